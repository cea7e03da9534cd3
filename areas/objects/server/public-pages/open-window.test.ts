// Tests the views for other websites and search engines: feed, page heads and sitemap. They never reveal more than
// the public list.

import { expect, it, describe } from 'vitest'
import type { Workspace } from '#platform/server/context.ts'
import { inWorkspace } from '#platform/server/db/transaction.ts'
import { withHead } from '#platform/server/http/page.ts'
import { useWorld } from '#platform/server/testing/world.ts'
import { plantFlat } from '../testing/planting.ts'

const world = useWorld()

const feedOf = (home: Workspace, headers = {}) => world.ask(home, { url: '/api/v2/public/objects', headers })
const hidePricesOfTaken = (home: Workspace) =>
  inWorkspace(world.services.pool, home.id, (client) =>
    client.query('insert into project_setting (workspace_id, key, value) values ($1, $2, $3)', [
      home.id,
      'public-list',
      { showsTaken: true, hidesPricesOfTaken: true },
    ]),
  )

describe('the feed', () => {
  it('tells what the public may know, with absolute links and null for what is missing', async () => {
    const home = await world.workspace()
    const id = await plantFlat(world, home, {
      facts: { loggiaArea: 6.5, heatingCosts: 8035, appraisedNetRent: 190_000, owner: 'Muster AG' },
      features: ['lift'],
    })
    await plantFlat(world, home, { isPublished: false })
    const answer = await feedOf(home)
    expect(answer.headers['access-control-allow-origin']).toBe('*')
    const [told, ...others] = answer.json()
    expect(others).toEqual([])
    expect(told).toMatchObject({
      id,
      object_category: { key: 'apartment', displayName: 'Wohnungen' },
      object_type: { key: 'apartment', displayName: 'Wohnung' },
      rentalgross: 1950,
      rentalprice_squaremeter_net: 19.91,
      selling_price: null,
      building: { address: 'Lindenhofstrasse', house_number: '12', city: 'Winterthur', land_code: 'CH' },
      object_features: { lift: 'Lift' },
      facts: { loggia_area: 6.5, heating_costs: 80.35 },
    })
    expect(JSON.stringify(told)).not.toContain('Muster AG')
    expect(told.facts).not.toHaveProperty('valued_net_rental_amount_mm')
    for (const link of [told.url, told.layout_plan, told.image, told.application_form]) {
      expect(link).toMatch(/^https?:\/\//)
    }
  })

  it('has every key for every object, null where nothing is known', async () => {
    const home = await world.workspace()
    await plantFlat(world, home, {
      referenceNumber: 'A',
      facts: { loggiaArea: 6.5, additionalCosts1: 900, virtualTour: 'https://tour.example/1', owner: 'Muster AG' },
      contactPerson: { first_name: 'Ruth', surname: 'Meier', email: 'ruth@example.ch', phone: '+41441234567' },
    })
    await plantFlat(world, home, {
      referenceNumber: 'B',
      kind: 'plot',
      grossRent: null,
      netRent: null,
      ancillaryCost: null,
    })
    const [full, bare] = (await feedOf(home)).json()
    expect(full).toMatchObject({
      rentalprice_squaremeter: 22.57,
      incidental_costs_squaremeter: 2.66,
      loggia_area: 6.5,
      additional_costs_1: 9,
      virtual_tour_link: 'https://tour.example/1',
      contact_person: { name: 'Ruth Meier', email: 'ruth@example.ch' },
    })
    expect(Object.keys(bare)).toEqual(Object.keys(full))
    expect(Object.keys(bare.facts)).toEqual(Object.keys(full.facts))
    expect(bare.facts).toMatchObject({ loggia_area: null, heating_costs: null, usage: null })
    expect(bare.facts).not.toHaveProperty('proprietor')
    expect(bare).toMatchObject({
      rentalprice_squaremeter: null,
      incidental_costs_squaremeter: null,
      parking_space_cost: null,
      price_unit: null,
      website_link: null,
      pdf_file: null,
      situation_plan: null,
      factsheets: null,
      isometry: null,
      contact_person: { name: expect.any(String), phone: expect.any(String), email: expect.any(String) },
    })
  })

  it('keeps the prices of what is taken to itself, every one of them', async () => {
    const home = await world.workspace()
    await hidePricesOfTaken(home)
    await plantFlat(world, home, {
      progressState: 'rented',
      facts: { heatingCosts: 8035, additionalCosts1: 900, loggiaArea: 2 },
    })
    const [told] = (await feedOf(home)).json()
    expect(told).toMatchObject({
      object_state: 'rented',
      rentalgross: null,
      rentalprice_squaremeter_net: null,
      deposit: null,
      facts: { loggia_area: 2 },
    })
    expect(told.facts).toMatchObject({ heating_costs: null })
    expect(told).toMatchObject({
      loggia_area: 2,
      additional_costs_1: null,
      rentalprice_squaremeter: null,
      incidental_costs_squaremeter: null,
    })
  })

  it('is answered 304 as long as nothing has changed', async () => {
    const home = await world.workspace()
    await plantFlat(world, home)
    const etag = String((await feedOf(home)).headers['etag'])
    const again = await feedOf(home, { 'if-none-match': etag })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    await plantFlat(world, home)
    expect((await feedOf(home, { 'if-none-match': etag })).statusCode).toBe(200)
  })

  it('lets the pages of other hosts ask for a workspace by its header', async () => {
    const home = await world.workspace()
    for (const url of ['/api/v2/public/objects', '/api/v1/objects/iframe-object-list']) {
      const asked = await world.ask(home, { method: 'OPTIONS', url })
      expect([asked.statusCode, asked.headers['access-control-allow-headers']]).toEqual([
        204,
        'Tenant-Name, If-None-Match',
      ])
    }
  })
})

describe('search engines', () => {
  it('find each public object in the sitemap, and are told to leave the house alone', async () => {
    const home = await world.workspace()
    const id = await plantFlat(world, home)
    const hidden = await plantFlat(world, home, { isPublished: false })
    const map = await world.ask(home, { url: '/sitemap.xml' })
    expect(map.headers['content-type']).toContain('application/xml')
    expect(map.body).toContain(`/public-object-details/${id}</loc>`)
    expect(map.body).not.toContain(hidden)
    const robots = (await world.ask(home, { url: '/robots.txt' })).body
    expect(robots).toContain('Allow: /public-object-list\n')
    expect(robots).toContain('Disallow: /\n')
    expect(robots).toMatch(/Sitemap: https?:\/\/.*\/sitemap\.xml/)
  })

  it('read a text as a text, whatever it holds', () => {
    const evil = '</script><script>alert(1)</script> "&'
    const head = {
      title: evil,
      description: evil,
      canonical: 'https://x.example/?a=1&b=2',
      languages: [{ language: 'fr', address: 'https://x.example/?lang=fr' }],
      language: 'fr' as const,
      image: null,
      data: { name: evil },
      site: evil,
      screen: 'window' as const,
      body: '<h1>ok</h1>',
      answers: [{ call: 'GET /x', params: {}, query: {}, answer: { evil } }],
    }
    const built = '<link rel="modulepreload" href="/assets/a.js"><script type="module" src="/assets/b.js"></script>'
    const page = withHead(
      `<html lang="de-CH"><head><title>Q</title>\n${built}</head><div id="root"></div></html>`,
      head,
    )
    expect(page).not.toContain('<script>alert')
    // On a slow connection the content is readable before any script has loaded.
    expect(page).not.toContain('modulepreload')
    expect(page).toContain('src="/assets/b.js" fetchpriority="low"></script>')
    expect(page).toContain('<div id="foreword" data-screen="window">')
    expect(page).toContain('<html lang="fr-CH"')
    expect(page).toContain('<main><h1>ok</h1></main></div><div id="root">')
    const known = JSON.parse(/known-answers">(.*)<\/script>/.exec(page)?.[1] ?? '')
    expect(known).toMatchObject({ language: 'fr', answers: [{ answer: { evil } }] })
    expect(JSON.parse(/ld\+json">(.*)<\/script>/.exec(page)?.[1] ?? '')).toEqual({ name: evil })
  })
})
