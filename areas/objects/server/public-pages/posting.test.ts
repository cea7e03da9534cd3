// Flyers and business cards: the requested pages, without data of other workspaces.

import { PDFDict, PDFDocument, PDFName } from '@cantoo/pdf-lib'
import { describe, expect, it } from 'vitest'
import type { Workspace } from '#platform/server/context.ts'
import { wordsOfPages } from '#platform/server/testing/pdf-words.ts'
import { useWorld, type Person } from '#platform/server/testing/world.ts'
import { plantBuilding, plantFlat } from '../testing/planting.ts'

const world = useWorld()

interface Scene {
  home: Workspace
  clerk: Person
}

async function scene(): Promise<Scene> {
  const home = await world.workspace()
  return { home, clerk: await world.person(home, 'marketer') }
}

async function plantSome({ home }: Scene, count: number): Promise<string[]> {
  const buildingId = await plantBuilding(world, home)
  const ids = []
  for (let index = 0; index < count; index++) ids.push(await plantFlat(world, home, { buildingId }))
  return ids
}

const print = ({ home, clerk }: Scene, payload: object) =>
  world.ask(home, { method: 'POST', url: '/api/v1/generate-serve-posting-files', payload, as: clerk })

async function sheetsOf(answer: Awaited<ReturnType<typeof print>>) {
  expect(answer.headers['content-type']).toBe('application/pdf')
  const pdf = await PDFDocument.load(answer.rawPayload)
  return { title: pdf.getTitle(), pages: pdf.getPageCount() }
}

