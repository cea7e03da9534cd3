// Images and documents of an object: claimed from the user's own uploads, in display order, one document per type.

import { describe, expect, it } from 'vitest'
import sharp from 'sharp'
import type { Workspace } from '#platform/server/context.ts'
import { multipartHeaders, multipartOf, pdf, png } from '#areas/files/server/testing/multipart.ts'
import { inWorkspace } from '#platform/server/db/transaction.ts'
import { useOwnWorld, type Person } from '#platform/server/testing/world.ts'
import { plantFlat } from '../testing/planting.ts'

const world = useOwnWorld()

interface Scene {
  home: Workspace
  clerk: Person
  flat: string
}

async function scene(): Promise<Scene> {
  const home = await world.workspace()
  return { home, clerk: await world.person(home, 'admin'), flat: await plantFlat(world, home) }
}

interface Uploaded {
  id: string
  url: string
}

async function upload({ home, clerk }: Scene, name: string, content: Buffer = png): Promise<Uploaded> {
  const path = content === pdf ? 'upload-files' : 'upload-images'
  const answer = await world.ask(home, {
    method: 'POST',
    url: `/api/v1/${path}`,
    payload: multipartOf([{ name, content }]),
    headers: multipartHeaders,
    as: clerk,
  })
  return answer.json().uploaded[0]
}

const arrange = ({ home, clerk, flat }: Scene, updatedImages: string[], removedImages: string[] = []) =>
  world.ask(home, {
    method: 'POST',
    url: `/api/v1/objects/${flat}/upload-images-setup`,
    payload: { removedImages, updatedImages },
    as: clerk,
  })

const sort = ({ home, clerk, flat }: Scene, updated: (Uploaded & { as: string })[], removed: Uploaded[] = []) =>
  world.ask(home, {
    method: 'POST',
    url: `/api/v1/objects/${flat}/upload-files-setup`,
    payload: {
      removedFiles: removed.map(({ url }) => ({ url, key: 'document' })),
      updatedFiles: updated.map(({ url, as }) => ({ url, key: 'document', new_key: as })),
    },
    as: clerk,
  })

const namesIn = (files: { displayName: string }[]) => files.map(({ displayName }) => displayName)

async function objectOf({ home, clerk, flat }: Scene) {
  return (await world.ask(home, { url: `/api/v1/objects/${flat}`, as: clerk })).json()
}

