// Cell values as written in Switzerland, in German and French.

import { describe, expect, it } from 'vitest'
import { addressIn, addressKey } from './import-address.ts'
import { readCell, textIn, type Cell, type CellKind } from './import-cells.ts'

const valueOf = (kind: CellKind, cell: Cell) => {
  const told = readCell(
    kind,
    cell,
    new Map([
      ['buro', 'office'],
      ['balkon', 'balcony'],
      ['lift', 'lift'],
    ]),
  )
  return told && 'problem' in told ? told.problem : told?.value
}

describe('a cell', () => {
  it.each<[Cell, unknown]>([
    [1950, 1950],
    ['1950', 1950],
    ["1'950.–", 1950],
    ['1’950.--', 1950],
    ['CHF 1 950,50', 1950.5],
    ['1\u202f950,50 CHF', 1950.5],
    ['Fr. 1.950,50', 1950.5],
    ["1'234'567.05", 1_234_567.05],
    ['86,4 m²', 86.4],
    ['3.5', 3.5],
    ['0.125', 0.125],
    ['-1', -1],
    // Ambiguous: both readings would be a valid price.
    ['1.950', 'objects_import_number_unclear'],
    ['1,950', 'objects_import_number_unclear'],
    ['auf Anfrage', 'objects_import_no_number'],
    ['3 1/2', 'objects_import_no_number'],
    ['3½', 3.5],
    ['3 ½', 3.5],
    ['½', 0.5],
    ['3½½', 'objects_import_no_number'],
    ['3.5-Zi', 3.5],
    ['4½-Zimmer-Wohnung', 4.5],
    ['3,5 pièces', 3.5],
    ["CHF 1'950.00 / Mt.", 1950],
    ['pauschal', 'objects_import_no_number'],
    [{ error: '#N/A' }, 'objects_import_cell_error'],
    [{ error: '=B2*12' }, 'objects_import_formula_without_result'],
  ])('%s is the number %s', (cell, number) => {
    expect(valueOf('number', cell)).toBe(number)
  })

  it.each<[Cell, unknown]>([
    ['01.04.2027', '2027-04-01'],
    ['1.4.27', '2027-04-01'],
    ['2027-04-01', '2027-04-01'],
    [new Date('2027-04-01T00:00:00Z'), '2027-04-01'],
    [46_478, '2027-04-01'],
    ['31.02.2027', 'general_date_not_valid'],
    ['1. April 2027', '2027-04-01'],
    ['1er avril 2027', '2027-04-01'],
    ['15. März 2027', '2027-03-15'],
    ['1 juillet 2027', '2027-07-01'],
    ['30. Juni 2027', '2027-06-30'],
    ['1er août 2027', '2027-08-01'],
    ['ab 01.04.2027', '2027-04-01'],
    ['dès le 1.4.2027', '2027-04-01'],
    ['per 1. Mai 2027', '2027-05-01'],
    ['31. Juni 2027', 'general_date_not_valid'],
    ['1. Lenz 2027', 'general_date_not_valid'],
    ['04/2027', 'general_date_not_valid'],
    // These words contain no day: an object without a day is free at once.
    ['sofort', null],
    ['nach Vereinbarung', null],
    ['à convenir', null],
    [{ error: '#REF!' }, 'objects_import_cell_error'],
  ])('%s is the day %s', (cell, day) => {
    expect(valueOf('day', cell)).toBe(day)
  })

  it.each<[Cell, unknown]>([
    [true, true],
    ['Ja', true],
    ['oui', true],
    ['X', true],
    ['Nein', false],
    ['non', false],
    [0, false],
    ['vielleicht', 'objects_import_yes_or_no'],
  ])('%s says %s', (cell, said) => {
    expect(valueOf('yesNo', cell)).toBe(said)
  })

  it('names a choice by its word however it is written, and several with separators', () => {
    expect(valueOf('choice', ' BÜRO ')).toBe('office')
    expect(valueOf('choice', 'Scheune')).toBe('objects_import_unknown_word')
    expect(valueOf('choices', 'Balkon, Lift; Balkon')).toEqual(['balcony', 'lift'])
    expect(valueOf('choices', 'Balkon, Pool')).toBe('objects_import_unknown_word')
  })

  it('that shows an error is not empty', () => {
    expect(textIn({ error: '#N/A' })).toBe('#N/A')
    expect(valueOf('line', { error: '#N/A' })).toBe('objects_import_cell_error')
  })

  it('that is empty says nothing, and a dash takes away', () => {
    expect([valueOf('line', null), valueOf('line', '  ')]).toEqual([undefined, undefined])
    expect([valueOf('number', '–'), valueOf('choices', '-')]).toEqual([null, []])
  })
})

describe('an address', () => {
  it('may share its cells, and is one house however it is written', () => {
    const whole = { street: 'Lindenhofstrasse', houseNumber: '12a', postalCode: '8400', city: 'Winterthur' }
    expect(addressIn({ street: 'Lindenhofstrasse 12a', city: '8400 Winterthur' })).toEqual(whole)
    expect(addressIn({ ...whole, postalCode: 'CH-8400' })).toEqual(whole)
    expect(addressIn({ street: 'Rue du 31 Décembre', houseNumber: '4' }).houseNumber).toBe('4')
    expect(addressKey({ ...whole, street: 'LINDENHOFSTR.', houseNumber: '12 A' })).toBe(addressKey(whole))
    expect(addressKey({ ...whole, houseNumber: '' })).toBeNull()
  })
})
