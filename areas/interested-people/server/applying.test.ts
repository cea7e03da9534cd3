// From interest to application: the form is mailed, filled in through its link, and the new application is linked to
// the interested person.

import { describe, expect, it } from 'vitest'
import { fillIn, plantObject } from '#areas/application-form/server/testing/planting.ts'
import { mailsOf } from '#areas/applications/server/testing/letting.ts'
import type { Workspace } from '#platform/server/context.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { useOwnWorld, type Person } from '#platform/server/testing/world.ts'
import { tidyInterestedJob } from './forgetting.ts'
import { interestedWish } from './tables.ts'
import { plantInterested } from './testing/planting.ts'

const world = useOwnWorld()
const path = '/api/v1/applications/interested'
/** Address of the household that fills in the form. */
const address = 'ana.keller@example.ch'

async function somebodyWhoWants(fields: { contactEmail?: string | null } = {}) {
  const home = await world.workspace()
  const clerk = await world.person(home, 'user')
  const [flat, taken] = [await plantObject(world, home), await plantObject(world, home, { isPublished: false })]
  const [id = ''] = await plantInterested(world, home, [{ contactEmail: address, language: 'fr', ...fields }])
  const wish = { workspaceId: home.id, personId: id }
  await asSystem(world.services, home, ({ db }) =>
    db.insert(interestedWish).values([
      { ...wish, objectId: taken, rank: 1 },
      { ...wish, objectId: flat, rank: 2 },
    ]),
  )
  return { home, clerk, flat, id }
}

const send = (home: Workspace, as: Person, id: string) =>
  world.ask(home, { method: 'POST', url: `${path}/${id}/send-form`, as })
const look = async (home: Workspace, as: Person, id: string) =>
  (await world.ask(home, { url: `${path}/${id}/edit`, as })).json()

async function linkIn(home: Workspace) {
  const mails = await mailsOf(world, home)
  const mail = mails.find(({ kind }) => kind === 'interested-form')
  const link = new URL(/https?:\S+/.exec(mail?.bodyText ?? '')?.[0] ?? '')
  return { mail, query: Object.fromEntries(link.searchParams) }
}

describe('the application form by mail', () => {
  it('leads to the free ones of the wanted objects, in their language, and makes them contacted', async () => {
    const { home, clerk, flat, id } = await somebodyWhoWants()
    expect((await send(home, clerk, id)).json().notify[0].waiting.mailIds).toHaveLength(1)
    const { mail, query } = await linkIn(home)
    expect(mail).toMatchObject({ toAddress: address, language: 'fr', threadId: id })
    expect(query).toEqual({ uuids: flat, lang: 'fr', campaign: `interest-${id}` })
    const person = await look(home, clerk, id)
    expect([person.progress_state, person.formSentAt !== null]).toEqual(['contacted', true])
  })

  it('is not sent to whoever has no address, and is hidden from other workspaces and who may not', async () => {
    const { home, clerk, id } = await somebodyWhoWants({ contactEmail: null })
    expect((await send(home, clerk, id)).statusCode).toBe(409)
    expect((await send(home, await world.person(home, 'contract'), id)).statusCode).toBe(403)
    const other = await world.workspace()
    expect((await send(other, await world.person(other, 'user'), id)).statusCode).toBe(404)
  })
})

describe('an application that comes by that link', () => {
  it('is linked with the person, who has applied from then on', async () => {
    const { home, clerk, flat, id } = await somebodyWhoWants()
    const filling = await fillIn(world, home, [flat], { campaign: `interest-${id}` })
    const { number } = (await filling.submit()).json()
    const person = await look(home, clerk, id)
    expect(person).toMatchObject({ progress_state: 'applied', application: { number } })
    expect((await send(home, clerk, id)).statusCode).toBe(409)
    const { entries } = (await world.ask(home, { url: `${path}/${id}/timeline`, as: clerk })).json()
    expect(entries[0]).toMatchObject({ event: 'interested.applied', detail: String(number) })
  })

  it('from another address, by another link or by none is not theirs', async () => {
    const { home, clerk, flat, id } = await somebodyWhoWants({ contactEmail: 'else@example.ch' })
    for (const campaign of [`interest-${id}`, 'interest-nobody', `interest-${flat}`, 'spring']) {
      expect((await (await fillIn(world, home, [flat], { campaign })).submit()).statusCode).toBe(200)
    }
    expect((await look(home, clerk, id)).progress_state).toBe('new')
  })

  it('takes the person along when it is forgotten', async () => {
    const { home, clerk, flat, id } = await somebodyWhoWants()
    await (await fillIn(world, home, [flat], { campaign: `interest-${id}` })).submit()
    const tidy = async () => {
      await asSystem(world.services, home, (ctx) => ctx.enqueue(tidyInterestedJob, {}))
      await world.services.jobs.runDue()
    }
    await tidy()
    expect((await look(home, clerk, id)).progress_state).toBe('applied')
    await asSystem(world.services, home, ({ client }) => client.query('update application set anonymised_at = now()'))
    await tidy()
    expect((await look(home, clerk, id)).message).toBe('Diese interessierte Person wurde nicht gefunden')
  })
})
