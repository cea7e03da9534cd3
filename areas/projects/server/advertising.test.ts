// Advertisement, publication and withdrawal, and the versions of the confidentiality agreement.

import { describe, expect, it } from 'vitest'
import { auditEntries } from '#platform/server/testing/auditing.ts'
import { useWorld } from '#platform/server/testing/world.ts'
import { plantProject } from './testing/planting.ts'
import { sceneIn } from './testing/scene.ts'

const world = useWorld()
type Planted = Parameters<typeof plantProject>[2]

async function scene(fields: Planted = { state: 'draft' }) {
  const built = await sceneIn(world)
  return { ...built, row: await plantProject(world.services.pool, built.home, fields) }
}
type Scene = Awaited<ReturnType<typeof scene>>

async function advertise({ get, post, row }: Scene, texts: object, more: object = {}) {
  const stored = (await get(`create-advertisement?project=${row.id}`)).json()
  const [project] = stored.projects
  return post('create-advertisement', { ...stored, projects: [{ ...project, texts, ...more }] })
}
const teaser = (de: string) => ({
  teaser_title: { de: 'Wohnhaus', fr: 'Immeuble' },
  highlights: { de, fr: 'Loué' },
  summary: { de: 'S', fr: 'S' },
})

describe('the advertisement', () => {
  it('says which texts there are and which are required', async () => {
    const { get, row } = await scene()
    const { textComponents, languages } = (await get(`create-advertisement?project=${row.id}`)).json()
    expect(textComponents.slice(0, 3)).toEqual([
      { key: 'teaser_title', required: true, place: 'teaser' },
      { key: 'highlights', required: true, place: 'teaser' },
      { key: 'teaser_text', required: false, place: 'teaser' },
    ])
    expect(languages).toEqual(['de', 'fr'])
  })

  it('is saved with texts and chosen components', async () => {
    const built = await scene()
    const saved = await advertise(built, teaser('Ruhig'), { selected: ['location'] })
    expect(saved.json()).toMatchObject({ version: 2 })
    const { texts } = (await built.get(built.row.id)).json()
    expect(texts.find(({ key }: { key: string }) => key === 'highlights')).toMatchObject({ text: 'Ruhig' })
    expect(texts.find(({ key }: { key: string }) => key === 'location')).toMatchObject({ isSelected: true })
    expect(await auditEntries(world, built.home, 'b2b_project.advertisement_changed')).toHaveLength(1)
  })

  it.each([
    ['Am Sonnenrain 14', 'die Strasse'],
    ['Überbauung  sonnenrain', 'den Titel'],
  ])('refuses a teaser with «%s»', async (words, named) => {
    const built = await scene()
    const refused = await advertise(built, teaser(words))
    expect(refused.statusCode).toBe(422)
    expect(refused.json().fields['texts.highlights.de']).toContain(named)
  })

  it('refuses a stale save and an open project without its texts', async () => {
    const built = await scene({})
    const { row, post, get } = built
    expect((await advertise(built, {})).json().message).toContain('müssen bleiben')
    const stored = (await get(`create-advertisement?project=${row.id}`)).json()
    await advertise(built, teaser('Neu'))
    const stale = await post('create-advertisement', { ...stored, propertyUses: ['hotel'] })
    expect(stale.statusCode).toBe(409)
  })

  it('needs the permission to advertise, and hides other workspaces', async () => {
    const { get, assistant, row } = await scene()
    expect((await get(`create-advertisement?project=${row.id}`, assistant)).statusCode).toBe(403)
    const other = await scene()
    expect((await get(`create-advertisement?project=${other.row.id}`)).statusCode).toBe(404)
    expect((await advertise({ ...other, get: other.get, post: (await scene()).post }, {})).statusCode).toBe(404)
  })
})

