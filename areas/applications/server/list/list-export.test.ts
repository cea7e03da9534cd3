import { readSheets } from '#platform/server/testing/read-sheets.ts'
import { afterEach, describe, expect, it } from 'vitest'
import type { BulkRequest } from '#platform/contract/table.ts'
import { useWorld } from '#platform/server/testing/world.ts'
import { answered, askForAction, everything, placeWith, type Place } from '../testing/asking.ts'
import { auditEntries } from '#platform/server/testing/auditing.ts'
import { plantWish } from '../testing/planting.ts'

const world = useWorld()
afterEach(() => world.setTime(new Date()))

async function exported(place: Place, request: Partial<BulkRequest>) {
  const response = await askForAction(world, place, { bulkAction: 'exportExcel', targets: everything, ...request })
  const [sheet] = await readSheets(answered(response).rawPayload)
  // Spreadsheets store an instant as a fraction of a day, precise to about a second.
  const rows = sheet?.data.map((row) => row.map((cell) => (cell instanceof Date ? toSecond(cell) : cell))) ?? []
  return { response, rows, name: sheet?.sheet }
}

const toSecond = (moment: Date) => new Date(Math.round(moment.getTime() / 1000) * 1000)

describe('the list as a spreadsheet', () => {
  it('holds the shown columns in their order, typed', async () => {
    const fields = { contactName: 'Zoë <Müller> & "Co"', number: 17, income: 84_000, overallEvaluation: 'A' as const }
    const createdAt = new Date('2026-03-31T22:30:00Z')
    const place = await placeWith(world, [{ ...fields, moveInWish: '2026-06-01', createdAt, hasPets: true }])
    await plantWish(world, place.home, { title: 'Dachwohnung', rooms: 3.5, by: place.ids })
    const shown = ['number', 'adults', 'priorities', 'income', 'overall_evaluation']
    const columns = [...shown, 'move_in_wish', 'created', 'pets', 'state']
    const { rows, name, response } = await exported(place, { columns })
    expect(name).toBe('Bewerbungen')
    expect(rows[0]?.join()).toBe(
      'Nr.,Erwachsene,Wunschobjekte,Einkommen,Beurteilung,Einzug gewünscht,Eingegangen,Haustiere,Status',
    )
    const day = new Date('2026-06-01T00:00:00Z')
    // 00:30 in Switzerland; spreadsheets have no time zones.
    const moment = new Date('2026-04-01T00:30:00Z')
    const words = [fields.contactName, 'Dachwohnung']
    expect(rows[1]).toEqual([17, ...words, 84_000, 'A', day, moment, 'Ja', 'Neu'])
    expect(response.headers['content-disposition']).toMatch(/filename\*=UTF-8''Bewerbungen%20\d{4}-\d\d-\d\d\.xlsx$/)
  })

  it('is named after the Swiss day, also in the first hour of it', async () => {
    const place = await placeWith(world, [{}])
    world.setTime(new Date('2026-12-31T23:30:00Z'))
    const { response } = await exported(place, {})
    expect(response.headers['content-disposition']).toContain('Bewerbungen%202027-01-01.xlsx')
  })

  it('holds what matches in the sort of the list', async () => {
    const place = await placeWith(world, [
      { contactName: 'Anna Muster', income: 50_000 },
      { contactName: 'Beat Muster', income: 90_000 },
      { contactName: 'Carla Meier', income: 70_000 },
    ])
    const request = { targets: { ...everything, search: 'muster' }, sort: '-income', columns: ['adults'] }
    expect((await exported(place, request)).rows.slice(1)).toEqual([['Beat Muster'], ['Anna Muster']])
    const chosen = { targets: place.ids.slice(1), sort: 'income', columns: ['adults'] }
    expect((await exported(place, chosen)).rows.slice(1)).toEqual([['Carla Meier'], ['Beat Muster']])
  })

  it('takes the visible columns of the project when none are named', async () => {
    const { rows } = await exported(await placeWith(world, [{}]), {})
    expect(rows[0]).toContain('Erwachsene')
    expect(rows[0]).not.toContain('Haustiere')
  })

  it('is complete over many portions', async () => {
    const given = Array.from({ length: 1203 }, () => ({}))
    const { rows } = await exported(await placeWith(world, given), { columns: ['number'], sort: 'number' })
    expect(rows.slice(1).map(([number]) => number)).toEqual(given.map((_, index) => index + 1))
  })

  it('leaves an entry in the audit with the number of rows', async () => {
    const place = await placeWith(world, [{}, {}])
    await exported(place, {})
    const [entry] = await auditEntries(world, place.home, 'list.exported')
    expect(entry?.changes).toEqual([{ field: 'rows', old: null, new: 2 }])
  })

  it('holds nothing of another workspace', async () => {
    const place = await placeWith(world, [{}])
    const stranger = await placeWith(world, [{}])
    const { rows } = await exported(place, { targets: stranger.ids })
    expect(rows).toHaveLength(1)
  })

  it.each([{ columns: ['password'] }, { columns: [] }, { columns: ['detail'] }, { sort: 'password' }])(
    'refuses %j',
    async (request) => {
      const place = await placeWith(world, [{}])
      const response = await askForAction(world, place, { bulkAction: 'exportExcel', targets: everything, ...request })
      expect(response.statusCode).toBe(422)
    },
  )
})

describe('dossiers of the list', () => {
  const fetchDossiers = async (place: Place, targets: string[]) =>
    askForAction(world, place, { bulkAction: 'dossier', targets })

  it('are a PDF of one household, and an archive of several', async () => {
    const place = await placeWith(world, [{ contactName: 'Anna Muster' }, { contactName: 'Beat Meier' }])
    const one = await fetchDossiers(place, place.ids.slice(0, 1))
    expect(one.headers['content-type']).toContain('application/pdf')
    expect(one.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    expect(one.headers['content-disposition']).toContain('Anna')
    const both = await fetchDossiers(place, place.ids)
    expect(both.headers['content-type']).toContain('application/zip')
  })

  it('are not of another workspace', async () => {
    const place = await placeWith(world, [{ contactName: 'Anna Muster' }])
    const abroad = await placeWith(world, [{ contactName: 'Fremd Person' }])
    expect((await fetchDossiers(abroad, place.ids)).statusCode).toBe(422)
  })
})
