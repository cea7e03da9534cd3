// Orders letting reports and reads their files: the PDF by its tags, the spreadsheet by its cells.

import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { countNow } from '#areas/analytics/server/testing/plant-figures.ts'
import { plantApplications } from '#areas/applications/server/testing/planting.ts'
import { applicationWish } from '#areas/applications/server/tables.ts'
import { plantBuilding, plantFlat, type FlatFields } from '#areas/objects/server/testing/planting.ts'
import { storedFile } from '#platform/server/files/tables.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { documentInfoOf, fontsOf } from '#platform/server/testing/poppler.ts'
import { useOwnWorld } from '#platform/server/testing/world.ts'
import { makeReport } from '../document/report-job.ts'
import { report } from '../tables.ts'
import { asking, order, path, type Scene } from '../testing/asking.ts'

const world = useOwnWorld()
const { ask, archiveOf, made, pdfOf, tagsOf, sheetsOf } = asking(world)

interface Houses extends Scene {
  north: string
  south: string
}

async function scene(): Promise<Houses> {
  const home = await world.workspace()
  const [north, south] = [await plantBuilding(world, home), await plantBuilding(world, home)]
  return { home, clerk: await world.person(home, 'admin'), north, south }
}

async function flat({ home, north }: Houses, fields: FlatFields = {}): Promise<string> {
  return plantFlat(world, home, { buildingId: north, ...fields })
}

/** Applications that wish for the objects, all with the same fields. */
async function wishing(
  { home }: Houses,
  wishes: { objectId: string; buildingId: string; fields: Parameters<typeof plantApplications>[2] }[],
): Promise<void> {
  let number = 1
  for (const { objectId, buildingId, fields } of wishes) {
    const ids = await plantApplications(
      world,
      home,
      fields.map((one) => ({ ...one, number: (number += 1) })),
    )
    await asSystem(world.services, home, ({ db }) =>
      db
        .insert(applicationWish)
        .values(ids.map((applicationId) => ({ workspaceId: home.id, applicationId, objectId, buildingId, rank: 1 }))),
    )
  }
}

const sheetNamed = (sheets: Awaited<ReturnType<typeof sheetsOf>>, name: string) =>
  sheets.find(({ sheet }) => sheet === name)?.data ?? []

