// Colleagues read each memorandum; investors those that the gate opens to them.

import { afterEach, describe, expect, it, vi } from 'vitest'
import { useWorld } from '#platform/server/testing/world.ts'
import { wordsOfPages } from '#platform/server/testing/pdf-words.ts'
import { memorandumGate, type MemorandumAccess } from './extension-points.ts'
import { plantProject } from './testing/planting.ts'
import { sceneIn, upload } from './testing/scene.ts'

const world = useWorld()

/** Stands for the area of investors. */
function gateWith(access: MemorandumAccess) {
  const opened: string[] = []
  const gate = {
    mayRead: async () => access,
    opened: async (_ctx: unknown, _project: unknown, page: string) => void opened.push(page),
  }
  vi.spyOn(memorandumGate, 'all').mockReturnValue([gate])
  return opened
}
afterEach(() => void vi.restoreAllMocks())

async function scene(fields: Parameters<typeof plantProject>[2] = {}) {
  const built = await sceneIn(world)
  const row = await plantProject(world.services.pool, built.home, { components: ['location'], ...fields })
  return { ...built, row }
}

describe('the memorandum', () => {
  it('names everything, with how each figure was computed', async () => {
    const { get, row } = await scene()
    expect((await get(`${row.slug}/memorandum-page`)).json()).toMatchObject({
      title: 'Überbauung Sonnenrain',
      address: 'Sonnenrain 14',
      city: '3012 Bern',
      summary: 'Vier Häuser von 1998.',
      keyFigures: [{ key: 'gross_yield', of: [800_000, 20_000_000] }],
    })
  })

  it.each([
    [{ allowed: true }, 200, 'Überbauung Sonnenrain'],
    [{ allowed: false, because: 'nda_missing' }, 403, 'unterzeichnete Vertraulichkeitserklärung'],
    [{ allowed: false, because: 'not_admitted' }, 403, 'nicht freigegeben'],
  ] as const)('is opened to an investor by %o', async (access, status, words) => {
    gateWith(access)
    const { get, investor, row } = await scene()
    for (const page of ['memorandum-page', 'memorandum-page-pitch']) {
      const answer = await get(`${row.slug}/${page}`, investor)
      expect(answer.statusCode).toBe(status)
      expect(answer.body).toContain(words)
    }
  })

  it('is closed to investors when the project is a draft, and where no area opens it', async () => {
    const { get, investor, row, home } = await scene()
    vi.spyOn(memorandumGate, 'all').mockReturnValue([])
    expect((await get(`${row.slug}/memorandum-page`, investor)).statusCode).toBe(403)
    gateWith({ allowed: true })
    const draft = await plantProject(world.services.pool, home, { state: 'draft' })
    expect((await get(`${draft.slug}/memorandum-page`, investor)).statusCode).toBe(404)
    expect((await get(`${draft.slug}/memorandum-page`)).statusCode).toBe(200)
  })

  it('tells the gate of the visits of investors, not of colleagues', async () => {
    const opened = gateWith({ allowed: true })
    const { post, investor, row } = await scene()
    await post(`${row.slug}/memorandum-opened`, { page: 'memorandum' })
    await post(`${row.slug}/memorandum-opened`, { page: 'pitch' }, investor)
    await post(`${row.slug}/memorandum-pdf`, {}, investor)
    expect(opened).toEqual(['pitch', 'pdf'])
  })

  it('is printed with name and time of the reader across each page', async () => {
    gateWith({ allowed: true })
    const { post, investor, row } = await scene()
    const answer = await post(`${row.slug}/memorandum-pdf`, {}, investor)
    expect(answer.headers['content-type']).toBe('application/pdf')
    const pages = await wordsOfPages(answer.rawPayload)
    expect(pages.length).toBeGreaterThan(1)
    for (const words of pages) expect(words.match(/Ines Keller/g)?.length).toBeGreaterThanOrEqual(4)
    expect(pages.join(' ')).toContain('Überbauung Sonnenrain')
  })

  it('shows its files to those who may read it, and no files of other projects', async () => {
    const { home, admin, get, post, investor, row } = await scene()
    const image = await upload(world, { home, as: admin, name: 'a.png', kind: 'image' })
    const stored = (await get(`create-object?id=${row.id}`)).json()
    await post('create-object', { ...stored.data, uploads: { images: [image], files: [] }, id: row.id, version: 1 })
    const second = await plantProject(world.services.pool, home)
    gateWith({ allowed: true })
    expect((await get(`${row.slug}/memorandum-file/${image}`, investor)).statusCode).toBe(200)
    expect((await get(`${second.slug}/memorandum-file/${image}`, investor)).statusCode).toBe(404)
    gateWith({ allowed: false, because: 'nda_missing' })
    expect((await get(`${row.slug}/memorandum-file/${image}`, investor)).statusCode).toBe(403)
  })

  it('hides other workspaces', async () => {
    const { get } = await scene()
    expect((await get(`${(await scene()).row.slug}/memorandum-page`)).statusCode).toBe(404)
  })
})
