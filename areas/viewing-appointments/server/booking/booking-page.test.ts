// The start data of the booking pages.

import { afterEach, describe, expect, it } from 'vitest'
import { plantHouse, plantObjects } from '#areas/waitlist/server/testing/planting.ts'
import { useWorld } from '#platform/server/testing/world.ts'
import {
  bookInvited,
  participantsOf,
  plantViewing,
  plantVisit,
  seatsOf,
  visitor,
  writtenMails,
} from '../testing/plant-viewing.ts'

const world = useWorld()
afterEach(() => world.setTime(new Date()))

describe('the booking page', () => {
  it('shows free seats by slot, in general and for an object', async () => {
    const home = await world.workspace()
    const buildingId = await plantHouse(world, home)
    const [shown = '', hidden = ''] = await plantObjects(world, home, buildingId, [{ isPublished: true }, {}])
    const calls = visitor(world, home)
    const general = await plantViewing(world, home)
    const ofObject = await plantViewing(world, home, { objectIds: [shown], capacities: [4, 2] })
    await calls.hold({ slotId: ofObject.slotIds[0], persons: 3 })
    const all = (await calls.page('')).json()
    expect(all.appointments.map(({ id }: { id: string }) => id)).toEqual([general.appointmentId])
    const page = (await calls.page(`objectSlug=${shown}`)).json()
    expect(page.appointments).toHaveLength(1)
    expect(page.appointments[0]).toMatchObject({
      objects: [{ address: 'Lindenweg 4, 8400 Winterthur', publicPath: `/public-object-details/${shown}` }],
      hostTitle: 'Nora Ammann, 031 555 01 23',
      slots: [
        { capacity: 4, free: 1, waiting: 0, isOpen: true },
        { capacity: 2, free: 2 },
      ],
    })
    expect((await calls.page(`objectSlug=${hidden}`)).statusCode).toBe(404)
  })

  it('knows neither wrong secrets nor those of another workspace', async () => {
    const { viewing, calls } = await plantVisit(world)
    const { slug, interestedPersonSlug } = await bookInvited(world, viewing)
    const other = visitor(world, await world.workspace())
    const asked = [`appointmentSlug=${slug}`, `interestedPersonSlug=${interestedPersonSlug}`]
    const answers = await Promise.all([...asked.map(other.page), calls.page(`appointmentSlug=${'a'.repeat(43)}`)])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404])
    expect((await calls.page(`appointmentSlug=${interestedPersonSlug}`)).statusCode).toBe(404)
  })

  it('and all other links change nothing when a program opens them', async () => {
    const { home, viewing, calls } = await plantVisit(world)
    const { slug, interestedPersonSlug } = await bookInvited(world, viewing)
    await writtenMails(world, home)
    const before = JSON.stringify([await participantsOf(world, home), await seatsOf(world, viewing)])
    await calls.page(`appointmentSlug=${slug}`)
    await calls.page(`interestedPersonSlug=${interestedPersonSlug}`)
    await calls.calendar(slug)
    for (const method of ['GET', 'HEAD'] as const) {
      for (const word of ['release', 'proof', 'accept', 'edit', 'cancel']) {
        await world.ask(home, { method, url: `/api/v1/appointments/public/booking/${slug}/${word}` })
      }
    }
    expect(JSON.stringify([await participantsOf(world, home), await seatsOf(world, viewing)])).toBe(before)
  })
})
