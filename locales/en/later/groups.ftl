### Groups that compare their daily results.

daily-groups = Groups
daily-groups-text = Friends, a class, colleagues: a group has a daily leaderboard of its own. No account needed; the link or the code is the way in.
daily-groups-more = New group, or join one
daily-group-new = New group
daily-group-title = Name of the group
daily-group-create = Create group
daily-group-known = Join a group
daily-group-code-field = Code or link of the group
daily-group-code-fault = That isn’t the code of a group.
daily-group-find = Find group
# $title (String) - of the group
daily-group-invited = Join the group “{ $title }”?
# $count (Number) - how many
daily-group-members = { $count ->
    [one] { $count } member
   *[other] { $count } members
}
daily-group-text = Members see each other’s points for every day, under the name you enter here. Anyone with the code can join.
daily-group-join = Join
daily-group-not-now = Not now
daily-group-none = This group doesn’t exist, or no longer does.
daily-group-full = This group is full.
daily-group-later = You’ll see this group’s results after your own try.
# $played (Number) - have a result
# $count (Number) - members of the group, two or more in most cases
daily-group-played = { $played } of { $count } have played
daily-group-invite = Invite or leave
daily-group-code = Code:
daily-group-leave = Leave group
# $title (String) - of the group
daily-group-leave-sure = Leave “{ $title }”? Your points disappear from its leaderboard.
# $title (String) - of the group
# $link (String) - leads into it
daily-group-invitation = Join our group “{ $title }” for the daily deal in Sideboards: { $link }
