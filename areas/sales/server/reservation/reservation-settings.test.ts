// Settings of the reservation: money in francs, versions of the agreement, and refusals.

import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { Workspace } from '#platform/server/context.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { useWorld, type Person } from '#platform/server/testing/world.ts'
import { reservationTemplate } from './reservation-tables.ts'

const world = useWorld()
const url = '/api/v1/settings/reservations'

async function plant() {
  const home = await world.workspace({ projectType: 'sale' })
  return { home, admin: await world.person(home, 'admin') }
}
const read = async ({ home, admin }: { home: Workspace; admin: Person }) =>
  (await world.ask(home, { url, as: admin })).json()
const save = ({ home, admin }: { home: Workspace; admin: Person }, payload: object) =>
  world.ask(home, { method: 'POST', url, payload, as: admin })
const versionsIn = (home: Workspace) =>
  asSystem(world.services, home, async ({ db }) =>
    (await db.select().from(reservationTemplate).where(eq(reservationTemplate.workspaceId, home.id))).map(
      ({ versionNumber }) => versionNumber,
    ),
  )

describe('the settings of the reservation', () => {
  it('begin with defaults and keep the fee in Rappen', async () => {
    const place = await plant()
    const { version, data } = await read(place)
    expect([version, data.fee, data.reservationDays, data.agreement.de.title]).toEqual([
      0,
      20_000,
      30,
      'Reservationsvereinbarung',
    ])
    const saved = await save(place, { ...data, fee: 15_000.5, iban: 'CH44 3199 9123 0008 8901 2', version })
    expect(saved.statusCode).toBe(200)
    const again = await read(place)
    expect([again.data.fee, again.data.iban, again.version]).toEqual([15_000.5, 'CH4431999123000889012', 1])
    expect(again.history[0].changes.length).toBeGreaterThan(0)
  })

  it('keep each changed agreement as a version', async () => {
    const place = await plant()
    const { data } = await read(place)
    await save(place, { ...data, fee: 1, version: 0 })
    expect(await versionsIn(place.home)).toEqual([])
    const agreement = { ...data.agreement, de: { ...data.agreement.de, title: 'Vereinbarung' } }
    await save(place, { ...data, agreement, version: 1 })
    expect(await versionsIn(place.home)).toEqual([1])
    expect((await read(place)).data.agreement.de.title).toBe('Vereinbarung')
  })

  it.each([
    ['an unknown placeholder', { agreement: 'unknown' }, 'agreement.fr.text'],
    ['an account abroad', { iban: 'DE89370400440532013000' }, 'iban'],
    ['a third decimal', { fee: 1.005 }, 'fee'],
    ['no days', { reservationDays: 0 }, 'reservationDays'],
  ])('refuse %s at its field', async (_name, change, field) => {
    const place = await plant()
    const { data } = await read(place)
    const fr = { ...data.agreement.fr, text: `${data.agreement.fr.text} [place_rent]` }
    const more = 'agreement' in change ? { agreement: { ...data.agreement, fr } } : change
    const answer = await save(place, { ...data, ...more, version: 0 })
    expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([422, [field]])
  })

  it('refuse a stale version and people who are not admins', async () => {
    const place = await plant()
    const { data } = await read(place)
    await save(place, { ...data, fee: 1, version: 0 })
    expect((await save(place, { ...data, fee: 2, version: 0 })).statusCode).toBe(409)
    const clerk = await world.person(place.home, 'superuser')
    expect((await save({ ...place, admin: clerk }, { ...data, version: 1 })).statusCode).toBe(403)
  })
})
