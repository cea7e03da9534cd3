// The rule of the clock and its SQL give the same answer in each state.

import { expect, it } from 'vitest'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { useWorld } from '#platform/server/testing/world.ts'
import { isReleased, reservationStates } from '../../rules/reservation-state.ts'
import { isOverSql } from './clock-sql.ts'

const world = useWorld()
const hour = 3_600_000

it.each(
  reservationStates
    .filter((state) => state !== 'released')
    .flatMap((state) => [-hour, hour, null].map((distance) => ({ state, distance }))),
)('in $state, $distance ms from now', async ({ state, distance }) => {
  const now = new Date()
  const until = distance === null ? null : new Date(now.getTime() + distance)
  const home = await world.workspace({ projectType: 'sale' })
  const { rows } = await asSystem(world.services, home, ({ client }) =>
    client.query<{ over: boolean | null }>(
      `select ${isOverSql('r')} as over from (select $1::text as state, $2::timestamptz as until) r`,
      [state, until],
    ),
  )
  expect(rows[0]?.over ?? false).toBe(isReleased({ state, until }, now))
})
