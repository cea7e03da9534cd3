// Tests that files from users are read as written, and that the exported template can be imported.

import { describe, expect, it } from 'vitest'
import { useOwnWorld } from '#platform/server/testing/world.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { ask, bringIn, csv, deskIn, readingOf, sheetOf, upload, workbook } from '../testing/spreadsheets.ts'
import { forgetImports } from './forgotten.ts'

const world = useOwnWorld()

describe('a file', () => {
  it.each([
    [
      'semicolons, Windows-1252',
      Buffer.from(
        'Objektnummer;Bezeichnung;Fl\u00e4che;Geb\u00e4ude\r\nA-1;Dach \u00abS\u00fcd\u00bb;86,4;Haus',
        'latin1',
      ),
    ],
    [
      'commas, UTF-8 with its mark',
      Buffer.from('\ufeffObjektnummer,Bezeichnung,Fläche,Gebäude\nA-1,Dach «Süd»,"86,4",Haus'),
    ],
    [
      'tabs, UTF-16',
      Buffer.from('\ufeffObjektnummer\tBezeichnung\tFläche\tGebäude\r\nA-1\tDach «Süd»\t86,4\tHaus', 'utf16le'),
    ],
    [
      'a line that names the separator',
      csv('sep=|', 'Objektnummer|Bezeichnung|Fläche|Gebäude', 'A-1|Dach «Süd»|86,4|Haus'),
    ],
  ])('of text with %s is read', async (_what, content) => {
    const desk = await deskIn(world)
    const { preview } = await readingOf(desk, content, {}, 'Liste.csv')
    expect(preview).toMatchObject({ rows: 1, headerRow: 1, fileName: 'Liste.csv' })
    expect(preview.columns).toEqual([
      {
        heading: 'Objektnummer',
        examples: ['A-1'],
        proposed: 'reference_number',
        leftOut: null,
        isSure: true,
        knownNumbers: 0,
      },
      {
        heading: 'Bezeichnung',
        examples: ['Dach «Süd»'],
        proposed: 'title',
        leftOut: null,
        isSure: true,
        knownNumbers: 0,
      },
      { heading: 'Fläche', examples: ['86,4'], proposed: 'area', leftOut: null, isSure: true, knownNumbers: 0 },
      {
        heading: 'Gebäude',
        examples: ['Haus'],
        proposed: 'building_title',
        leftOut: null,
        isSure: true,
        knownNumbers: 0,
      },
    ])
  })

  it('has its headings found below a title, in French and by the names of the feed', async () => {
    const desk = await deskIn(world)
    const content = await workbook(
      ['Liste 2026', '', '', '', ''],
      [null, null],
      ['Numéro d’objet', 'Loyer net', 'rooms', 'Balcon m²', 'Sonstiges'],
      ['A-1', 1200, 3, 8, 'x'],
    )
    const { preview } = await readingOf(desk, content)
    expect([preview.headerRow, preview.rows]).toEqual([3, 1])
    const proposed = preview.columns.map((column: { proposed: string | null }) => column.proposed)
    expect(proposed).toEqual(['reference_number', 'netRent', 'rooms', 'balconyArea', null])
  })

  it('that is no table is not taken in', async () => {
    const desk = await deskIn(world)
    for (const content of [Buffer.from([0x50, 0x4b, 3, 4, 9, 9]), Buffer.from('\u0000\u0001'), Buffer.from('\n \n')]) {
      const answer = (await upload(desk, content)).json()
      expect([answer.uploaded, answer.errors[0].message]).toEqual([[], expect.stringMatching(/Tabelle|Dateityp/)])
    }
  })
})

describe('the template', () => {
  it.each([
    ['', 'Objektnummer'],
    ['/fr', 'Numéro d’objet'],
  ])('%s can be filled in and is understood in full', async (language, first) => {
    const desk = await deskIn(world)
    const url = `${language}/api/v1/objects/bulk-import/template?kind=apartment`
    const answer = await world.ask(desk.home, { url, as: desk.clerk })
    const [titles = []] = await sheetOf(answer.rawPayload)
    expect(titles[0]).toBe(first)
    const { preview } = await readingOf(desk, await workbook(titles.map(String), ['A-1']))
    expect(preview.columns.filter((column: { proposed: string | null }) => column.proposed === null)).toEqual([])
  })
})

describe('a file that was never imported', () => {
  it('is gone after a week, and one that was imported stays', async () => {
    const desk = await deskIn(world)
    const content = csv('Objektnummer;Bezeichnung', 'A-1;Eins')
    const { id: unused } = await readingOf(desk, content)
    const { id: used } = await bringIn(desk, content)
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)
    const night = (days: number) => {
      world.setTime(inDays(days))
      return asSystem(world.services, desk.home, forgetImports)
    }
    const stands = async (id: string) => (await ask(desk, `/${id}/preview`)).statusCode
    await night(6)
    expect(await stands(unused)).toBe(200)
    await night(8)
    world.setTime(new Date())
    expect([await stands(unused), await stands(used)]).toEqual([404, 200])
    await world.services.jobs.runDue()
  })
})
