// Asking people whether they still wait, and reminding of proposals.

import { beforeEach, describe, expect, it } from 'vitest'
import { mailsOf } from '#areas/applications/server/testing/letting.ts'
import type { Workspace } from '#platform/server/context.ts'
import { hashOf, newId } from '#platform/server/ids.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { useWorld, type Person } from '#platform/server/testing/world.ts'
import { renewWaitlist } from './renewal.ts'
import { plantHouse, plantObjects, plantRequests } from '../testing/planting.ts'
import { waitlistProposal } from '../tables.ts'

const world = useWorld()
const day = 24 * 60 * 60 * 1000
const daysAgo = (days: number) => new Date(Date.now() - days * day)
let home: Workspace
let clerk: Person

beforeEach(async () => {
  home = await world.workspace({ features: ['waitlist'] })
  clerk = await world.person(home, 'user')
})

const night = (inDays = 0) =>
  asSystem(world.services, home, (ctx) => renewWaitlist({ ...ctx, now: new Date(Date.now() + inDays * day) }))

const mails = async (kind: string) => (await mailsOf(world, home)).filter((mail) => mail.kind === kind)

const request = async (id = '') =>
  (await world.ask(home, { url: `/api/v1/waitlist/applications/${id}`, as: clerk })).json()

const linkIn = (text: string, page: string) => {
  const [, uuid, token] = new RegExp(`/action/([\\w-]+)/([\\w-]{43})/${page}`).exec(text) ?? []
  return `/api/v1/action/${uuid}/${token}`
}

describe('somebody who has waited for a year', () => {
  const plantOld = () =>
    plantRequests(world, home, [
      { contactName: 'Lange still', waitsSince: daysAgo(400) },
      { contactName: 'Hat bestätigt', waitsSince: daysAgo(400), confirmedAt: daysAgo(100) },
      { contactName: 'Ohne E-Mail', waitsSince: daysAgo(400), contactEmail: null },
      { contactName: 'Noch nicht geprüft', waitsSince: null, progressState: 'new' },
      { contactName: 'Ist gegangen', waitsSince: daysAgo(400), progressState: 'inactive', leftAt: daysAgo(10) },
    ])

  it('is asked once by mail, and nobody else is', async () => {
    await plantOld()
    await night()
    await night()
    expect((await mails('waitlist-renewal')).map(({ subject, bodyText: text }) => [subject, text])).toEqual([
      ['Suchen Sie noch?', expect.stringContaining('Ihr Gesuch 1 steht')],
    ])
  })

  it('stays on the list by the button behind the link, which a mail scanner does not press', async () => {
    const [id] = await plantOld()
    await night()
    const [mail] = await mails('waitlist-renewal')
    const link = linkIn(mail?.bodyText ?? '', 'waitlist-criteria-preview')
    const seen = await world.ask(home, { url: `${link}/waitlist-criteria-form` })
    expect(seen.json().confirmBy).not.toBeNull()
    expect((await request(id)).confirmBy).toBe(seen.json().confirmBy)
    expect((await world.ask(home, { url: `${link}/waitlist-confirm` })).statusCode).toBe(404)
    expect((await world.ask(home, { url: `${link}/waitlist-criteria-form` })).json().confirmBy).not.toBeNull()
    expect((await world.ask(home, { method: 'POST', url: `${link}/waitlist-confirm` })).statusCode).toBe(200)
    expect((await world.ask(home, { url: `${link}/waitlist-criteria-form` })).json().confirmBy).toBeNull()
    expect((await request(id)).confirmBy).toBeNull()
    await night(31)
    expect(await request(id)).toMatchObject({ progress_state: 'waitlist.accepted' })
  })

  it('is reminded twice and leaves the list without an answer', async () => {
    const [id] = await plantOld()
    for (const inDays of [0, 10, 23, 24, 29, 29.5]) await night(inDays)
    expect(await mails('waitlist-renewal')).toHaveLength(3)
    expect(await request(id)).toMatchObject({ progress_state: 'waitlist.accepted' })
    await night(30)
    expect(await request(id)).toMatchObject({ progress_state: 'inactive', leaveReason: 'Keine Antwort' })
  })

  it('is left alone where the project asks nobody', async () => {
    await plantOld()
    const admin = await world.person(home, 'admin')
    const { json } = await world.ask(home, { url: '/api/v1/settings/process', as: admin })
    const { data, version } = json()
    const payload = { ...data, version, waitlistRenewalMonths: 0 }
    expect(
      (await world.ask(home, { method: 'POST', url: '/api/v1/settings/process', payload, as: admin })).statusCode,
    ).toBe(200)
    await night()
    expect(await mails('waitlist-renewal')).toEqual([])
  })
})

describe('a proposal', () => {
  async function plantProposal(fields: Partial<typeof waitlistProposal.$inferInsert>): Promise<string> {
    const [requestId = ''] = await plantRequests(world, home, [{ waitsSince: daysAgo(10) }])
    const [objectId = ''] = await plantObjects(world, home, await plantHouse(world, home), [{}])
    const row = {
      workspaceId: home.id,
      id: newId(),
      requestId,
      objectId,
      state: 'propose' as const,
      answerBy: daysAgo(-1.5),
      tokenHash: hashOf('first'),
      createdAt: daysAgo(5),
      ...fields,
    }
    await asSystem(world.services, home, async ({ db }) => void (await db.insert(waitlistProposal).values(row)))
    return row.id
  }

  it('without an answer is reminded of once; the link of the reminder opens it', async () => {
    await plantProposal({})
    await night()
    await night()
    const [mail, ...more] = await mails('waitlist-proposal-reminder')
    expect([mail?.subject, more]).toEqual(['Erinnerung: Vorschlag Lindenweg 4, 8400 Winterthur', []])
    const link = linkIn(mail?.bodyText ?? '', 'waitlist-proposal-view')
    expect((await world.ask(home, { url: `${link}/waitlist-proposal-view` })).json().state).toBe('propose')
  })

  it.each([
    ['is answered', { state: 'no_interest' as const }],
    ['has more time', { answerBy: daysAgo(-4) }],
    ['was sent yesterday', { createdAt: daysAgo(1) }],
    ['is over', { answerBy: daysAgo(0.1) }],
  ])('that %s is not', async (_what, fields) => {
    await plantProposal(fields)
    await night()
    expect(await mails('waitlist-proposal-reminder')).toEqual([])
  })

  it('that is answered is a sign of life', async () => {
    await plantProposal({})
    await night()
    const [mail] = await mails('waitlist-proposal-reminder')
    const url = `${linkIn(mail?.bodyText ?? '', 'waitlist-proposal-view')}/waitlist-proposal-view`
    await world.ask(home, { method: 'POST', url, payload: { answer: 'no_interest' } })
    await night(360)
    expect(await mails('waitlist-renewal')).toEqual([])
  })
})