describe('the pictures of an object', () => {
  it('are claimed in their order, moved, and taken away; the history tells', async () => {
    const at = await scene()
    const [a, b, c] = [await upload(at, 'a.png'), await upload(at, 'b.png'), await upload(at, 'c.png')]
    expect(namesIn((await arrange(at, [b.id, a.id])).json().images)).toEqual(['b.png', 'a.png'])
    expect(namesIn((await arrange(at, [c.id, a.id], [b.id])).json().images)).toEqual(['c.png', 'a.png'])
    await world.services.jobs.runDue()
    expect((await world.ask(at.home, { url: b.url, as: at.clerk })).statusCode).toBe(404)
    expect(namesIn((await objectOf(at)).images)).toEqual(['c.png', 'a.png'])
    const { entries } = (await world.ask(at.home, { url: `/api/v1/objects/${at.flat}/timeline`, as: at.clerk })).json()
    expect(entries[0]).toMatchObject({ title: 'Bilder geändert', detail: 'Bilder: b.png, a.png → c.png, a.png' })
  })

  it('are served to the public in the size for the web, without what the camera wrote', async () => {
    const at = await scene()
    const photo = await sharp({ create: { width: 2000, height: 1000, channels: 3, background: '#4a8' } })
      .jpeg()
      .withExif({ IFD0: { Artist: 'Somebody' } })
      .toBuffer()
    const { id, url } = await upload(at, 'Stube.jpg', photo)
    await arrange(at, [id])
    const widthOf = async (address: string) => {
      const { rawPayload, headers } = await world.ask(at.home, { url: address, as: at.clerk })
      const { width, exif } = await sharp(rawPayload).metadata()
      return [headers['content-type'], width, exif === undefined]
    }
    // Before the resize job has run, the public address already returns a resized picture; the staff address returns
    // the original.
    expect(await widthOf(`/api/v1/public-files/${id}`)).toEqual(['image/webp', 1600, true])
    expect(await widthOf(`${url}?size=thumb`)).toEqual(['image/jpeg', 2000, false])
    await world.services.jobs.runDue()
    expect(await widthOf(`/api/v1/public-files/${id}`)).toEqual(['image/webp', 1600, true])
    expect(await widthOf(`/api/v1/public-files/${id}?size=thumb`)).toEqual(['image/webp', 480, true])
    expect(await widthOf(`${url}?size=thumb`)).toEqual(['image/webp', 480, true])
    expect(await widthOf(url)).toEqual(['image/jpeg', 2000, false])
  })

  it('the first of them is the picture of the object wherever the public sees it', async () => {
    const at = await scene()
    const answerOf = async (url: string) => (await world.ask(at.home, { url })).json()
    const toldOf = async () => {
      const list = await answerOf('/api/v1/objects/iframe-object-list')
      const feed = await answerOf('/api/v2/public/objects')
      const page = await answerOf(`/api/v1/public-objects/${at.flat}`)
      return { item: list.items[0], fed: feed[0], page }
    }
    const front = /\/api\/v1\/public-buildings\/.+\/front$/
    expect((await toldOf()).item).toMatchObject({ photo: null, image: expect.stringMatching(front) })
    const [a, b] = [await upload(at, 'a.png'), await upload(at, 'b.png')]
    await arrange(at, [b.id, a.id])
    await world.services.jobs.runDue()
    const address = `/api/v1/public-files/${b.id}`
    const { item, fed, page } = await toldOf()
    expect(item).toMatchObject({ photo: address, image: address })
    expect(page).toMatchObject({ photo: address, image: address, images: [{ url: address }, { name: 'a.png' }] })
    expect([fed.image, fed.images]).toEqual([expect.stringMatching(/^https?:/), [fed.image, expect.any(String)]])
    expect(fed.image.endsWith(address)).toBe(true)
  })

  it('are not told to the public when nothing can be drawn of them', async () => {
    const at = await scene()
    const [broken, whole] = [await upload(at, 'a.png'), await upload(at, 'b.png')]
    await inWorkspace(world.services.pool, at.home.id, async (client) => {
      const { rows } = await client.query('select storage_key from stored_file where id = $1', [broken.id])
      await world.services.files.put(rows[0].storage_key, png.subarray(0, 50))
    })
    await arrange(at, [broken.id, whole.id])
    await world.services.jobs.runDue()
    const [told] = (await world.ask(at.home, { url: '/api/v2/public/objects' })).json()
    expect(told.images).toEqual([expect.stringContaining(whole.id)])
    expect(told.image).toContain(whole.id)
    const page = (await world.ask(at.home, { url: `/api/v1/public-objects/${at.flat}` })).json()
    expect(page.images).toMatchObject([{ name: 'b.png' }])
  })

  it('are not put in an order that is out of date', async () => {
    const at = await scene()
    const [a, b] = [await upload(at, 'a.png'), await upload(at, 'b.png')]
    await arrange(at, [a.id, b.id])
    const late = await arrange(at, [a.id])
    expect([late.statusCode, late.json().message]).toEqual([
      409,
      expect.stringContaining('von jemand anderem geändert'),
    ])
    // Removing a removed file is accepted.
    expect((await arrange(at, [b.id], [a.id])).statusCode).toBe(200)
    expect((await arrange(at, [b.id], [a.id])).statusCode).toBe(200)
  })

  it('are at most 13', async () => {
    const at = await scene()
    const ids: string[] = []
    for (let number = 1; number <= 14; number += 1) ids.push((await upload(at, `${number}.png`)).id)
    const answer = await arrange(at, ids)
    expect([answer.statusCode, answer.json().fields]).toEqual([422, { updatedImages: 'Höchstens 13 Bilder möglich' }])
    expect((await arrange(at, ids.slice(1))).statusCode).toBe(200)
  })

  it('are as many as the project asks of an object that is to be published, and of one that is', async () => {
    const at = await scene()
    const { home, clerk, flat } = at
    const action = (action: string) =>
      world.ask(home, { method: 'POST', url: `/api/v1/objects/${flat}/change-status`, payload: { action }, as: clerk })
    await action('unpublish')
    const website = { url: '/api/v1/settings/website', as: clerk }
    const stored = (await world.ask(home, website)).json()
    const payload = { ...stored.data, version: stored.version, leastPictures: 2 }
    expect((await world.ask(home, { method: 'POST', ...website, payload })).statusCode).toBe(200)
    const [a, b] = [await upload(at, 'a.png'), await upload(at, 'b.png')]
    await arrange(at, [a.id])

    const reason = 'Zum Publizieren sind mindestens 2 Bilder nötig.'
    const refused = await action('publish')
    expect([refused.statusCode, refused.json().message]).toEqual([409, reason])
    const view = (await world.ask(home, { url: `/api/v1/objects/${flat}`, as: clerk })).json()
    expect(view.actions).toContainEqual({ key: 'publish', enabled: false, reason })
    const bulk = { bulkAction: 'publish', targets: [flat], preview: true }
    const list = { method: 'POST', url: '/api/v1/objects/apartments', as: clerk } as const
    expect((await world.ask(home, { ...list, payload: bulk })).json()).toMatchObject({
      changed: 0,
      skipped: [{ id: flat, reason }],
    })
    const { tableData } = (await world.ask(home, { url: list.url, as: clerk })).json()
    expect(tableData.body[0]._bulk_publish_available).toEqual({ value: false, unavailable_tooltip: reason })

    await arrange(at, [a.id, b.id])
    expect((await action('publish')).statusCode).toBe(200)
    const fewer = await arrange(at, [a.id], [b.id])
    expect([fewer.statusCode, fewer.json().fields]).toEqual([
      422,
      { updatedImages: 'Ein publiziertes Objekt braucht mindestens 2 Bilder.' },
    ])
    const still = (await world.ask(home, { url: `/api/v1/objects/${flat}`, as: clerk })).json()
    expect(namesIn(still.images)).toEqual(['a.png', 'b.png'])
  })

  it('are one’s own uploads, and pictures', async () => {
    const at = await scene()
    const colleague = { ...at, clerk: await world.person(at.home, 'admin') }
    expect((await arrange(at, [(await upload(colleague, 'a.png')).id])).statusCode).toBe(404)
    expect((await arrange(at, [(await upload(at, 'a.pdf', pdf)).id])).statusCode).toBe(422)
    expect((await objectOf(at)).images).toEqual([])
  })

  it('ask for the permission to write, and hide other workspaces', async () => {
    const at = await scene()
    const assistant = await world.person(at.home, 'assistant')
    expect((await arrange({ ...at, clerk: assistant }, [])).statusCode).toBe(403)
    const elsewhere = await scene()
    expect((await arrange({ ...at, flat: elsewhere.flat }, [])).statusCode).toBe(404)
    expect((await arrange(at, [(await upload(elsewhere, 'a.png')).id])).statusCode).toBe(404)
  })
})

