// Tests the public list as a page of its own: everything is there before any script.

import { describe, expect, it } from 'vitest'
import type { Workspace } from '#platform/server/context.ts'
import { withPlain } from '#platform/server/http/plain/plain-page.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { useWorld } from '#platform/server/testing/world.ts'
import { plantBuilding, plantFlat, type FlatFields } from '../../testing/planting.ts'
import { readListPage } from '../public-pages.ts'
import { readWishes } from './wishes.ts'

const world = useWorld()

async function listOf(home: Workspace, query: Record<string, string> = {}): Promise<string> {
  const page = await asSystem(world.services, home, (ctx) => readListPage(ctx, {}, query))
  if (!('plain' in page)) throw new Error('The web app renders this page')
  return page.plain.source
}

const place = (fields: FlatFields): FlatFields => ({
  kind: 'parkingspace',
  objectType: 'parking_outdoor',
  rooms: null,
  area: null,
  floor: null,
  netRent: 6000,
  ancillaryCost: 0,
  grossRent: 6000,
  floorPlan: null,
  ...fields,
})

const rows = (html: string) => [...html.matchAll(/<h2><a [^>]*>([^<]*)</g)].map(([, name]) => name)
const choice = (html: string, name: string) => new RegExp(`<select name="${name}">.*?</select>`, 's').exec(html)?.[0]

describe('the page', () => {
  it('has heading, filters, language, price, state and wish button', async () => {
    const home = await world.workspace()
    const id = await plantFlat(world, home)
    await plantFlat(world, home, { buildingId: await plantBuilding(world, home), rooms: 4.5, grossRent: 108_000 })
    const html = await listOf(home, { maxPrice: '2000', sort: '-price' })
    expect(html).toMatch(/<h1[^>]*>\s*Wohnungen zu vermieten\s*</)
    expect(rows(html)).toEqual(['3.5 Zimmer · 86.4 m² · 2. OG', '4.5 Zimmer · 86.4 m² · 2. OG'])
    expect(html).toContain("CHF 1'080 / Monat")
    expect(html).toContain('data-tone="green">Frei<')
    expect(html).toMatch(new RegExp(`data-wish="${id}"[^>]*>\\s*Merken\\s*<`))
    expect(html).toMatch(/name="lang" value="de"[^>]*aria-pressed="true"/)
    expect(choice(html, 'maxPrice')).toContain('value="2000" selected')
    expect(choice(html, 'sort')).toContain('value="-price" selected')
  })

  it('narrows the list without scripts, and says when nothing is left', async () => {
    const home = await world.workspace()
    await plantFlat(world, home)
    expect(rows(await listOf(home, { maxPrice: '1500' }))).toEqual([])
    const empty = await listOf(home, { maxPrice: '1500' })
    expect(empty).toContain('0 Objekte')
    expect(empty).toContain('Filter zurücksetzen')
    expect(rows(await listOf(home, { maxPrice: 'x', kind: 'castle', page: '-1' }))).toHaveLength(1)
  })

  it('asks for a parking space no rooms, and tells each from its neighbour', async () => {
    const home = await world.workspace()
    const buildingId = await plantBuilding(world, home)
    for (const number of [1, 2]) {
      await plantFlat(world, home, place({ buildingId, title: `Aussenplatz ${number}, Lindenhofstrasse 12` }))
    }
    const html = await listOf(home)
    expect(html).toMatch(/<h1[^>]*>\s*Parkplätze zu vermieten\s*</)
    expect(choice(html, 'minRooms')).toBeUndefined()
    expect(choice(html, 'maxPrice')).not.toContain('3500')
    expect(choice(html, 'sort')).not.toContain('Zimmer')
    expect(rows(html)).toEqual(['Aussenplatz 1', 'Aussenplatz 2'])
  })

  it('speaks to buyers of their interest', async () => {
    const home = await world.workspace({ projectType: 'sale' })
    await plantFlat(world, home, { netRent: null, grossRent: null, ancillaryCost: null, sellingPrice: 85_000_000 })
    const html = await listOf(home)
    expect(html).toContain('Ihr Interesse anmelden')
    expect(html).not.toContain('bewerben')
    expect(html).toContain("CHF 850'000<")
  })

  it('goes without header inside another website, where its links stay embedded', async () => {
    const home = await world.workspace()
    const id = await plantFlat(world, home)
    const html = await listOf(home, { embed: '1' })
    expect(html).not.toContain('<header class="plain-header">')
    expect(html).toContain(`/public-object-details/${id}?embed=1`)
    expect(html).toContain('name="embed" value="1"')
  })

  it('escapes whatever an object is called, and whatever is in the URL', async () => {
    const home = await world.workspace()
    const evil = '"><script>alert(1)</script>'
    await plantFlat(world, home, place({ title: evil }))
    expect(await listOf(home, { city: evil, lang: evil })).not.toContain('<script>')
  })

  it('leaves the drawings of the buildings to the web app, behind the same filters', async () => {
    const home = await world.workspace()
    await plantFlat(world, home)
    const page = await asSystem(world.services, home, (ctx) => readListPage(ctx, {}, { view: 'houses' }))
    expect('whole' in page && page.whole?.html.source).toMatch(/data-screen="window".*list-filters/s)
  })
})

describe('the wish list', () => {
  it('names what can be applied for, in the order in which it was chosen', async () => {
    const home = await world.workspace()
    const [one, other] = [await plantFlat(world, home), await plantFlat(world, home)]
    const gone = await plantFlat(world, home, { progressState: 'rented' })
    const wishes = (ids: string) => asSystem(world.services, home, (ctx) => readWishes(ctx, { ids }))
    const { source } = await wishes([other, gone, one].join(','))
    expect([...source.matchAll(/data-wished="([^"]*)"/g)].map(([, id]) => id)).toEqual([other, one])
    expect(source).toContain(`/form/application/new?uuids=${other},${one}&amp;lang=de`)
    expect((await wishes(gone)).source).toBe('')
    expect((await wishes('nothing')).source).toBe('')
  })
})

it('takes fonts and colours of the built page, and none of its scripts', async () => {
  const home = await world.workspace()
  await plantFlat(world, home)
  const page = await asSystem(world.services, home, (ctx) => readListPage(ctx, {}, {}))
  if (!('plain' in page)) throw new Error('The web app renders this page')
  const parts = { list: { scripts: ['/assets/plain.js'], styles: ['/assets/plain.css'], texts: {} } }
  const html = withPlain(
    `<html lang="de-CH"><head><title>Q</title>
<link rel="preload" as="font" href="/inter.woff2"><link rel="modulepreload" href="/app.js">
<script type="application/json" id="page-parts">${JSON.stringify(parts)}</script>
<script type="module" src="/app.js"></script></head><body><div id="root"></div></body></html>`,
    page,
  )
  expect(html).toContain('as="font"')
  expect(html).not.toContain('/app.js')
  expect(html).toContain('<script type="module" src="/assets/plain.js" crossorigin></script>')
  expect(html).toContain('<link rel="stylesheet" href="/assets/plain.css" crossorigin>')
  expect(html).toContain('--q-accent:')
  expect(html).not.toContain('id="root"')
})
