// The state of a person with respect to viewings, in the list of interested people.

import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { plantInterested } from '#areas/interested-people/server/testing/planting.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { useWorld } from '#platform/server/testing/world.ts'
import { viewingParticipant } from '../tables.ts'
import { plantInvitation, plantViewing } from '../testing/plant-viewing.ts'
import { staff } from '../testing/planning.ts'

const world = useWorld()

it('says who was invited, booked, came or stayed away', async () => {
  const home = await world.workspace()
  const clerk = await world.person(home, 'user')
  const calls = staff(world, home, clerk)
  const viewing = await plantViewing(world, home, { capacities: [9] })
  const [invited = '', booked = '', came = '', absent = '', none = ''] = await plantInterested(world, home, [
    {},
    {},
    {},
    {},
    {},
  ])
  await plantInvitation(world, viewing, { recordId: invited })
  await plantInvitation(world, viewing, { recordId: came })
  for (const [recordId, present] of [
    [booked, null],
    [came, true],
    [absent, false],
  ] as const) {
    const { id } = await calls.add(viewing.appointmentId, viewing.slotIds[0] ?? '')
    const fields = { recordKind: 'interested', recordId, present }
    await asSystem(
      world.services,
      home,
      async ({ db }) => void (await db.update(viewingParticipant).set(fields).where(eq(viewingParticipant.id, id))),
    )
  }
  const rows = async (query: string) =>
    (await world.ask(home, { url: `/api/v1/applications/interested?${query}`, as: clerk })).json().tableData.body
  const told = new Map(
    (await rows('')).map((row: { _id: string; viewing: string | null }) => [row._id, row.viewing ?? null]),
  )
  expect([invited, booked, came, absent, none].map((id) => told.get(id))).toEqual([
    'Eingeladen',
    'Gebucht',
    'War da',
    'Nicht erschienen',
    null,
  ])
  const filtered = await rows(`filters=${encodeURIComponent(JSON.stringify({ viewing: ['absent'] }))}`)
  expect(filtered.map(({ _id }: { _id: string }) => _id)).toEqual([absent])
  const applications = await world.ask(home, { url: '/api/v1/applications/', as: clerk })
  expect(applications.statusCode).toBe(200)
})

it('offers a draw for the seats of a viewing from both lists', async () => {
  const home = await world.workspace()
  const clerk = await world.person(home, 'user')
  const flagsOf = async (url: string) => {
    const { definition } = (await world.ask(home, { url, as: clerk })).json()
    const offered = definition.bulkOptions.map(({ value }: { value: string }) => value)
    const flags = ['randomPeopleViewing', 'randomApplicantsViewing']
    return flags.map((flag) => [definition[flag], offered.includes(flag)])
  }
  expect(await flagsOf('/api/v1/applications/interested')).toEqual([
    [true, true],
    [false, false],
  ])
  expect(await flagsOf('/api/v1/applications/')).toEqual([
    [false, false],
    [true, true],
  ])
})