describe('the documents of an object', () => {
  it('are kept under their sort, sorted anew, and taken away', async () => {
    const at = await scene()
    const [plan, sheet] = [await upload(at, 'plan.pdf', pdf), await upload(at, 'blatt.pdf', pdf)]
    const kept = await sort(at, [
      { ...sheet, as: 'factsheet' },
      { ...plan, as: 'layout_plan' },
    ])
    const sortsIn = (files: { key: string; displayName: string }[]) => files.map((one) => [one.key, one.displayName])
    expect(sortsIn(kept.json().files)).toEqual([
      ['layout_plan', 'plan.pdf'],
      ['factsheet', 'blatt.pdf'],
    ])
    const moved = await sort(at, [{ ...sheet, as: 'isometry' }], [plan])
    expect(sortsIn(moved.json().files)).toEqual([['isometry', 'blatt.pdf']])
    expect(sortsIn((await objectOf(at)).documents)).toEqual([['isometry', 'blatt.pdf']])
    // Not public.
    expect((await world.ask(at.home, { url: `/api/v1/public-files/${sheet.id}` })).statusCode).toBe(404)
  })

  it('have a sort each, and no sort twice, also not beside one that stands already', async () => {
    const at = await scene()
    const [a, b] = [await upload(at, 'a.pdf', pdf), await upload(at, 'b.pdf', pdf)]
    const refusal = async (answer: ReturnType<typeof sort>) => [
      (await answer).statusCode,
      (await answer).json().fields?.updatedFiles,
    ]
    expect(await refusal(sort(at, [{ ...a, as: '' }]))).toEqual([422, 'Bitte für jedes Dokument eine Kategorie wählen'])
    await sort(at, [{ ...a, as: 'isometry' }])
    expect(await refusal(sort(at, [{ ...b, as: 'isometry' }]))).toEqual([422, 'Jede Kategorie ist nur einmal möglich'])
    expect((await sort(at, [{ ...b, as: 'isometry' }], [a])).statusCode).toBe(200)
  })

  it('ask for the permission to write, and hide other workspaces', async () => {
    const at = await scene()
    const assistant = await world.person(at.home, 'assistant')
    expect((await sort({ ...at, clerk: assistant }, [])).statusCode).toBe(403)
    const elsewhere = await scene()
    expect((await sort({ ...at, flat: elsewhere.flat }, [])).statusCode).toBe(404)
    const theirs = await upload(elsewhere, 'a.pdf', pdf)
    expect((await sort(at, [{ ...theirs, as: 'isometry' }])).statusCode).toBe(404)
  })
})