describe('a letting report', () => {
  it('is ordered, made by a job, and kept with its filters and the date of its data', async () => {
    const at = await scene()
    await flat(at)
    const answer = await ask(at, 'POST', path, { ...order, comment: 'Stand vor dem Bezug' })
    expect(answer.json().report).toMatchObject({ state: 'queued', progress: 0, hasPdf: false })
    const { id } = answer.json().report
    expect((await ask(at, 'GET', `${path}/${id}/pdf`)).statusCode).toBe(409)
    await world.services.jobs.runDue()
    const { items, pagination, canCreate } = await archiveOf(at)
    expect([pagination.totalItems, canCreate]).toEqual([1, true])
    expect(items[0]).toMatchObject({
      id,
      state: 'done',
      progress: 100,
      hasPdf: true,
      hasSheet: true,
      filters: 'Alle Gebäude',
      createdBy: 'Nora Ammann',
    })
    expect(items[0].dataAt).toMatch(/^20/)
    const pdf = await ask(at, 'GET', `${path}/${id}/pdf`)
    expect(pdf.headers['content-disposition']).toContain('Vermietungsbericht%20Hofwiese.pdf')
  })

  it('is a PDF with title, language, headings and real tables for a screen reader', async () => {
    const at = await scene()
    await flat(at, { title: 'Wohnung 1', rooms: 4.5, moveInDate: '2027-04-01' })
    const { id } = await made(at, { comment: 'Stand vor dem Bezug' })
    const pdf = await pdfOf(at, id)
    const info = await documentInfoOf(pdf)
    expect(info).toMatch(/^Title: +Vermietungsbericht Hofwiese$/m)
    expect(info).toMatch(/^Tagged: +yes$/m)
    expect(pdf.toString('latin1')).toContain('/Lang (de-CH)')
    expect(pdf.toString('latin1')).toContain('<pdfuaid:part>1</pdfuaid:part>')
    for (const line of (await fontsOf(pdf)).split('\n').slice(2).filter(Boolean)) {
      expect(line).toMatch(/yes +yes +yes/)
    }
    const tags = await tagsOf(at, id)
    expect(tags).toMatch(/H1 \(block\)\n +"Vermietungsbericht Hofwiese"/)
    for (const heading of ['Kennzahlen', 'Gebäude', 'Objekte']) {
      expect(tags).toMatch(new RegExp(`H2 \\(block\\)\\n +"${heading}"`))
    }
    expect(tags).toMatch(/TH:\n +\/Scope \/Column\n +"Zimmer"/)
    expect(tags).toMatch(/TH:\n +\/Scope \/Row\n +"Wohnung 1"\n +TD\n +"4\.5"/)
    expect(tags).toContain('"Stand vor dem Bezug"')
    expect(tags).toContain('"01.04.2027"')
  })

  it('prints the same numbers as the spreadsheet and the list of objects', async () => {
    const at = await scene()
    const free = await flat(at, { title: 'Wohnung 1', grossRent: 185_050 })
    await flat(at, { title: 'Wohnung 2', grossRent: 200_000, progressState: 'rented' })
    await flat(at, { title: 'Wohnung 3', grossRent: null, buildingId: at.south, progressState: 'draft' })
    await wishing(at, [
      { objectId: free, buildingId: at.north, fields: [{}, { overallStar: true }, { progressState: 'inactive' }] },
    ])
    const { id } = await made(at)
    const sheets = await sheetsOf(at, id)
    const objects = sheetNamed(sheets, 'Objekte').slice(1)
    expect(objects.map((row) => [row[1], row[4], row[6]])).toEqual([
      ['Wohnung 1', 1850.5, 2],
      ['Wohnung 2', 2000, 0],
      ['Wohnung 3', null, 0],
    ])
    const list = await ask(at, 'GET', '/api/v1/objects/apartments?sortKey=title')
    const { body } = list.json().tableData
    const inList = body.map(({ num_applications: cell }: { num_applications: { value: string } }) => Number(cell.value))
    expect(new Set(inList)).toEqual(new Set(objects.map((row) => row[6])))
    const figures = sheetNamed(sheets, 'Kennzahlen')
    expect(figures[1]).toEqual(['Vermietet nach Anzahl', 1, 2, 0.5])
    expect(figures[2]).toEqual(['Vermietet nach Bruttomiete', 2000, 3850.5, 0.519])
    expect(figures[4]).toEqual(['Leerstand nach Bruttomiete', 1850.5, 3850.5, 0.481])
    const tags = await tagsOf(at, id)
    for (const written of ["CHF 1'850.50", "CHF 2'000.00", "CHF 3'850.50", '51.9 %', '48.1 %']) {
      expect(tags).toContain(`"${written}"`)
    }
  })

  it('tells small groups of households and sources as others', async () => {
    const at = await scene()
    const objectId = await flat(at)
    const fields = [
      ...Array.from({ length: 6 }, () => ({ householdType: 'family', source: 'platform' })),
      { householdType: 'couple', source: 'platform' },
    ]
    await wishing(at, [{ objectId, buildingId: at.north, fields }])
    const { id } = await made(at)
    const sheets = await sheetsOf(at, id)
    expect(sheetNamed(sheets, 'Haushalte').slice(1)).toEqual([['Übrige', 7, 1]])
    expect(sheetNamed(sheets, 'Gefunden über').slice(1)).toEqual([['Immobilienportal', 7, 1]])
  })

  it('counts what its filters say, and prints them on each page', async () => {
    const at = await scene()
    const one = await flat(at, { title: 'Wohnung 1' })
    await flat(at, { title: 'Wohnung 2', progressState: 'inactive' })
    const other = await flat(at, { title: 'Wohnung 3', buildingId: at.south })
    const starred = { overallStar: true }
    await wishing(at, [
      { objectId: one, buildingId: at.north, fields: [starred, {}, { ...starred, progressState: 'inactive' }] },
      { objectId: other, buildingId: at.south, fields: [starred] },
    ])
    const options = { buildings: [at.north], 'no-inactives': true, favorits: true }
    const { id, filters } = await made(at, options)
    expect(filters).toBe('Lindenhofstrasse 12 · ohne Inaktive · nur Favoriten')
    const sheets = await sheetsOf(at, id)
    expect(
      sheetNamed(sheets, 'Objekte')
        .slice(1)
        .map((row) => [row[1], row[6]]),
    ).toEqual([['Wohnung 1', 1]])
    expect(
      sheetNamed(sheets, 'Bewerbungen')
        .slice(1)
        .map((row) => row[1]),
    ).toEqual([1])
  })

  it('tells what changed since the last one over the same selection', async () => {
    const at = await scene()
    await flat(at, { title: 'Wohnung 1', grossRent: 200_000 })
    const first = await made(at, { comment: 'Erster' })
    expect((await sheetsOf(at, first.id)).map(({ sheet }) => sheet)).not.toContain('Seit dem letzten Bericht')
    await flat(at, { title: 'Wohnung 2', grossRent: 150_000 })
    await made(at, { buildings: [at.south] })
    const { id } = await made(at, { comment: 'Zweiter' })
    const changes = sheetNamed(await sheetsOf(at, id), 'Seit dem letzten Bericht').slice(1)
    expect(changes).toContainEqual(['Objekte', 1, 2, 1])
    expect(changes).toContainEqual(['Leerstand', 2000, 3500, 1500])
    expect(await tagsOf(at, id)).toContain('"CHF 1\'500.00"')
  })

  it('has the figures of analytics once they are counted, each with its chart, numbers and definition', async () => {
    const at = await scene()
    const objectId = await flat(at)
    const fields = Array.from({ length: 6 }, () => ({ createdAt: new Date() }))
    await wishing(at, [{ objectId, buildingId: at.north, fields }])
    await countNow(world, at.home)
    const { id } = await made(at)
    const tags = await tagsOf(at, id)
    for (const heading of ['Bewerbungen im Zeitverlauf', 'Kosten des Leerstands pro Tag'])
      expect(tags).toContain(heading)
    expect(tags).toMatch(/Figure/)
    expect((await pdfOf(at, id)).toString('latin1')).toContain('/Alt')
  })

  it('fails with its reason when there is nothing to tell, and can be tried again', async () => {
    const at = await scene()
    const { id, state, failure, can } = await made(at)
    expect([state, failure]).toEqual(['failed', 'Zu diesen Filtern gibt es keine Objekte.'])
    expect([can.beOpened.allowed, can.beRetried.allowed]).toEqual([false, true])
    await flat(at)
    expect((await ask(at, 'POST', `${path}/${id}/retry`)).json().report).toMatchObject({ state: 'queued' })
    await world.services.jobs.runDue()
    expect((await archiveOf(at)).items).toMatchObject([{ id, state: 'done', failure: null }])
    expect((await ask(at, 'POST', `${path}/${id}/retry`)).statusCode).toBe(409)
  })

  it('is stored once when its job runs twice, and a run that was overtaken stores nothing', async () => {
    const at = await scene()
    await flat(at)
    const { id } = (await ask(at, 'POST', path, order)).json().report
    const begin = () => asSystem(world.services, at.home, (ctx) => makeReport(ctx, { reportId: id }))
    const [overtaken, last] = [await begin(), await begin()]
    await last?.()
    await overtaken?.()
    await (
      await begin()
    )?.()
    const files = await asSystem(world.services, at.home, ({ db }) =>
      db.select().from(storedFile).where(eq(storedFile.ownerId, id)),
    )
    expect(files.map(({ name }) => name).toSorted()).toEqual([`${order.title}.pdf`, `${order.title}.xlsx`])
    expect((await archiveOf(at)).items).toMatchObject([{ state: 'done' }])
  })
})

