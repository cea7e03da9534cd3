// Recipients of a bulk mail before confirmation: lists all recipients, and all excluded people by reason, without a
// limit.

import { describe, expect, it } from 'vitest'
import { plantApplications } from '../testing/planting.ts'
import { application } from '../tables.ts'
import type { listRecipients } from '#areas/tasks/contract/tasks.ts'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { Workspace } from '#platform/server/context.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { mailAddress } from '#platform/server/mail/tables.ts'
import { useWorld, type Person } from '#platform/server/testing/world.ts'
import { eq } from 'drizzle-orm'

const world = useWorld()

interface Ask {
  home: Workspace
  as: Person
}

const shared = 'familie@post.example'
const numberOf = (place: number) => String(place).padStart(2, '0')

/** One reachable applicant, 62 applicants with the same address, and one whose address bounced. */
async function manyOfOneAddress() {
  const home = await world.workspace()
  const ask = { home, as: await world.person(home, 'superuser') }
  await plantApplications(world, home, [
    { contactName: 'Zoé Allein', contactEmail: 'zoe@post.example' },
    { contactName: 'Die Erste', contactEmail: shared },
    ...Array.from({ length: 61 }, (_, index) => ({
      contactName: `Weiter ${numberOf(index)}`,
      contactEmail: index % 2 ? shared : shared.toUpperCase(),
    })),
    { contactName: 'Weg Fort', contactEmail: 'weg@post.example' },
  ])
  const applications = await asSystem(world.services, home, async (ctx) => {
    await ctx.db.insert(mailAddress).values({ workspaceId: home.id, address: 'weg@post.example', bouncedAt: ctx.now })
    return ctx.db
      .select({ id: application.id, number: application.number, name: application.contactName })
      .from(application)
      .where(eq(application.workspaceId, home.id))
  })
  const prepared = (
    await world.ask(home, {
      method: 'POST',
      url: '/api/v1/communication/application/bulk-mail',
      as: ask.as,
      body: {
        applicationIds: applications.map(({ id }) => id),
        words: { de: { subject: 'Neues', body: '<p>Neues.</p>' } },
      },
    })
  ).json()
  return { ask, prepared, first: applications.find(({ name }) => name === 'Die Erste')?.number }
}

const people = async (ask: Ask, taskId: string, query: Record<string, string>) => {
  const url = `/api/v1/task-management/${taskId}/recipients?${new URLSearchParams(query).toString()}`
  const answer = await world.ask(ask.home, { method: 'GET', url, as: ask.as })
  return answer.json<ResponseOf<typeof listRecipients>>()
}

describe('whom a prepared bulk mail leaves out', () => {
  it('is counted by reason, the fewest first: all who share an address of somebody are left out for one reason', async () => {
    const { prepared } = await manyOfOneAddress()
    expect(prepared.excludedTotal).toBe(62)
    expect(prepared.excludedByReason).toEqual([
      { reason: expect.stringContaining('sind unzustellbar'), count: 1 },
      { reason: 'Gleiche Adresse wie eine andere Bewerbung', count: 61 },
    ])
  })

  it('is shown to the last one, page by page, each with whose address it shares', async () => {
    const { ask, prepared, first } = await manyOfOneAddress()
    const [gone, repeated] = prepared.excludedByReason
    const pageOf = (page: number) =>
      people(ask, prepared.task.id, { show: 'excluded', reason: repeated.reason, page: String(page) })
    const [one, two] = [await pageOf(1), await pageOf(2)]
    expect([one.pagination.totalItems, one.items.length, two.items.length]).toEqual([61, 50, 11])
    const all = [...one.items, ...two.items]
    expect(new Set(all.map(({ name }) => name)).size).toBe(61)
    expect(new Set(all.map(({ reason }) => reason))).toEqual(new Set([`Gleiche Adresse wie Bewerbung ${first}`]))
    const { items } = await people(ask, prepared.task.id, { show: 'excluded', reason: gone.reason })
    expect(items.map(({ name }) => name)).toEqual(['Weg Fort'])
  })

  it('is found by words of name and address, and so is who gets it', async () => {
    const { ask, prepared } = await manyOfOneAddress()
    const found = async (query: Record<string, string>) =>
      (await people(ask, prepared.task.id, query)).items.map(({ name }) => name)
    expect(await found({ show: 'excluded', search: 'weiter 07' })).toEqual(['Weiter 07'])
    expect(await found({ show: 'waiting', search: 'zoe allein' })).toEqual(['Zoé Allein'])
    expect(await found({ show: 'waiting', search: 'familie@' })).toEqual(['Die Erste'])
    expect(await found({ show: 'waiting', search: '%' })).toEqual([])
    expect(await found({ show: 'waiting' })).toEqual(['Zoé Allein', 'Die Erste'])
  })
})
