// An earlier draft or application is taken over by its key.

import { describe, expect, it } from 'vitest'
import type { Workspace } from '#platform/server/context.ts'
import { inWorkspace } from '#platform/server/db/transaction.ts'
import { useWorld } from '#platform/server/testing/world.ts'
import { begin, fillIn, plantObject, type Filling } from '../testing/planting.ts'

const world = useWorld()

const takeOver = async (home: Workspace, from: Pick<Filling, 'slug' | 'token'>) => {
  const flat = await plantObject(world, home)
  const payload = { uuids: [flat], language: 'de', from: { slug: from.slug, token: from.token } }
  const answer = await world.ask(home, { method: 'POST', url: '/api/v2/applications/new', payload })
  const { slug, token } = answer.json().formsCredentials ?? {}
  const read = async () => (await world.ask(home, { url: `/api/v2/applications/${slug}/${token}/update` })).json()
  return { answer, flat, read }
}

const applied = async () => {
  const home = await world.workspace()
  const filling = await fillIn(world, home, [await plantObject(world, home)])
  await filling.save({ pets: true, pets_type: 'Katze', motivation: 'Nahe bei der Arbeit' })
  return { home, filling }
}

describe('an earlier application', () => {
  it('gives its people and facts to a new draft, and keeps its own', async () => {
    const { home, filling } = await applied()
    await filling.submit()
    const { flat, read } = await takeOver(home, filling)
    const { household, adults, documents } = await read()
    expect(household.answers).toMatchObject({ priorities: [flat], pets: true, pets_type: 'Katze' })
    expect(household.answers).not.toHaveProperty('motivation')
    expect(
      Object.keys({ ...household.answers, ...adults[0].answers }).filter((key) => key.startsWith('agreement')),
    ).toEqual([])
    expect(adults[0].answers).toMatchObject({
      firstname: 'Ana',
      street_nr: 'Lindenweg 4',
      email: 'ana.keller@example.ch',
    })
    expect(documents).toEqual([])
    const [ana] = (await filling.read()).adults
    expect(ana?.key).not.toBe(adults[0].key)
    expect((await filling.read()).household.answers.motivation).toBe('Nahe bei der Arbeit')
  })

  it('is taken over after it was withdrawn, and while it is a draft', async () => {
    const { home, filling } = await applied()
    const names = async () =>
      (await (await takeOver(home, filling)).read()).adults.map((one: { answers: object }) => one.answers)
    expect(await names()).toMatchObject([{ firstname: 'Ana' }])
    await filling.submit()
    await inWorkspace(world.services.pool, home.id, (client) =>
      client.query("update application set progress_state = 'inactive'"),
    )
    expect(await names()).toMatchObject([{ firstname: 'Ana' }])
  })

  it('tells of somebody who filled in the own part only name and role', async () => {
    const { home, filling } = await applied()
    const link = (await filling.ask({ method: 'POST', url: '/invitations', payload: {} })).json().url
    const [, own] = /application(\/.*)\/create-adult$/.exec(link) ?? []
    const answers = { firstname: 'Ben', name: 'Keller', tenant_type: 'spouse', phone: '079 765 43 21' }
    const url = `/api/v2/applications${own}/new-adult`
    await world.ask(home, { method: 'POST', url, payload: { version: null, answers } })
    const { adults } = await (await takeOver(home, filling)).read()
    expect(adults[1].answers).toEqual({ firstname: 'Ben', name: 'Keller', tenant_type: 'spouse' })
  })

  it('needs its own key, in its own workspace', async () => {
    const { home, filling } = await applied()
    const other = await begin(world, home, [await plantObject(world, home)])
    expect((await takeOver(home, { slug: filling.slug, token: other.token })).answer.statusCode).toBe(404)
    expect((await takeOver(await world.workspace(), filling)).answer.statusCode).toBe(404)
  })
})
