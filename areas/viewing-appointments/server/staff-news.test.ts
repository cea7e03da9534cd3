// Staff are told when a visitor books or gives a booking back.

import { expect, it } from 'vitest'
import { useOwnWorld } from '#platform/server/testing/world.ts'
import { bookInvited, plantViewing, visitor } from './testing/plant-viewing.ts'

const world = useOwnWorld()

it('tells staff who follow viewings that somebody booked and gave the seat back', async () => {
  const home = await world.workspace()
  const clerk = await world.person(home, 'user')
  const contract = await world.person(home, 'contract')
  const viewing = await plantViewing(world, home)
  const { slug } = await bookInvited(world, viewing)
  await visitor(world, home).cancel(slug)
  await world.services.jobs.runDue()
  const newsOf = async (as: typeof clerk) => (await world.ask(home, { url: '/api/v1/users/news', as })).json().news
  const path = `/viewing-appointments/booked?panel=AppointmentEdit:${viewing.appointmentId}`
  const news = await newsOf(clerk)
  expect(news.map(({ kind }: { kind: string }) => kind).toSorted()).toEqual([
    'appointment_booked',
    'appointment_cancelled',
  ])
  expect(news[0]).toMatchObject({ name: 'Anna Muster', path })
  expect(await newsOf(contract)).toEqual([])
})
