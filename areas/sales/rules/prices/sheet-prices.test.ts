import { describe, expect, it } from 'vitest'
import { findColumns, readPriceRows } from './sheet-prices.ts'

const headings = {
  number: ['Objektnummer', 'Numéro d’objet'],
  title: ['Objekt', 'Objet'],
  price: ['Neuer Preis (CHF)', 'Nouveau prix (CHF)', 'Preis'],
}

describe('the columns of a price sheet', () => {
  it.each([
    [
      'as exported',
      [['Gebäude', 'Objektnummer', 'Objekt', 'Geltender Preis (CHF)', 'Neuer Preis (CHF)']],
      [0, 1, 2, 4],
    ],
    ['in French, below a title', [['Prix 2027'], [], ['Objet', 'nouveau prix']], [2, null, 0, 1]],
    ['with the more precise price', [['Preis', 'Objektnummer', 'Neuer Preis']], [0, 1, null, 2]],
  ])('%s', (_title, rows, [header, number, title, price]) => {
    expect(findColumns(rows, headings)).toEqual({ header, number, title, price })
  })

  it.each([
    ['no object', [['Neuer Preis', 'Zimmer']]],
    ['no price', [['Objektnummer', 'Geltender Preis']]],
  ])('are missing with %s', (_title, rows) => {
    expect(findColumns(rows, headings)).toBeNull()
  })
})

describe('the rows of a price sheet', () => {
  const objects = [
    { id: 'a', title: 'Wohnung 1', referenceNumber: 'V4-1' },
    { id: 'b', title: 'Wohnung 2', referenceNumber: 'V4-2' },
    { id: 'c', title: 'Parkplatz', referenceNumber: 'P-1' },
    { id: 'd', title: 'Parkplatz', referenceNumber: 'P-2' },
  ]
  const read = (...rows: (string | number | null)[][]) =>
    readPriceRows([['Nr', 'Objekt', 'Preis'], ...rows], { header: 0, number: 0, title: 1, price: 2 }, objects)

  it('name the object by number or title, and the price in Swiss notation', () => {
    const rows = read(['v4-1', null, 920_000], [null, 'wohnung 2', "CHF 1'010'000.50"], [null, null, null])
    expect(rows.map(({ line, objectId, price, problem }) => [line, objectId, price, problem])).toEqual([
      [2, 'a', 920_000, null],
      [3, 'b', 1_010_000.5, null],
    ])
  })

  it.each([
    ['an unknown number', ['X', 'Wohnung 1', 1], 'sales_price_sheet_unknown'],
    ['a title of several objects', [null, 'Parkplatz', 1], 'sales_price_sheet_several'],
    ['no object', [null, null, 1], 'sales_price_sheet_no_object'],
    ['no price', ['V4-1', null, null], 'sales_price_sheet_no_price'],
    ['a dash', ['V4-1', null, '–'], 'sales_price_sheet_no_price'],
    ['a word', ['V4-1', null, 'auf Anfrage'], 'objects_import_no_number'],
    ['a price of zero', ['V4-1', null, 0], 'sales_price_sheet_wrong_price'],
    ['a negative price', ['V4-1', null, -5], 'sales_price_sheet_wrong_price'],
    ['three decimals', ['V4-1', null, 1000.123], 'sales_price_sheet_wrong_price'],
    ['a price that is too high', ['V4-1', null, 1_000_000_000], 'sales_price_sheet_wrong_price'],
  ])('with %s are named with the reason', (_title, row, key) => {
    const [only] = read(row)
    expect([only?.line, only?.objectId, only?.price, only?.problem?.key]).toEqual([2, null, null, key])
  })

  it('that name an object a second time are refused with the line of the first', () => {
    const [, second] = read(['V4-1', null, 900_000], ['V4-1', null, 910_000])
    expect(second?.problem).toEqual({ key: 'sales_price_sheet_twice', values: { line: 2 } })
  })
})
