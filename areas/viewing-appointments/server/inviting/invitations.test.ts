// Inviting people to an appointment, also those drawn by lot.

import { afterEach, describe, expect, it } from 'vitest'
import { plantApplications } from '#areas/applications/server/testing/planting.ts'
import { runDraw } from '#areas/draws/server/testing/planting.ts'
import { interestedWish } from '#areas/interested-people/server/tables.ts'
import { plantInterested } from '#areas/interested-people/server/testing/planting.ts'
import { plantHouse, plantObjects } from '#areas/waitlist/server/testing/planting.ts'
import { newId } from '#platform/server/ids.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { useWorld } from '#platform/server/testing/world.ts'
import { viewingInvitation, viewingParticipant } from '../tables.ts'
import { plantViewing, visitor, writtenMails } from '../testing/plant-viewing.ts'

const world = useWorld()
afterEach(() => world.setTime(new Date()))

let last = 200
const next = () => (last += 1)

async function plant(areas: readonly number[] = [55]) {
  const home = await world.workspace()
  const clerk = await world.person(home, 'superuser')
  const objectIds = await plantObjects(
    world,
    home,
    await plantHouse(world, home),
    areas.map((area) => ({ area })),
  )
  const viewing = await plantViewing(world, home, { objectIds, fields: { kind: 'invitation' } })
  const call = (word: string, payload?: object, as = clerk) =>
    world.ask(home, {
      method: payload ? 'POST' : 'GET',
      url: `/api/v1/appointments/${viewing.appointmentId}/${word}`,
      ...(payload && { payload }),
      as,
    })
  const people = async (names: readonly string[], wishes = objectIds[0]) => {
    const ids = await plantInterested(
      world,
      home,
      names.map((firstName) => ({
        number: next(),
        firstName,
        lastName: 'Muster',
        contactEmail: `${firstName}@example.ch`,
      })),
    )
    if (!wishes) return ids
    const rows = ids.map((personId) => ({ workspaceId: home.id, personId, objectId: wishes, rank: 1 }))
    await asSystem(world.services, home, async ({ db }) => void (await db.insert(interestedWish).values(rows)))
    return ids
  }
  return { home, clerk, objectIds, viewing, call, people }
}

const matching = { recipients: { from: 'matching', kinds: ['interested', 'application'] }, withoutAbsent: false }
const chosen = (targets: readonly string[], kind = 'interested') => ({
  recipients: { from: 'targets', kind, targets },
  withoutAbsent: false,
})

describe('an invitation', () => {
  it('reaches all that wish for the object, each with an own link that books', async () => {
    const { home, viewing, call, people } = await plant()
    await people(['anna', 'beat'])
    await people(['carla'], '')
    const shown = (await call('invite-preview', matching)).json()
    expect([shown.invited, shown.mail.subject, shown.mail.html.includes('href')]).toEqual([
      2,
      'Besichtigung: Wohnung 1. OG',
      false,
    ])
    expect((await call('invite', matching)).json()).toMatchObject({ invited: 2, leftOut: [] })
    const mails = (await writtenMails(world, home)).filter(({ kind }) => kind === 'viewing-invitation')
    const slugs = mails.map(({ bodyText }) => /\/([\w-]{43})\/appointments-booking-object/.exec(bodyText)?.[1] ?? '')
    expect(new Set(slugs).size).toBe(2)
    const calls = visitor(world, home)
    const page = (await calls.page(`interestedPersonSlug=${slugs[0]}`)).json()
    expect(page.appointments).toHaveLength(1)
    const hold = { slotId: viewing.slotIds[0], persons: 1, interestedPersonSlug: slugs[0] }
    const { appointmentSlug } = (await calls.hold(hold)).json()
    expect((await calls.book({ appointmentSlug })).json().outcome).toBe('booked')
  })

  it('leaves people out and says why', async () => {
    const { home, call, people, viewing } = await plant()
    const [first = '', second = '', third = ''] = await people(['anna', 'beat', 'carla'])
    const more = await plantInterested(world, home, [
      { number: next(), contactEmail: null, lastName: 'Ohne' },
      { number: next(), contactEmail: 'x@example.ch', progressState: 'inactive', lastName: 'Weg' },
      { number: next(), contactEmail: 'carla@example.ch', lastName: 'Gleich' },
    ])
    await call('invite', chosen([first]))
    await asSystem(world.services, home, async ({ db, now }) => {
      await db.insert(viewingParticipant).values({
        workspaceId: home.id,
        id: newId(),
        appointmentId: viewing.appointmentId,
        slotId: viewing.slotIds[0] ?? '',
        state: 'booked',
        lineOrder: 99,
        persons: 1,
        recordKind: 'interested',
        recordId: second,
        present: false,
        createdAt: now,
        updatedAt: now,
      })
    })
    const asked = { ...chosen([first, second, third, ...more]), withoutAbsent: true }
    const answer = (await call('invite', asked)).json()
    expect(answer.invited).toBe(1)
    expect(answer.leftOut.map(({ reason }: { reason: string }) => reason).toSorted()).toEqual([
      'Bei früherer Besichtigung abwesend',
      'Bereits eingeladen',
      'Die Person ist inaktiv',
      'Gleiche E-Mail-Adresse wie eine andere Person',
      'Keine E-Mail-Adresse',
    ])
    expect((await call('invite', asked)).statusCode).toBe(409)
  })

  it('is a bulk mail of its kind, with those left out', async () => {
    const { home, clerk, call, people } = await plant()
    const ids = await people(['anna'])
    const [applicationId = ''] = await plantApplications(world, home, [{ contactEmail: 'dora@example.ch' }])
    await call('invite', chosen(ids))
    await call('invite', chosen([applicationId], 'application'))
    const tasks = (await world.ask(home, { url: '/api/v1/task-management/task-group-list', as: clerk })).json()
    expect(
      tasks.items.map(({ action, total_tasks, mailView }: Record<string, unknown>) => [action, total_tasks, mailView]),
    ).toEqual([
      [3, 1, 'Applications'],
      [2, 1, 'InterestedPeople'],
    ])
  })

  it('needs a published appointment, the permissions, and the own workspace', async () => {
    const { home, call, people } = await plant()
    const ids = await people(['anna'])
    const other = await plant()
    expect((await call('invite', chosen(ids), await world.person(home, 'marketer'))).statusCode).toBe(403)
    expect((await call('invite', chosen(await other.people(['eva'])))).statusCode).not.toBe(200)
    const general = await plantViewing(world, home)
    const as = await world.person(home, 'superuser')
    const url = `/api/v1/appointments/${general.appointmentId}/invite`
    expect((await world.ask(home, { method: 'POST', url, payload: matching, as })).statusCode).toBe(422)
    const planned = await plantViewing(world, home, { fields: { state: 'planned' } })
    const early = `/api/v1/appointments/${planned.appointmentId}/invite`
    expect((await world.ask(home, { method: 'POST', url: early, payload: chosen(ids), as })).statusCode).toBe(409)
  })
})

