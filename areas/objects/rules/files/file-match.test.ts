import { describe, expect, it } from 'vitest'
import { categoryOf, matcherOf } from './file-match.ts'

const numbers = ['12.3', '12.3/4', '12.34', 'A 7', 'Büel-1', 'X/1', 'X-1', 'Y/2', 'Y 2', '---']
const match = matcherOf(numbers.map((referenceNumber) => ({ id: referenceNumber, referenceNumber })))

describe('a file belongs to', () => {
  it.each([
    ['12.3.jpg', ['12.3'], ''],
    ['12.3_grundriss.pdf', ['12.3'], 'grundriss'],
    ['12-3_Wohnzimmer (2).JPG', ['12.3'], 'wohnzimmer 2'],
    // The longest number wins, whichever separator the file name uses.
    ['12.3_4.jpg', ['12.3/4'], ''],
    ['12.3-4_situation.pdf', ['12.3/4'], 'situation'],
    ['12 3 4 plan.pdf', ['12.3/4'], 'plan'],
    ['12.34.jpg', ['12.34'], ''],
    ['A_7_isometrie.png', ['A 7'], 'isometrie'],
    ['a 7.png', ['A 7'], ''],
    // File names from macOS use decomposed letters.
    ['Bu\u0308el-1_Küche.jpg', ['Büel-1'], 'kuche'],
    // A number ends at a separator.
    ['12.345.jpg', [], '12 345'],
    ['A77.jpg', [], 'a77'],
    ['IMG_0012.jpg', [], 'img 0012'],
    // Numbers that differ only in the separator: an exact match wins, otherwise both are candidates.
    ['X-1_plan.pdf', ['X-1'], 'plan'],
    ['X_1_plan.pdf', ['X/1', 'X-1'], 'plan'],
    ['Y 2.jpg', ['Y 2'], ''],
    ['---.jpg', [], ''],
  ])('%s: %j', (name, ids, rest) => {
    const found = match(name)
    expect([found.objects.map(({ id }) => id), found.rest]).toEqual([ids, rest])
  })
})

describe('a file is', () => {
  it.each([
    ['grundriss', 'application/pdf', 'layout_plan'],
    ['plan 2', 'image/png', 'layout_plan'],
    ['isometrie', 'image/jpeg', 'isometry'],
    ['plan de situation', 'application/pdf', 'situation_plan'],
    ['situation', 'application/pdf', 'situation_plan'],
    ['factsheet', 'application/pdf', 'factsheet'],
    ['fiche technique', 'application/pdf', 'factsheet'],
    ['dossier', 'application/pdf', 'pdf_file'],
    ['', 'application/pdf', 'pdf_file'],
    ['', 'image/webp', 'image'],
    ['wohnzimmer', 'image/jpeg', 'image'],
    // A keyword inside a longer word does not match.
    ['planetarium', 'image/jpeg', 'image'],
  ])('«%s» (%s): %s', (rest, type, category) => {
    expect(categoryOf(rest, type)).toBe(category)
  })
})