describe('printed sheets', () => {
  it('are a flyer for each object, in the language of whoever asks', async () => {
    const at = await scene()
    const targets = await plantSome(at, 3)
    expect(await sheetsOf(await print(at, { targets }))).toEqual({ title: 'Flyer', pages: 3 })
  })

  it('are ten cards of one object, or one of each', async () => {
    const at = await scene()
    const targets = await plantSome(at, 11)
    expect(await sheetsOf(await print(at, { targets: targets.slice(0, 1), type: 'card' }))).toEqual({
      title: 'Visitenkarten',
      pages: 1,
    })
    expect((await sheetsOf(await print(at, { targets, type: 'card' }))).pages).toBe(2)
  })

  it('are made of what is very long, and of what is hardly known', async () => {
    const at = await scene()
    const buildingId = await plantBuilding(world, at.home)
    const long = await plantFlat(world, at.home, {
      buildingId,
      tenderTitle: 'Grosszügige Wohnung mit Aussicht '.repeat(6),
      tenderNotice: 'Die Zimmer sind hell und der Balkon ist breit. '.repeat(80),
      features: ['lift', 'parquet', 'minergie', 'dishwasher', 'balcony', 'cellar'],
    })
    const bare = await plantFlat(world, at.home, { buildingId, rooms: null, area: null, floor: null, grossRent: null })
    expect((await sheetsOf(await print(at, { targets: [long, bare] }))).pages).toBe(2)
  })

  it('say from when an object is free, where that is known', async () => {
    const at = await scene()
    const buildingId = await plantBuilding(world, at.home)
    const dated = await plantFlat(world, at.home, { buildingId, moveInDate: '2027-04-01' })
    const undated = await plantFlat(world, at.home, { buildingId, moveInDate: null })
    const [first, second] = await wordsOfPages((await print(at, { targets: [dated, undated] })).rawPayload)
    expect(first).toContain('Bezug ab 01.04.2027')
    expect(second).not.toContain('Bezug')
  })

  it('lead to the public page, and carry no code where there is none', async () => {
    const at = await scene()
    const buildingId = await plantBuilding(world, at.home)
    const later = await plantFlat(world, at.home, { buildingId, publicationStart: '2999-01-01' })
    const shown = await plantFlat(world, at.home, { buildingId })
    const hidden = await plantFlat(world, at.home, { buildingId, isPublished: false })
    const over = await plantFlat(world, at.home, { buildingId, publicationEnd: '2001-01-01' })
    const pdf = await PDFDocument.load((await print(at, { targets: [shown, later, hidden, over] })).rawPayload)
    const linksOn = (page: number) => pdf.getPage(page).node.Annots()?.size() ?? 0
    expect([0, 1, 2, 3].map(linksOn)).toEqual([1, 1, 0, 0])
  })

  it('say what they are, in their language, to those who hear them', async () => {
    const at = await scene()
    const targets = await plantSome(at, 1)
    for (const type of ['flyer', 'card']) {
      const pdf = await PDFDocument.load((await print(at, { targets, type })).rawPayload)
      const { catalog } = pdf
      expect(String(catalog.get(PDFName.of('Lang')))).toBe('(de-CH)')
      expect(String(catalog.lookup(PDFName.of('MarkInfo')))).toContain('/Marked true')
      const said = new Set(
        pdf.context
          .enumerateIndirectObjects()
          .flatMap(([, one]) =>
            one instanceof PDFDict && one.has(PDFName.of('S')) ? [String(one.get(PDFName.of('S')))] : [],
          ),
      )
      for (const tag of ['/Document', '/Sect', '/H1', '/P', '/Figure']) expect(said).toContain(tag)
    }
  })

  it('show the plan of the rooms beside the words, unless the settings do not want it', async () => {
    const at = await scene()
    const admin = await world.person(at.home, 'admin')
    const [id = ''] = await plantSome(at, 1)
    const bare = await plantFlat(world, at.home, { floorPlan: null })
    const picturesOn = async (target: string) => {
      const pdf = await PDFDocument.load((await print(at, { targets: [target] })).rawPayload)
      return pdf.getPage(0).node.Resources()?.lookup(PDFName.of('XObject'), PDFDict).keys().length
    }
    // The building front and the code; with a floor plan, one image more.
    expect([await picturesOn(bare), await picturesOn(id)]).toEqual([2, 3])
    const { version, data } = (await world.ask(at.home, { url: '/api/v1/settings/flyer', as: admin })).json()
    const payload = { ...data, showsPlan: false, version }
    await world.ask(at.home, { method: 'POST', url: '/api/v1/settings/flyer', payload, as: admin })
    expect(await picturesOn(id)).toBe(2)
  })

  it('come from a list too, and never from another workspace', async () => {
    const at = await scene()
    const targets = await plantSome(at, 2)
    const url = '/api/v1/objects/apartments'
    const chosen = { bulkAction: 'flyer', targets }
    const listed = await world.ask(at.home, { method: 'POST', url, payload: chosen, as: at.clerk })
    expect((await sheetsOf(listed)).pages).toBe(2)
    const elsewhere = await scene()
    expect((await print(elsewhere, { targets })).statusCode).toBe(404)
    expect((await print(at, { targets: [] })).statusCode).toBe(422)
  })

  it('follow the settings of the project, also those not saved yet', async () => {
    const at = await scene()
    const admin = await world.person(at.home, 'admin')
    const targets = await plantSome(at, 2)
    const ask = (url: string, payload?: object, as: Person = admin) =>
      world.ask(at.home, { url: `/api/v1/${url}`, as, ...(payload && { method: 'POST' as const, payload }) })
    const { version, data } = (await ask('settings/flyer')).json()
    const settings = { ...data, color: '#0b7a75', pictures: 'three', paper: 'a5', languages: 'both', footDe: 'Zu Fuss' }
    const sizeOf = async (answer: Awaited<ReturnType<typeof print>>) => {
      const pdf = await PDFDocument.load(answer.rawPayload)
      return [pdf.getPageCount(), Math.round(pdf.getPage(0).getWidth())]
    }
    expect(await sizeOf(await ask('objects/posting-preview', { type: 'flyer', settings }))).toEqual([2, 421])
    expect(await sizeOf(await print(at, { targets }))).toEqual([2, 595])
    expect((await ask('settings/flyer', { ...settings, version })).statusCode).toBe(200)
    expect(await sizeOf(await print(at, { targets }))).toEqual([4, 421])
    expect((await ask('settings/flyer', { ...settings, color: 'red', version: 1 })).statusCode).toBe(422)
    expect((await ask('objects/posting-preview', { type: 'flyer', settings }, at.clerk)).statusCode).toBe(403)
    const empty = await scene()
    const nothing = await world.ask(empty.home, {
      method: 'POST',
      url: '/api/v1/objects/posting-preview',
      payload: { type: 'flyer', settings },
      as: await world.person(empty.home, 'admin'),
    })
    expect([nothing.statusCode, nothing.json().message]).toEqual([409, expect.stringContaining('Vorschau')])
  })
})
