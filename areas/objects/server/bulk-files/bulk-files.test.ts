// Bulk upload: files are matched by name, checked before storage, and stored once at the right object.

import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { multipartHeaders, multipartOf, pdf, png } from '#areas/files/server/testing/multipart.ts'
import type { Workspace } from '#platform/server/context.ts'
import { useWorld, type Person } from '#platform/server/testing/world.ts'
import type { CheckedFile } from '../../contract/bulk-files.ts'
import { plantFlat } from '../testing/planting.ts'

const world = useWorld()

interface Scene {
  home: Workspace
  clerk: Person
  flat: string
}

async function scene(): Promise<Scene> {
  const home = await world.workspace()
  const flat = await plantFlat(world, home, { referenceNumber: '12.3/4', searchText: '12.3/4 lindenhofstrasse' })
  return { home, clerk: await world.person(home, 'admin'), flat }
}

const url = '/api/v1/objects/import-bulk-files'
const asked = (name: string, fields: object = {}) => ({ name, size: 1000, contentType: typeOf(name), ...fields })
const typeOf = (name: string) => (name.endsWith('.pdf') ? 'application/pdf' : 'image/png')

const check = ({ home, clerk }: Scene, files: object[]) =>
  world.ask(home, { method: 'POST', url, payload: { files }, as: clerk })

async function upload({ home, clerk }: Scene, content: Buffer, name: string): Promise<string> {
  const path = content.subarray(0, 4).toString() === '%PDF' ? 'upload-files' : 'upload-images'
  const answer = await world.ask(home, {
    method: 'POST',
    url: `/api/v1/${path}`,
    payload: multipartOf([{ name, content }]),
    headers: multipartHeaders,
    as: clerk,
  })
  return answer.json().uploaded[0].id
}

const keep = ({ home, clerk, flat }: Scene, fileId: string, category: string) =>
  world.ask(home, {
    method: 'POST',
    url: `/api/v1/objects/${flat}/import-bulk-file`,
    payload: { fileId, category },
    as: clerk,
  })

const other = (buffer: Buffer, mark: string) => Buffer.concat([buffer, Buffer.from(mark)])
const digest = (content: Buffer) => createHash('sha256').update(content).digest('hex')

async function filesOf({ home, clerk, flat }: Scene) {
  const { images, documents } = (await world.ask(home, { url: `/api/v1/objects/${flat}`, as: clerk })).json()
  const named = (files: { key: string; displayName: string }[]) => files.map((one) => [one.key, one.displayName])
  return [...named(images), ...named(documents)]
}

describe('the check of many files', () => {
  it('says where each belongs, what it would be and what not, and writes nothing', async () => {
    const at = await scene()
    await plantFlat(world, at.home, { referenceNumber: '12.3' })
    await plantFlat(world, at.home, { referenceNumber: 'B/1' })
    await plantFlat(world, at.home, { referenceNumber: 'B 1' })
    const answer = await check(at, [
      asked('12.3-4.jpg'),
      asked('12.3_4_grundriss.pdf'),
      asked('12.3-4 plan.pdf', { sha256: digest(pdf) }),
      asked('12.3_Stube.png'),
      asked('IMG_1.png'),
      asked('B_1.png'),
      asked('12.3.heic', { contentType: 'image/heic' }),
      asked('12.3.png', { size: 30_000_000 }),
    ])
    const checked: CheckedFile[] = answer.json().files
    const told = checked.map(({ object, candidates, category, outcome, problem }) => [
      object?.referenceNumber ?? candidates.length,
      category,
      outcome,
      problem,
    ])
    expect(told).toEqual([
      ['12.3/4', 'image', 'added', null],
      ['12.3/4', 'layout_plan', 'added', null],
      ['12.3/4', 'layout_plan', 'refused', expect.stringContaining('Kategorie')],
      ['12.3', 'image', 'added', null],
      [0, 'image', 'refused', expect.stringContaining('Objekt')],
      [2, 'image', 'refused', expect.stringContaining('Mehrere')],
      ['12.3', 'image', 'refused', 'Dieser Dateityp ist nicht erlaubt. Möglich: PDF, PNG, JPG, WebP'],
      ['12.3', 'image', 'refused', 'Die Datei ist grösser als 20 MB'],
    ])
    expect(await filesOf(at)).toEqual([])
  })

  it('follows what a person has chosen, and knows what is there', async () => {
    const at = await scene()
    await keep(at, await upload(at, pdf, 'alt.pdf'), 'layout_plan')
    const chosen = { objectId: at.flat, category: 'layout_plan' }
    const { files } = (
      await check(at, [
        asked('scan.pdf', { ...chosen, sha256: digest(pdf) }),
        asked('scan 2.pdf', { ...chosen, sha256: digest(other(pdf, '2')) }),
      ])
    ).json()
    expect(files).toMatchObject([
      { outcome: 'present', replaces: null },
      { outcome: 'replaced', replaces: 'alt.pdf' },
    ])
  })

  it('tells the limit of an object before it is reached', async () => {
    const at = await scene()
    const many = Array.from({ length: 14 }, (_, index) =>
      asked(`12.3_4 (${index}).png`, { sha256: digest(Buffer.from([index])) }),
    )
    const { files } = (await check(at, many)).json()
    expect(files.slice(0, 13).every(({ outcome }: { outcome: string }) => outcome === 'added')).toBe(true)
    expect(files[13]).toMatchObject({ outcome: 'refused', problem: 'Höchstens 13 Bilder möglich' })
  })
})

