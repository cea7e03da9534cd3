// The server does with seats what the rules say, in random sequences and with many visitors at once.

import fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import { laterByHours } from '#platform/rules/local-time.ts'
import { newId } from '#platform/server/ids.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { useWorld } from '#platform/server/testing/world.ts'
import { isActive } from '../../rules/slot-seats.ts'
import type { SeatAction, SlotSeats } from '../../rules/seat-actions.ts'
import { actionOf, afterStep, type Seating, type Step } from '../../rules/testing/seat-steps.ts'
import { lockSeats } from './lock-seats.ts'
import { changeSeats, endParticipants } from './seats.ts'
import { AppError } from '#platform/server/app-error.ts'
import { bookInvited, plantInvitation, plantViewing, seatsOf, visitor, type Viewing } from '../testing/plant-viewing.ts'

const world = useWorld()
afterEach(() => world.setTime(new Date()))

const anyStep: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constantFrom('hold', 'hold', 'add'), slot: fc.nat({ max: 1 }), persons: fc.nat({ max: 2 }) }),
  fc.record({ do: fc.constantFrom('book', 'book', 'prove', 'accept', 'end'), who: fc.nat({ max: 50 }) }),
  fc.record({
    do: fc.constant('change' as const),
    who: fc.nat({ max: 50 }),
    slot: fc.nat({ max: 1 }),
    persons: fc.nat({ max: 2 }),
  }),
  fc.record({ do: fc.constant('pass' as const), minutes: fc.nat({ max: 40 }) }),
)

/** The model names parties p1, p2, …; the database needs ids. */
const idOf = (run: string, name: string): string => `${run.slice(0, 24)}${name.slice(1).padStart(12, '0')}`

function withIds(run: string, action: SeatAction): SeatAction {
  if (action.do === 'settle') return action
  if (action.do === 'end') return { ...action, ids: action.ids?.map((id) => idOf(run, id)) ?? null }
  return { ...action, id: idOf(run, action.id) }
}

const shown = (run: string, slots: readonly SlotSeats[]) =>
  slots.map(({ parties }) =>
    parties
      .filter(({ state }) => isActive(state))
      .map(({ id, state, persons, order }) => `${order} ${idOf(run, id)} ${state} ${persons}`)
      .toSorted(),
  )

async function perform(viewing: Viewing, run: string, action: SeatAction): Promise<void> {
  const joins =
    action.do === 'hold' || action.do === 'add'
      ? { id: idOf(run, action.id), appointmentId: viewing.appointmentId, persons: action.persons }
      : undefined
  const change = asSystem(world.services, viewing.home, (ctx) =>
    changeSeats(ctx, viewing.slotIds, { action: withIds(run, action), joins }),
  )
  await change.catch((error: unknown) => {
    if (!(error instanceof AppError)) throw error
  })
}

describe('random sequences on the database', () => {
  it('lead to the same seats as the rules', async () => {
    const home = await world.workspace()
    await fc.assert(
      fc.asyncProperty(fc.array(anyStep, { minLength: 4, maxLength: 14 }), async (steps) => {
        const now = new Date('2027-03-01T10:00:00Z')
        const viewing = await plantViewing(world, home, { startsAt: laterByHours(now, 48), capacities: [4, 2] })
        viewing.slotIds.sort()
        const run = newId()
        const slots = await asSystem(world.services, home, (ctx) => lockSeats(ctx, viewing.slotIds))
        let seating: Seating = { now, slots, joined: 0 }
        for (const step of steps) {
          const next = afterStep(seating, step)
          const action = actionOf(seating, step, `p${seating.joined + 1}`)
          world.setTime(next.now)
          if (action) await perform(viewing, run, action)
          seating = next
        }
        const found = await asSystem(world.services, home, (ctx) => lockSeats(ctx, viewing.slotIds))
        expect(shownFound(found)).toEqual(shown(run, seating.slots))
        const taken = (await seatsOf(world, viewing)).map(([count]) => count)
        expect(taken).toEqual(
          found.map(({ parties }) =>
            parties.filter(({ state }) => isSeated(state)).reduce((sum, { persons }) => sum + persons, 0),
          ),
        )
      }),
      { numRuns: 100 },
    )
  }, 60_000)
})

const isSeated = (state: string): boolean => ['held', 'offered', 'booked'].includes(state)

const shownFound = (slots: readonly SlotSeats[]) =>
  slots.map(({ parties }) =>
    parties.map(({ id, state, persons, order }) => `${order} ${id} ${state} ${persons}`).toSorted(),
  )

describe('many visitors at once', () => {
  it('get exactly the seats there are, the others wait in one order, and nobody is there twice', async () => {
    const home = await world.workspace()
    const viewing = await plantViewing(world, home, { capacities: [10] })
    const calls = visitor(world, home)
    const outcomes = await Promise.all(
      Array.from({ length: 40 }, async () => {
        const interestedPersonSlug = await plantInvitation(world, viewing)
        const held = (await calls.hold({ slotId: viewing.slotIds[0], persons: 1, interestedPersonSlug })).json()
        return (await calls.book({ appointmentSlug: held.appointmentSlug })).json().outcome
      }),
    )
    expect(outcomes.filter((outcome) => outcome === 'booked')).toHaveLength(10)
    expect(outcomes.filter((outcome) => outcome === 'waiting')).toHaveLength(30)
    const [[taken, ...states] = []] = await seatsOf(world, viewing)
    expect(taken).toBe(10)
    expect(states.slice(0, 10).every((state) => state === 'booked 1')).toBe(true)
  }, 30_000)

  it('do not wait for each other in a circle when they change slots', async () => {
    const home = await world.workspace()
    const viewing = await plantViewing(world, home, { capacities: [20, 20] })
    const calls = visitor(world, home)
    const [one = '', other = ''] = viewing.slotIds
    const there = await Promise.all(Array.from({ length: 10 }, () => bookInvited(world, viewing, { slotId: one })))
    const back = await Promise.all(Array.from({ length: 10 }, () => bookInvited(world, viewing, { slotId: other })))
    const needs = { wheelchair: false, interpreter: '' }
    const answers = await Promise.all([
      ...there.map(({ slug }) => calls.edit(slug, { slotId: other, persons: 1, needs })),
      ...back.map(({ slug }) => calls.edit(slug, { slotId: one, persons: 1, needs })),
    ])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 20 }, () => 200))
    expect((await seatsOf(world, viewing)).map(([taken]) => taken)).toEqual([10, 10])
  }, 30_000)
})

describe('ending participants', () => {
  it('of several slots needs the same number of statements as of one', async () => {
    const home = await world.workspace()
    const counts = []
    for (const slots of [1, 12]) {
      const viewing = await plantViewing(world, home, { capacities: Array.from({ length: slots }, () => 2) })
      for (const slotId of viewing.slotIds) await bookInvited(world, viewing, { slotId })
      counts.push(
        await asSystem(world.services, home, async (ctx) => {
          let statements = 0
          const client = Object.create(ctx.client, {
            query: {
              value: (...args: Parameters<typeof ctx.client.query>) => {
                statements += 1
                return ctx.client.query(...args)
              },
            },
          })
          const ending = { slotIds: viewing.slotIds, state: 'cancelled' as const, reason: 'Sturm', tell: true }
          await endParticipants({ ...ctx, client }, ending)
          return statements
        }),
      )
      expect((await seatsOf(world, viewing)).every(([taken]) => taken === 0)).toBe(true)
    }
    expect(counts[0]).toBe(counts[1])
  })
})
