// Fields proposed for the columns of spreadsheets as letting offices write them.

import { describe, expect, it } from 'vitest'
import { columnValues, sampledCells, sampleOf } from './column-values.ts'
import type { Cell } from './import-cells.ts'
import { proposedColumns } from './proposed-columns.ts'

const labelsByKey: Record<string, string[]> = {
  objects_field_reference_number: ['Objektnummer', 'Numéro d’objet'],
  objects_column_reference_number: ['Nummer', 'Numéro'],
  objects_column_title: ['Objekt', 'Objet'],
  objects_field_title: ['Bezeichnung', 'Désignation'],
  objects_field_rooms: ['Zimmer', 'Pièces'],
  objects_field_move_in_date: ['Bezug ab', 'Entrée dès le'],
  objects_field_netRent: ['Nettomiete', 'Loyer net'],
  objects_field_ancillaryCost: ['Nebenkosten', 'Frais accessoires'],
  buildings_field_street: ['Strasse', 'Rue'],
  buildings_field_houseNumber: ['Hausnummer', 'Numéro'],
}
const vocabulary = {
  labels: (key: string) => labelsByKey[key] ?? [],
  wordsOf: () =>
    new Map([
      ['wohnung', 'apartment'],
      ['parkplatz', 'parkingspace'],
    ]),
}

function proposedFor(sheet: Record<string, readonly Cell[]>, known: readonly string[] = []) {
  const columns = Object.entries(sheet).map(([heading, cells]) => ({
    heading,
    values: columnValues(cells, (number) => known.includes(number), new Set()),
    isLeftOut: false,
  }))
  return proposedColumns(columns, vocabulary).map((one) => (one ? `${one.key}${one.isSure ? '' : '?'}` : null))
}

describe('a column', () => {
  it.each<[string, Cell[], string | null]>([
    ['Anz. Zimmer', [3.5, 4], 'rooms'],
    ['Zi.', ['3½', '4.5'], 'rooms'],
    ['Nb pièces', [3.5], 'rooms'],
    ['Nombre total de pièces', [3.5], 'rooms'],
    ['frei ab', ['01.04.2027', 'sofort'], 'move_in_date'],
    ['verfügbar ab', [new Date('2027-04-01T00:00:00Z')], 'move_in_date'],
    ['libre dès', ['1er avril 2027'], 'move_in_date'],
    ['frei', ['ja', 'nein'], null],
    ['frei', ['01.04.2027'], 'move_in_date?'],
    ['Miete', [1850, 1900], 'netRent?'],
    ['Nettomiete', ['auf Anfrage'], 'netRent?'],
    ['Nettomiete', [], 'netRent'],
    ['Lage', ['Gartenweg 7', 'Seestrasse 12a'], 'building_street?'],
    ['', ['8400 Winterthur', '8406 Winterthur'], 'building_city?'],
    ['Grösse', [3.5, 4], 'rooms?'],
    ['Was', ['Wohnung', 'Parkplatz'], 'objectType?'],
    ['Kürzel', ['W-01', 'W-02'], 'reference_number?'],
    ['Sonstiges', ['x', 'x'], null],
  ])('«%s» with %j is %s', (heading, cells, proposed) => {
    expect(proposedFor({ [heading]: cells })).toEqual([proposed])
  })

  it('«Nr» is the object number if its values are, and the house number beside a street', () => {
    expect(proposedFor({ Nr: ['X-01', 'X-02'], Strasse: ['Gartenweg 7', 'Gartenweg 7'] })).toEqual([
      'reference_number',
      'building_street',
    ])
    expect(proposedFor({ Objektnummer: ['X-01', 'X-02'], Strasse: ['Gartenweg', 'Seeweg'], Nr: ['7', '9'] })).toEqual([
      'reference_number',
      'building_street',
      'building_houseNumber',
    ])
    expect(proposedFor({ Nr: ['101', '102'], Strasse: ['Gartenweg 7', 'Gartenweg 7'] })[0]).toBe('reference_number?')
  })

  it('whose values are known object numbers is the object number, with any heading', () => {
    const sheet = { Bezeichnung: ['A1', 'A2'], Zweite: ['B1', 'B2'] }
    expect(proposedFor(sheet, ['A1', 'A2'])).toEqual(['reference_number', null])
    expect(proposedFor(sheet, ['B1', 'B2'])).toEqual(['title', 'reference_number'])
  })
})

it('reads a bounded sample from all parts of a long column', () => {
  const rows = Array.from({ length: 20_000 }, (_, at) => ({ cells: [at < 10_000 ? 'A' : 'B'] }))
  const sample = sampleOf(rows, 0)
  expect(sample).toHaveLength(sampledCells)
  expect(new Set(sampleOf(rows, 0))).toEqual(new Set(['A', 'B']))
})
