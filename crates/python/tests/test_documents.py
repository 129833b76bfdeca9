"""The code in docs/LABORATORY.md and in the README runs as it stands there."""

import pathlib
import re

import pytest

ROOT = pathlib.Path(__file__).parents[3]


def blocks(document):
    return re.findall(r"^```python\n(.*?)^```", (ROOT / document).read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("document", ["docs/LABORATORY.md", "README.md", "crates/python/README.md"])
def test_every_block_runs(document, capsys):
    found = blocks(document)
    assert found
    known = {}
    for block in found:
        # A hundred updates are for people; three show that the code runs.
        exec(compile(block.replace("range(100)", "range(3)"), document, "exec"), known)
    assert "[57] of 63" in capsys.readouterr().out
