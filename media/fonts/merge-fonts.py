"""Joins the files of one family, each holding a part of the letters, into one font.

Reads /job.json: {"masters": [[path, ...], ...], "axis": [400, 600] or null, "kern": 8, "name": "...", "output": path}.
Every master lists the same files at another weight. Runs inside the WebAssembly Python of the npm package
@web-alchemy/fonttools; no Python is needed on the machine.
"""
import json
from fontTools.designspaceLib import AxisDescriptor, DesignSpaceDocument, SourceDescriptor
from fontTools.merge import Merger, Options
from fontTools.ttLib import TTFont
from fontTools.varLib import build

# Kazakh letters and the letters of the same outline. The files hold no kerning across their borders, so «Қа» would
# be set wider than «Ка»; a Kazakh letter takes over the kerning of its twin.
TWINS = dict(zip('ҒғҚқҢңӨөҮүҺһӘә', 'ГгКкНнОоҰұНнОо'))

# Vertical layout and what is remade or means nothing for so few letters.
DROPPED = ['BASE', 'DSIG', 'GDEF', 'STAT', 'vhea', 'vmtx']


def merge(paths):
    for path in paths:
        font = TTFont(path)
        letters = {chr(code) for code in font.getBestCmap()}
        if 'GPOS' in font and letters <= set(TWINS) | {'₸'}:
            del font['GPOS']
            font.save(path)
    options = Options()
    options.drop_tables = DROPPED
    font = Merger(options=options).merge(paths)
    adopt_kerning(font)
    return font


def adopt_kerning(font):
    glyphs = font.getBestCmap()
    pairs = [(glyphs[ord(a)], glyphs[ord(b)]) for a, b in TWINS.items() if ord(a) in glyphs and ord(b) in glyphs]
    order = font.getGlyphID
    for lookup in font['GPOS'].table.LookupList.Lookup:
        for table in lookup.SubTable:
            table = getattr(table, 'ExtSubTable', table)
            if type(table).__name__ != 'PairPos':
                continue
            if table.Format == 1:
                sets = dict(zip(table.Coverage.glyphs, table.PairSet))
                for pair_set in sets.values():
                    adopt_second(pair_set, pairs, order)
                sets.update({letter: sets[twin] for letter, twin in pairs if twin in sets})
                table.Coverage.glyphs = sorted(sets, key=order)
                table.PairSet = [sets[glyph] for glyph in table.Coverage.glyphs]
            else:
                covered = set(table.Coverage.glyphs)
                covered.update(letter for letter, twin in pairs if twin in covered)
                table.Coverage.glyphs = sorted(covered, key=order)
                for classes in (table.ClassDef1.classDefs, table.ClassDef2.classDefs):
                    classes.update({letter: classes[twin] for letter, twin in pairs if twin in classes})


def adopt_second(pair_set, pairs, order):
    known = {record.SecondGlyph: record for record in pair_set.PairValueRecord}
    for letter, twin in pairs:
        if twin in known:
            copy = type(known[twin])()
            copy.__dict__.update(known[twin].__dict__, SecondGlyph=letter)
            known[letter] = copy
    pair_set.PairValueRecord = sorted(known.values(), key=lambda record: order(record.SecondGlyph))


def drop_small_kerning(font, least):
    """Leaves out pairs that move a letter by less than so many thousandths of its size: nobody sees them."""
    least = least * font['head'].unitsPerEm / 1000
    for lookup in font['GPOS'].table.LookupList.Lookup:
        for table in lookup.SubTable:
            table = getattr(table, 'ExtSubTable', table)
            if type(table).__name__ != 'PairPos':
                continue
            if table.Format == 1:
                for pair_set in table.PairSet:
                    pair_set.PairValueRecord = [
                        record for record in pair_set.PairValueRecord if not is_small(record.Value1, least)
                    ]
                kept = [pair for pair in zip(table.Coverage.glyphs, table.PairSet) if pair[1].PairValueRecord]
                table.Coverage.glyphs = [glyph for glyph, _ in kept]
                table.PairSet = [pair_set for _, pair_set in kept]
            else:
                for first in table.Class1Record:
                    for second in first.Class2Record:
                        if is_small(second.Value1, least):
                            second.Value1.XAdvance = 0


def is_small(value, least):
    """What differs between the weights stays."""
    advance = getattr(value, 'XAdvance', 0)
    return abs(advance) < least and getattr(value, 'XAdvDevice', None) is None


def vary(fonts, weights):
    """One font with a weight axis between two that differ in nothing but weight."""
    space = DesignSpaceDocument()
    axis = AxisDescriptor()
    axis.tag, axis.name = 'wght', 'Weight'
    axis.minimum, axis.default, axis.maximum = weights[0], weights[0], weights[-1]
    space.addAxis(axis)
    for font, weight in zip(fonts, weights):
        source = SourceDescriptor()
        source.font, source.location = font, {'Weight': weight}
        space.addSource(source)
    return build(space)[0]


def rename(font, name):
    """Our name instead of the original's; copyright and licence (0, 13, 14) stay."""
    table = font['name']
    table.names = [record for record in table.names if record.nameID in (0, 13, 14)]
    for number, text in {1: name, 2: 'Regular', 3: name, 4: name, 6: name.replace(' ', '')}.items():
        table.setName(text, number, 3, 1, 0x409)


job = json.load(open('/job.json'))
fonts = [merge(paths) for paths in job['masters']]
if job['axis']:
    # Saved and read again: the builder wants fonts as they are on disk.
    for number, font in enumerate(fonts):
        font.save(f'/master-{number}.ttf')
    result = vary([TTFont(f'/master-{number}.ttf') for number in range(len(fonts))], job['axis'])
else:
    result = fonts[0]
drop_small_kerning(result, job['kern'])
rename(result, job['name'])
# No time of day in the file: the same originals make the same bytes, and so the same file name.
result.recalcTimestamp = False
result['head'].created = result['head'].modified = 0
result.save(job['output'])
