"""Makes the typeface of the pictures: python -m pip install fonttools brotli; npm pack @fontsource-variable/jost (5.3.0),
unpack it here, and run this. The pictures need TrueType, one file per weight, and more letters than the page."""

from fontTools import subset
from fontTools.merge import Merger
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

SETS = ("latin", "latin-ext", "cyrillic")

for weight, name in ((500, "Medium"), (700, "Bold")):
    parts = []
    for letters in SETS:
        font = TTFont(f"package/files/jost-{letters}-wght-normal.woff2")
        font.flavor = None
        font = instancer.instantiateVariableFont(font, {"wght": weight}, updateFontNames=False)
        parts.append(f"{letters}-{weight}.ttf")
        font.save(parts[-1])
    Merger().merge(parts).save("merged.ttf")
    options = subset.Options()
    options.hinting = False
    options.glyph_names = False
    options.layout_features = ["kern", "mark", "mkmk", "ccmp", "locl"]
    options.name_IDs = [0, 1, 2, 4, 5, 6, 13, 14]
    font = subset.load_font("merged.ttf", options)
    small = subset.Subsetter(options)
    small.populate(unicodes=font.getBestCmap())
    small.subset(font)
    font["OS/2"].usWeightClass = weight
    names = {1: "Jost", 2: "Regular" if weight == 500 else "Bold", 4: f"Jost {name}", 6: f"Jost-{name}"}
    for record in font["name"].names:
        record.string = names.get(record.nameID, record.string)
    subset.save_font(font, f"jost-{name.lower()}.ttf", options)