describe('reports', () => {
  it('are for people who may read reports, and belong to their workspace', async () => {
    const at = await scene()
    await flat(at)
    const { id } = await made(at)
    const assistant = { home: at.home, clerk: await world.person(at.home, 'assistant') }
    const stranger = await scene()
    for (const url of [`${path}/${id}`, `${path}/${id}/pdf`, `${path}/${id}/xlsx`]) {
      expect((await ask(assistant, 'GET', url)).statusCode).toBe(403)
      expect((await ask(stranger, 'GET', url)).statusCode).toBe(404)
    }
    expect((await ask(assistant, 'POST', path, order)).statusCode).toBe(403)
    expect((await ask(stranger, 'DELETE', `${path}/${id}`)).statusCode).toBe(404)
    expect((await archiveOf(stranger)).items).toEqual([])
  })

  it('refuse a building of another workspace', async () => {
    const [at, stranger] = [await scene(), await scene()]
    const answer = await ask(at, 'POST', path, { ...order, buildings: [stranger.north] })
    expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([422, ['buildings']])
  })

  it('are deleted with their files, but not while they are made', async () => {
    const at = await scene()
    await flat(at)
    const { id } = await made(at)
    const state = (next: 'running' | 'done') =>
      asSystem(world.services, at.home, ({ db }) => db.update(report).set({ state: next }).where(eq(report.id, id)))
    await state('running')
    expect((await ask(at, 'DELETE', `${path}/${id}`)).statusCode).toBe(409)
    await state('done')
    expect((await ask(at, 'DELETE', `${path}/${id}`)).statusCode).toBe(200)
    expect((await ask(at, 'GET', `${path}/${id}`)).statusCode).toBe(404)
    const files = await asSystem(world.services, at.home, ({ db }) => db.select().from(storedFile))
    expect(files).toEqual([])
  })

  it('offer what a new one needs', async () => {
    const at = await scene()
    const needs = (await ask(at, 'GET', path)).json()
    expect(needs.title).toBe('Vermietungsbericht Baugenossenschaft Lindenhof')
    expect(needs.buildings).toHaveLength(2)
    expect(needs.recipients).toMatchObject([{ kind: 'user', value: at.clerk.id, displayName: 'Nora Ammann' }])
  })
})
