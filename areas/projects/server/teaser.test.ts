// Strangers read about a project nothing that identifies it.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { useWorld } from '#platform/server/testing/world.ts'
import { beginPublication } from './publications.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { dataOfProject, sceneIn, upload } from './testing/scene.ts'
import { plantProject } from './testing/planting.ts'
import { teaserOf } from './teaser-view.ts'

const world = useWorld()

async function scene(fields: Parameters<typeof plantProject>[2] = {}) {
  const built = await sceneIn(world)
  const row = await plantProject(world.services.pool, built.home, fields)
  await asSystem(world.services, built.home, (ctx) => beginPublication(ctx, row.id, 'teaser'))
  return { ...built, row, teaser: `${row.slug}/project-teaser` }
}

describe('the teaser', () => {
  it('shows place, highlights, class of volume and yield, but no price', async () => {
    const { look, teaser } = await scene()
    expect((await look(teaser)).json()).toMatchObject({
      title: 'Wohnliegenschaft im Mittelland',
      highlights: ['Voll vermietet'],
      city: 'Bern',
      price: null,
      volumeClass: '20_50',
      keyFigures: [{ key: 'gross_yield', value: 0.04 }],
      contact: { name: 'Nora Ammann' },
    })
  })

  it('speaks French', async () => {
    const { home, teaser } = await scene()
    const answer = await world.ask(home, { url: `/fr/api/v1/b2b/objects/${teaser}` })
    expect(answer.json()).toMatchObject({
      title: 'Immeuble d’habitation sur le Plateau',
      highlights: ['Entièrement loué'],
    })
  })

  it.each(['draft', 'withdrawn', 'sold'] as const)('does not exist for a project that is %s', async (state) => {
    const { look, teaser } = await scene({ state })
    expect((await look(teaser)).statusCode).toBe(404)
  })

  it('does not exist in another workspace, nor by the id of the project', async () => {
    const { row, look } = await scene()
    const other = await sceneIn(world)
    expect((await other.look(`${row.slug}/project-teaser`)).statusCode).toBe(404)
    expect((await look(`${row.id}/project-teaser`)).statusCode).toBe(404)
  })

  it('shows three pictures by place, without their names', async () => {
    const { home, admin, post, look, get, row, teaser } = await scene()
    const images = await Promise.all(
      [1, 2, 3, 4].map((one) => upload(world, { home, as: admin, name: `Sonnenrain ${one}.png`, kind: 'image' })),
    )
    const stored = (await get(`create-object?id=${row.id}`)).json()
    await post('create-object', { ...stored.data, uploads: { images, files: [] }, id: row.id, version: stored.version })
    expect((await look(teaser)).json().pictures).toBe(3)
    const picture = await look(`${teaser}/pictures/1`)
    expect(picture.statusCode).toBe(200)
    expect(picture.headers['content-type']).toBe('image/webp')
    expect(JSON.stringify(picture.headers)).not.toMatch(/sonnenrain/i)
    expect((await look(`${teaser}/pictures/4`)).statusCode).toBe(404)
    for (const id of images) expect((await look(teaser)).body).not.toContain(id)
  })
})

/** A word that occurs in no label of a response. */
const secret = fc.stringMatching(/^[a-z]{10}$/).map((word) => `geheim${word}`)

it('contains no identifying word, whatever the project is called', async () => {
  const { row } = await scene()
  fc.assert(
    fc.property(fc.array(secret, { minLength: 8, maxLength: 8 }), fc.boolean(), (words, showsPrice) => {
      const [
        title = '',
        street = '',
        houseNumber = '',
        referenceNumber = '',
        parcelNumber = '',
        egrid = '',
        note = '',
        extra = '',
      ] = words
      const hidden = {
        ...row,
        title,
        street,
        houseNumber,
        referenceNumber,
        facts: { ...row.facts, parcelNumber, egrid, additionalAddress: extra, showsPrice },
        criteria: { note },
        texts: { ...row.texts, summary: { de: note, fr: note }, location: { de: street, fr: street } },
        searchText: words.join(' '),
      }
      const told = JSON.stringify(teaserOf(hidden, { language: 'de', pictures: 2 }))
      for (const word of [...words, row.id, row.workspaceId]) expect(told).not.toContain(word)
    }),
  )
})

it('gives the price away neither by figures nor by rents', async () => {
  const { row } = await scene()
  const shares = fc.record({
    price: fc.integer({ min: 500_000_000, max: 9_000_000_000 }),
    targetRent: fc.integer({ min: 10_000_000, max: 300_000_000 }),
    apartments: fc.integer({ min: 1, max: 400 }),
    floorArea: fc.integer({ min: 100, max: 30_000 }),
  })
  fc.assert(
    fc.property(shares, ({ price, targetRent, apartments, floorArea }) => {
      const told = teaserOf(
        { ...row, price, targetRent, facts: { apartments, floorArea } },
        { language: 'de', pictures: 0 },
      )
      expect(told.price).toBeNull()
      expect(told.keyFigures.every(({ kind }) => kind === 'share')).toBe(true)
      expect(JSON.stringify(told)).not.toContain(String(targetRent / 100))
    }),
  )
})

it('names the price where the project says so', async () => {
  const { look, teaser } = await scene({ facts: { showsPrice: true } })
  expect((await look(teaser)).json()).toMatchObject({ price: 20_000_000, volumeClass: null })
  expect(dataOfProject().keyData.showsPrice).toBe(false)
})