describe('a draw for seats', () => {
  it('freezes the candidates, and those drawn are invited once', async () => {
    const { home, call, people } = await plant()
    await people(['anna', 'beat', 'carla'])
    const body = { ...matching, groups: [{ key: 'all', count: 2 }] }
    const started = (await call('draw', body)).json()
    expect([started.candidates, started.leftOut]).toEqual([3, []])
    expect(started.drawId).toEqual(expect.any(String))
    const invite = { recipients: { from: 'draw', drawId: started.drawId }, withoutAbsent: false }
    expect((await call('invite', invite)).statusCode).toBe(409)
    await runDraw(world, home, started.drawId, { until: 'confirmed' })
    expect((await call('draws')).json().items).toMatchObject([{ isDecided: true, candidates: 3, drawn: 2 }])
    expect((await call('invite', invite)).json()).toMatchObject({ invited: 2 })
    const again = (await call('draw', body)).json()
    expect(again.candidates).toBe(1)
    const rows = await asSystem(world.services, home, ({ db }) => db.select().from(viewingInvitation))
    expect(new Set(rows.map(({ drawId }) => drawId))).toEqual(new Set([started.drawId]))
  })

  it('is published at once if the method is given, and then stands', async () => {
    const { call, people } = await plant()
    await people(['anna', 'beat'])
    const knownAt = new Date(Date.now() + 86_400_000).toISOString()
    const body = { ...matching, groups: [{ key: 'all', count: 1 }], method: 'public_value', knownAt }
    expect((await call('draw', body)).json().fields).toEqual({ source: 'Bitte ausfüllen' })
    expect((await call('draw', { ...body, source: 'Swiss Lotto vom Samstag' })).statusCode).toBe(200)
    expect((await call('draw', { ...body, source: 'Swiss Lotto vom Samstag' })).statusCode).toBe(409)
  })

  it('draws by size of the flat that people wish', async () => {
    const { call, people, objectIds } = await plant([38, 90])
    await people(['anna'], objectIds[0])
    await people(['beat', 'carla'], objectIds[1])
    const groups = [
      { key: 'to-40', count: 2 },
      { key: 'above-60', count: 5 },
    ]
    expect((await call('draws')).json().proposal).toEqual([
      { key: 'to-40', count: 2 },
      { key: 'above-60', count: 5 },
    ])
    expect((await call('draw', { ...matching, groups })).json()).toMatchObject({ candidates: 3, leftOut: [] })
    const small = (await call('draw', { ...matching, groups: groups.slice(0, 1) })).json()
    expect([small.candidates, small.leftOut.length]).toEqual([1, 2])
  })

  it('needs a reason when two candidates may be one person', async () => {
    const { home, call, objectIds } = await plant()
    const ids = await plantInterested(world, home, [
      { contactEmail: 'one@example.ch' },
      { contactEmail: 'two@example.ch' },
    ])
    const body = { ...chosen(ids), groups: [{ key: 'all', count: 1 }] }
    expect((await call('draw', body)).statusCode).toBe(409)
    expect((await call('draw', { ...body, signed: 'Zwei Schwestern' })).statusCode).toBe(200)
    expect(objectIds).toHaveLength(1)
  })
})