describe('a file of many', () => {
  it('is kept behind the pictures or in place of the document; the same content changes nothing', async () => {
    const at = await scene()
    const first = await upload(at, png, 'a.png')
    expect((await keep(at, first, 'image')).json()).toEqual({ outcome: 'added' })
    // The response was lost; a repeated request does not store the file again.
    expect((await keep(at, first, 'image')).json()).toEqual({ outcome: 'added' })
    expect((await keep(at, await upload(at, png, 'b.png'), 'image')).json()).toEqual({ outcome: 'present' })
    await keep(at, await upload(at, other(png, '2'), 'c.png'), 'image')
    await keep(at, await upload(at, pdf, 'alt.pdf'), 'factsheet')
    expect((await keep(at, await upload(at, other(pdf, '2'), 'neu.pdf'), 'factsheet')).json()).toEqual({
      outcome: 'replaced',
    })
    expect(await filesOf(at)).toEqual([
      ['image', 'a.png'],
      ['image', 'c.png'],
      ['factsheet', 'neu.pdf'],
    ])
    const { entries } = (await world.ask(at.home, { url: `/api/v1/objects/${at.flat}/timeline`, as: at.clerk })).json()
    expect(entries[0]).toMatchObject({ title: 'Dokumente geändert' })
  })

  it('comes at the same time as others, and each has its place', async () => {
    const at = await scene()
    const ids: string[] = []
    for (let index = 0; index < 14; index += 1) ids.push(await upload(at, other(png, `${index}`), `${index}.png`))
    const statuses = await Promise.all(ids.map(async (id) => (await keep(at, id, 'image')).statusCode))
    expect(statuses.toSorted((one, next) => one - next)).toEqual([...Array.from({ length: 13 }, () => 200), 422])
    expect(await filesOf(at)).toHaveLength(13)
  })

  it('is one’s own upload and fits its category', async () => {
    const at = await scene()
    const colleague = { ...at, clerk: await world.person(at.home, 'admin') }
    expect((await keep(at, await upload(colleague, png, 'a.png'), 'image')).statusCode).toBe(404)
    expect((await keep(at, await upload(at, pdf, 'a.pdf'), 'image')).statusCode).toBe(422)
    expect((await keep(at, await upload(at, pdf, 'a.pdf'), 'photo')).statusCode).toBe(422)
    expect(await filesOf(at)).toEqual([])
  })

  it('asks for the permission to write, and hides other workspaces', async () => {
    const at = await scene()
    const assistant = { ...at, clerk: await world.person(at.home, 'assistant') }
    expect((await check(assistant, [asked('12.3_4.png')])).statusCode).toBe(403)
    expect((await keep(assistant, await upload(assistant, png, 'a.png'), 'image')).statusCode).toBe(403)
    const elsewhere = await scene()
    const theirs = { ...at, flat: elsewhere.flat }
    expect((await keep(theirs, await upload(at, png, 'a.png'), 'image')).statusCode).toBe(404)
    const seen = (await check(at, [asked('x.png', { objectId: elsewhere.flat })])).json().files
    expect(seen).toMatchObject([{ object: null, outcome: 'refused' }])
    const found = async (search: string) =>
      (await world.ask(at.home, { url: `${url}/objects?search=${search}`, as: at.clerk })).json().objects
    expect(await found('lindenhof')).toMatchObject([{ id: at.flat, referenceNumber: '12.3/4' }])
    expect(await found('%25')).toEqual([])
  })
})
