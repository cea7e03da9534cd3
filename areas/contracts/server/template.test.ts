// Editing the wording of the agreement on its settings page.

import { describe, expect, it } from 'vitest'
import { plantTenancy } from '#areas/applications/server/testing/tenancy.ts'
import { useWorld, type Person } from '#platform/server/testing/world.ts'
import type { Workspace } from '#platform/server/context.ts'

const world = useWorld()
const url = '/api/v1/settings/rental-agreement'
const read = async (home: Workspace, as: Person) => (await world.ask(home, { url, as })).json()
const save = (home: Workspace, as: Person, payload: object) => world.ask(home, { method: 'POST', url, payload, as })
const block = (text: string) => [{ kind: 'text', when: 'always', text }]

describe('the wording', () => {
  it('begins as the one of the product and becomes a version with each saving', async () => {
    const home = await world.workspace()
    const admin = await world.person(home, 'admin')
    expect(await read(home, admin)).toMatchObject({ version: 0, savedAt: null, rules: expect.any(Array) })
    const content = { de: block('Hallo [place_all_names]'), fr: block('Bonjour') }
    expect((await save(home, admin, { version: 0, content })).json().version).toBe(1)
    expect(await read(home, admin)).toMatchObject({ version: 1, content, savedBy: 'Nora Ammann' })
    expect((await save(home, admin, { version: 0, content })).statusCode).toBe(409)
  })

  it('names no placeholder that nobody can fill', async () => {
    const home = await world.workspace()
    const admin = await world.person(home, 'admin')
    const content = { de: block('[place_nowhere]'), fr: block('x') }
    expect((await save(home, admin, { version: 0, content })).json().fields).toEqual({
      'content.de.0.text': 'Unbekannter Platzhalter: place_nowhere',
    })
    expect((await save(home, admin, { version: 0, content: { de: [], fr: [] } })).statusCode).toBe(422)
  })

  it('is tried on a real tenancy before it is saved', async () => {
    const { home, tenantId } = await plantTenancy(world)
    const admin = await world.person(home, 'admin')
    const sample = await world.ask(home, { url: `${url}/sample/${tenantId}`, as: admin })
    expect(sample.json()).toMatchObject({
      language: 'de',
      values: { place_all_names: 'Anna Muster', place_rent_net: null },
    })
    // Generated values use the language of the wording, not the language of the household.
    const french = await world.ask(home, { url: `${url}/sample/${tenantId}?language=fr`, as: admin })
    expect(french.json()).toMatchObject({
      language: 'fr',
      values: { place_notice_dates: 'la fin de chaque mois sauf le 31 décembre' },
    })
    const paper = await world.ask(home, {
      method: 'POST',
      url: `${url}/sample/${tenantId}`,
      payload: { blocks: block('Vertrag mit [place_all_names]') },
      as: admin,
    })
    expect(paper.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  })

  it('speaks the language of the wording that is tried, not that of the household', async () => {
    const { home, tenantId } = await plantTenancy(world)
    const admin = await world.person(home, 'admin')
    const read = async (query: string) =>
      (await world.ask(home, { url: `${url}/sample/${tenantId}${query}`, as: admin })).json()
    expect((await read('?language=fr')).values.place_notice_dates).toContain('décembre')
    expect((await read('')).values.place_notice_dates).toContain('Dezember')
  })

  it('is for administrators, each of their own workspace', async () => {
    const { home, tenantId } = await plantTenancy(world)
    const clerk = await world.person(home, 'superuser')
    expect((await world.ask(home, { url, as: clerk })).statusCode).toBe(403)
    const abroad = await world.workspace()
    const admin = await world.person(abroad, 'admin')
    expect((await world.ask(abroad, { url: `${url}/sample/${tenantId}`, as: admin })).statusCode).toBe(404)
  })
})

describe('the table of the official form', () => {
  it('is edited line by line and asks for what each line needs', async () => {
    const home = await world.workspace()
    const admin = await world.person(home, 'admin')
    const rule = {
      canton: 'VD',
      places: ['Lausanne'],
      elsewhere: 'none' as const,
      exempt: [],
      validFrom: '2026-01-01',
      validTo: null,
      source: 'Kanton',
    }
    expect((await save(home, admin, { version: 0, rules: [rule] })).statusCode).toBe(200)
    expect((await read(home, admin)).rules).toEqual([rule])
    const answer = await save(home, admin, { version: 0, rules: [{ ...rule, validTo: '2025-01-01' }] })
    expect(answer.json().fields).toEqual({ 'rules.0.validTo': 'Das Ende liegt vor dem Beginn' })
  })
})
