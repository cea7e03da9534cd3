// Advertising reports over objects of a list, with files appended.

import { PDFDocument } from '@cantoo/pdf-lib'
import { expect, it } from 'vitest'
import { multipartHeaders, multipartOf, pdf as brokenPdf, png } from '#areas/files/server/testing/multipart.ts'
import { plantFlat } from '#areas/objects/server/testing/planting.ts'
import { storedFile } from '#platform/server/files/tables.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { useOwnWorld } from '#platform/server/testing/world.ts'
import { asking, type Scene } from '../testing/asking.ts'

const world = useOwnWorld()
const { ask, archiveOf, pdfOf, tagsOf, sheetsOf } = asking(world)

async function scene(): Promise<Scene> {
  const home = await world.workspace()
  return { home, clerk: await world.person(home, 'admin') }
}

async function onePage(): Promise<Buffer> {
  const paper = await PDFDocument.create()
  paper.addPage([300, 200])
  return Buffer.from(await paper.save())
}

async function uploaded({ home, clerk }: Scene, name: string, content: Buffer): Promise<string> {
  const answer = await world.ask(home, {
    method: 'POST',
    url: '/api/v1/upload-files',
    payload: multipartOf([{ name, content }]),
    headers: multipartHeaders,
    as: clerk,
  })
  return answer.json().uploaded[0].id
}

const order = (at: Scene, body: object) =>
  ask(at, 'POST', '/api/v1/reporting/adv-reports', { title: 'Werbebericht Mai', ...body })

const filesOf = ({ home }: Scene) => asSystem(world.services, home, ({ db }) => db.select().from(storedFile))

it('tells of the chosen objects, appends pages, and names the files that have none', async () => {
  const at = await scene()
  const flat = await plantFlat(world, at.home, { title: 'Wohnung 1', publicationStart: '2026-05-01' })
  await plantFlat(world, at.home, { title: 'Wohnung 2' })
  const files = [
    await uploaded(at, 'beleg.pdf', await onePage()),
    await uploaded(at, 'kaputt.pdf', brokenPdf),
    await uploaded(at, 'bild.png', png),
  ]
  const answer = await order(at, { targets: [flat], uploadedFiles: files })
  expect(answer.json().report).toMatchObject({ kind: 'advertising', state: 'queued' })
  await world.services.jobs.runDue()
  const [made] = (await archiveOf(at)).items
  expect(made).toMatchObject({ state: 'done', attached: ['kaputt.pdf'], filters: '1 Objekt' })
  const whole = await PDFDocument.load(await pdfOf(at, made.id))
  expect(whole.getPageCount()).toBe(made.pages)
  expect(whole.getPage(made.pages - 2).getSize()).toEqual({ width: 300, height: 200 })
  expect(whole.getAttachments().map(({ name }) => name)).toEqual(['kaputt.pdf'])
  const tags = await tagsOf(at, made.id)
  expect(tags).toMatch(/"Wohnung 1"[^]*"01\.05\.2026"/)
  expect(tags).not.toContain('Wohnung 2')
  expect(tags).toContain('"kaputt.pdf"')
  const sheets = await sheetsOf(at, made.id)
  expect(sheets.map(({ sheet }) => sheet)).toEqual(['Werbebericht', 'Ausschreibungen', 'Angehängte Dateien'])
  // The PDF contains the files now.
  await world.services.jobs.runDue()
  expect((await filesOf(at)).map(({ name }) => name).toSorted()).toEqual([
    'Werbebericht Mai.pdf',
    'Werbebericht Mai.xlsx',
  ])
})

it('takes all objects that match the list', async () => {
  const at = await scene()
  await plantFlat(world, at.home, { title: 'Wohnung 1' })
  await plantFlat(world, at.home, { title: 'Wohnung 2', progressState: 'rented' })
  await order(at, { targets: { all: true, state: 'rented' }, objectKind: 'apartment' })
  await world.services.jobs.runDue()
  const [made] = (await archiveOf(at)).items
  const [, adverts] = await sheetsOf(at, made.id)
  expect(adverts?.data.slice(1).map((row) => row[1])).toEqual(['Wohnung 2'])
})

it('refuses uploads of other people, and is for those who may read reports', async () => {
  const at = await scene()
  const flat = await plantFlat(world, at.home)
  const theirs = await uploaded({ home: at.home, clerk: await world.person(at.home, 'user') }, 'a.png', png)
  expect((await order(at, { targets: [flat], uploadedFiles: [theirs] })).statusCode).toBe(404)
  const assistant = { home: at.home, clerk: await world.person(at.home, 'assistant') }
  expect((await order(assistant, { targets: [flat] })).statusCode).toBe(403)
  const stranger = await scene()
  await order(stranger, { targets: [flat] })
  await world.services.jobs.runDue()
  expect((await archiveOf(stranger)).items).toMatchObject([{ state: 'failed' }])
})
