// Erasing an application removes proposed dates and words of staff, and keeps the choices of the reservation.

import { expect, it } from 'vitest'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { useWorld } from '#platform/server/testing/world.ts'
import { bodyOf, completed, plantOption, readChoicesOf } from '../testing/plant-choices.ts'
import { pathOf, plantSale } from '../testing/plant-sale.ts'
import { saleChoice, saleDateProposal } from './choices-tables.ts'
import { choicesPart } from './record-part.ts'

const world = useWorld()

it('removes dates and reasons, and keeps the choices', async () => {
  const sale = await plantSale(world)
  const [buyer = ''] = sale.buyers
  await plantOption(world, sale)
  await completed(world, sale)
  const post = (call: string, payload: object) =>
    world.ask(sale.home, { method: 'POST', url: `${pathOf(buyer)}/${call}`, payload, as: sale.clerk })
  const day = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10)
  const dates = {
    kind: 'notary',
    place: 'Visp',
    note: '',
    times: [{ day, time: '10:00' }],
    minutes: 60,
    answerUntil: day,
  }
  expect((await post('dates', dates)).statusCode).toBe(200)
  const body = { ...bodyOf(await readChoicesOf(world, sale)), reason: 'Anna hat angerufen' }
  expect((await post('choices', body)).statusCode).toBe(200)
  await asSystem(world.services, sale.home, async (ctx) => {
    await choicesPart.erase?.(ctx, buyer)
    expect(await ctx.db.select().from(saleDateProposal)).toEqual([])
    expect(await ctx.db.select().from(saleChoice)).toMatchObject([{ effect: 420_000, reason: null }])
  })
})
