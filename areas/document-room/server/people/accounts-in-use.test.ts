// Guests who may still enter a room keep their accounts, however long they stay away.

import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { accountsInUse } from '#areas/external-accounts/server/public.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { useWorld } from '#platform/server/testing/world.ts'
import { documentRoom, roomGuest } from '../tables.ts'
import { plantGuest, plantRoom } from '../testing/plant-room.ts'

const world = useWorld()

it.each([
  ['an open room', {}, {}, true],
  ['a room that staff closed', { state: 'closed' }, {}, true],
  ['an archive', { state: 'freezing' }, {}, false],
  ['a room whose last day has passed', { closesOn: '2020-01-01' }, {}, false],
  ['a room in which their access was ended', {}, { endedAt: new Date() }, false],
  ['a room that was theirs until a day that has passed', {}, { accessUntil: '2020-01-01' }, false],
] as const)('guests of %s', async (_case, ofRoom, ofGuest, isKept) => {
  const { home, ...room } = await plantRoom(world)
  const guest = await plantGuest(world, { home, ...room }, 'bank')
  await asSystem(world.services, home, async (ctx) => {
    await ctx.db
      .update(documentRoom)
      .set({ state: 'open', ...ofRoom })
      .where(eq(documentRoom.slug, room.slug))
    await ctx.db
      .update(roomGuest)
      .set({ endedAt: null, ...ofGuest })
      .where(eq(roomGuest.accountId, guest.id))
    const kept = await Promise.all(accountsInUse.all().map((find) => find(ctx, [guest.id, room.clerk.id])))
    expect(kept.flat()).toEqual(isKept ? [guest.id] : [])
  })
})
