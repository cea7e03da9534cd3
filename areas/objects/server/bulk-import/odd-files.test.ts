// Files from other programs and with manual errors: readable values are imported, unreadable ones are reported.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { useWorld } from '#platform/server/testing/world.ts'
import { bombWorkbook } from '#platform/server/testing/costly-sheets.ts'
import { ask, bringIn, check, deskIn, editOf, readingOf, upload } from '../testing/spreadsheets.ts'

const world = useWorld()
const file = (name: string) => readFileSync(join(import.meta.dirname, '../testing/sheets', name))

interface CheckedRow {
  referenceNumber: string
  outcome: string
  problems: { column: number | null; message: string }[]
}

async function checked(name: string) {
  const { answer } = await check(await deskIn(world), file(name), {}, name)
  const rows: CheckedRow[] = answer.rows
  return { answer, row: (number: string) => rows.find(({ referenceNumber }) => referenceNumber === number) }
}

/** Returns the data of the objects after the import of a file. */
async function broughtIn(name: string) {
  const desk = await deskIn(world)
  const { import: past } = await bringIn(desk, file(name), {}, name)
  return { counts: past.counts, dataOf: async (number: string) => (await editOf(desk, number)).data }
}

describe('a workbook', () => {
  it('without cell references is read', async () => {
    const { counts, dataOf } = await broughtIn('x04-no-cell-refs.xlsx')
    expect(counts).toEqual({ created: 1, changed: 0, unchanged: 0, rejected: 0 })
    expect(await dataOf('BX-4')).toMatchObject({ rooms: 3.5, netRent: 1950, move_in_date: '2027-04-01' })
  })

  it('with errors and formulas without a result has them named at their cells', async () => {
    const { answer, row } = await checked('x07-formulas-errors.xlsx')
    expect(answer.counts).toMatchObject({ created: 0, rejected: 2 })
    expect(row('BX-7')?.problems).toEqual([{ column: 10, message: 'Die Zelle zeigt den Fehler «#N/A»' }])
    expect(row('BX-7b')?.problems).toEqual([
      {
        column: 9,
        message:
          'Die Formel «=VLOOKUP(1,2,3)» hat kein gespeichertes Ergebnis. Bitte die Datei in Excel öffnen und speichern',
      },
    ])
  })

  it('has its visible sheet proposed, though a hidden one comes first', async () => {
    const { preview } = await readingOf(await deskIn(world), file('x12-hidden-sheet-first.xlsx'))
    expect(preview.sheet).toBe('Objekte')
    expect(preview.sheets).toEqual([
      { name: 'Listen', rows: 2, isHidden: true },
      { name: 'Objekte', rows: 2, isHidden: false },
    ])
    expect(preview.hiddenRows).toBe(0)
  })

  it('in Swiss spellings is understood, and zeros of a number format stay', async () => {
    const name = 'x14-plz-float-text-apostrophe.xlsx'
    const { row } = await checked(name)
    expect(row('BX-16')?.problems.map(({ message }) => message)).toEqual(['«pauschal» ist keine Zahl'])
    expect(row('BX-20')?.problems).toHaveLength(1)
    const { counts, dataOf } = await broughtIn(name)
    expect(counts).toMatchObject({ created: 9, rejected: 2 })
    for (const number of ['BX-14', 'BX-15', '00123']) {
      expect(await dataOf(number)).toMatchObject({ reference_number: number, rooms: 3.5, netRent: 1950 })
    }
    for (const number of ['BX-17', 'BX-18']) expect(await dataOf(number)).toMatchObject({ move_in_date: null })
    for (const number of ['BX-19', 'BX-21', 'BX-22']) {
      expect(await dataOf(number)).toMatchObject({ move_in_date: '2027-04-01' })
    }
  })

  it('that unpacks to more than 25 MB is refused', async () => {
    const answer = (await upload(await deskIn(world), await bombWorkbook(60))).json()
    expect(answer.errors[0].message).toMatch(/^Die entpackte Datei ist grösser als 25 MB/)
  })
})

describe('a table of text', () => {
  it('in UTF-16 with the high byte first is read', async () => {
    const { answer } = await checked('c04-utf16be-tab.csv')
    expect(answer.counts).toMatchObject({ created: 1, rejected: 0 })
  })

  it('with one quotation mark too many is refused with its line', async () => {
    const answer = (await upload(await deskIn(world), file('c08-stray-quote-at-start.csv'), 'c08.csv')).json()
    expect(answer.errors[0].message).toBe('In Zeile 2 fehlt ein schliessendes Anführungszeichen.')
  })
})

it('reads a file once: later steps use the kept rows', async () => {
  const desk = await deskIn(world)
  const { id, reading } = await readingOf(desk, file('x04-no-cell-refs.xlsx'))
  const { files } = world.services
  await files.put(`${desk.home.id}/${id}`, Buffer.from('no longer a workbook'))
  const { counts } = (await ask(desk, `/${id}/check`, reading)).json()
  expect(counts.created).toBe(1)
  expect((await bringIn(desk, file('x04-no-cell-refs.xlsx'))).status).toBe(200)
})