describe('publication', () => {
  it('is recorded, ends with the withdrawal, and begins anew', async () => {
    const { home, get, post, look, row } = await scene()
    expect((await look(`${row.slug}/project-teaser`)).statusCode).toBe(404)
    expect((await post('publish', { projects: [row.id] })).statusCode).toBe(200)
    expect((await get(row.id)).json()).toMatchObject({
      state: 'published',
      platforms: [{ key: 'teaser', isShown: true }],
    })
    expect((await look(`${row.slug}/project-teaser`)).statusCode).toBe(200)
    const withdrawal = { projects: [row.id], action: 'withdraw' }
    expect((await post('publish', withdrawal)).json().fields).toHaveProperty('reason')
    expect((await post('publish', { ...withdrawal, reason: 'Zurückgestellt' })).statusCode).toBe(200)
    expect((await look(`${row.slug}/project-teaser`)).statusCode).toBe(404)
    const { entries } = (await get(`${row.id}/timeline`)).json()
    expect(entries[0]).toMatchObject({
      event: 'b2b_project.withdrawn',
      detail: expect.stringContaining('Zurückgestellt'),
    })
    expect((await post('publish', { projects: [row.id] })).statusCode).toBe(200)
    expect(await auditEntries(world, home, 'b2b_project.published')).toHaveLength(2)
  })

  it.each([
    ['published', 'Das Projekt ist bereits veröffentlicht.'],
    ['sold', 'Das Projekt ist verkauft.'],
  ] as const)('is refused for a project that is %s', async (state, message) => {
    const { post, row } = await scene({ state })
    expect((await post('publish', { projects: [row.id] })).json().message).toBe(message)
  })

  it('names what is missing, and publishes all or none', async () => {
    const { home, get, post, row } = await scene()
    const bare = await plantProject(world.services.pool, home, { state: 'draft', texts: {} })
    const refused = await post('publish', { projects: [row.id, bare.id] })
    expect(refused.json().message).toBe('Für die Veröffentlichung fehlen: Anonymer Titel, Highlights, Zusammenfassung.')
    expect((await get(row.id)).json().state).toBe('draft')
  })

  it('refuses texts that name the property', async () => {
    const { post, row } = await scene({ state: 'draft', texts: teaser('Sonnenrain 14') })
    expect((await post('publish', { projects: [row.id] })).json().message).toContain('nennt die Strasse')
  })

  it('needs the permission to advertise, and hides other workspaces', async () => {
    const { post, assistant, row } = await scene()
    expect((await post('publish', { projects: [row.id] }, assistant)).statusCode).toBe(403)
    expect((await post('publish', { projects: [(await scene()).row.id] })).statusCode).toBe(404)
  })
})

describe('the confidentiality agreement', () => {
  const texts = (de: string) => ({ de, fr: '<p>Nouveau</p>' })

  it('gets a new version with each change, and keeps the earlier ones', async () => {
    const { get, post, row } = await scene()
    const save = (version: number, html: string) =>
      post(`${row.id}/update-nda-template`, { version, texts: texts(html) })
    const html = '<p onclick="x()">Neu <a href="https://x.example">hier</a></p><script>alert(1)</script>'
    expect((await save(1, html)).json().version).toBe(2)
    expect((await save(2, '<p>Neu hier</p>')).json().version).toBe(2)
    const { nda } = (await get(row.id)).json()
    expect(nda.texts.de).toBe('<p>Neu hier</p>')
    expect(
      nda.versions.map(({ version, texts: { de } }: { version: number; texts: { de: string } }) => [version, de]),
    ).toEqual([
      [2, '<p>Neu hier</p>'],
      [1, '<p>Vertraulich</p>'],
    ])
    expect((await save(1, '<p>Anders</p>')).statusCode).toBe(409)
  })

  it('needs a text in each language', async () => {
    const { post, row } = await scene()
    const refused = await post(`${row.id}/update-nda-template`, { version: 1, texts: texts('<p> </p>') })
    expect(refused.json().fields).toHaveProperty(['texts.de'])
  })

  it('needs the permission to change objects, and hides other workspaces', async () => {
    const { post, assistant, row } = await scene()
    const body = { version: 1, texts: texts('<p>A</p>') }
    expect((await post(`${row.id}/update-nda-template`, body, assistant)).statusCode).toBe(403)
    expect((await post(`${(await scene()).row.id}/update-nda-template`, body)).statusCode).toBe(404)
  })
})
