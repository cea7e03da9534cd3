// The job of the morning asks a buyer to choose.

import { afterEach, describe, expect, it } from 'vitest'
import { dayOf, endOfDay, laterDay } from '#platform/rules/calendar-day.ts'
import { useWorld } from '#platform/server/testing/world.ts'
import {
  completed,
  confirm,
  floor,
  kitchen,
  ownPage,
  plantOption,
  readChoicesOf,
  settleDue,
} from '../testing/plant-choices.ts'
import { act, mailKindsOf, pathOf, plantSale, reserved, sentMails, type Sale } from '../testing/plant-sale.ts'

const world = useWorld()
afterEach(() => world.setTime(new Date()))
const today = dayOf(new Date())

const asked = async (sale: Sale) =>
  (await mailKindsOf(world, sale)).filter((kind) => kind === 'choices-to-make' || kind === 'purchase-reminder')

const until = (days: number) => ({ deadlineOn: laterDay(today, days), deadlineDays: null })

describe('a buyer with options to choose', () => {
  it('is asked once after the countersignature, also by two servers, with a link to the page', async () => {
    const sale = await plantSale(world)
    await plantOption(world, sale, { ...kitchen, ...until(60) })
    await completed(world, sale)
    await Promise.all([settleDue(world, sale), settleDue(world, sale)])
    expect(await asked(sale)).toEqual(['choices-to-make'])
    const [mail] = (await sentMails(world, sale.home)).filter(({ kind }) => kind === 'choices-to-make')
    expect(mail?.bodyText).toMatch(/Küchenfront[^]*\/form\/application\//)
    expect((await readChoicesOf(world, sale)).askedAt).not.toBeNull()
    await plantOption(world, sale, floor)
    await settleDue(world, sale)
    expect(await asked(sale)).toEqual(['choices-to-make'])
  })

  it('is asked before the countersignature only if the first deadline is near', async () => {
    const sale = await plantSale(world)
    await plantOption(world, sale, { ...kitchen, ...until(15) })
    await reserved(world, sale)
    await settleDue(world, sale)
    expect(await asked(sale)).toEqual([])
    world.setTime(endOfDay(laterDay(today, 1)))
    await settleDue(world, sale)
    expect(await asked(sale)).toEqual(['choices-to-make'])
  })

  it('is not reminded on the same day of a deadline that this mail names', async () => {
    const sale = await plantSale(world)
    await plantOption(world, sale, { ...kitchen, ...until(2) })
    await plantOption(world, sale, { ...floor, ...until(40) })
    await completed(world, sale)
    await settleDue(world, sale)
    await settleDue(world, sale)
    expect(await asked(sale)).toEqual(['choices-to-make'])
    world.setTime(endOfDay(laterDay(today, 38)))
    await settleDue(world, sale)
    expect(await asked(sale)).toEqual(['choices-to-make', 'purchase-reminder'])
  })

  it('is not asked after staff have asked, after everything is chosen, or after the release', async () => {
    const [byStaff, chosen, released] = [await plantSale(world), await plantSale(world), await plantSale(world)]
    for (const sale of [byStaff, chosen, released]) {
      await plantOption(world, sale)
      await completed(world, sale)
    }
    const url = `${pathOf(byStaff.buyers[0] ?? '')}/choices/ask`
    await world.ask(byStaff.home, { method: 'POST', url, payload: { version: 0 }, as: byStaff.clerk })
    await confirm(world, chosen, await ownPage(world, chosen))
    await settleDue(world, byStaff)
    await settleDue(world, chosen)
    expect(await asked(byStaff)).toEqual(['choices-to-make'])
    expect(await asked(chosen)).toEqual([])
    await act(world, released, released.buyers[0] ?? '', 'reservation/release', {
      cause: 'withdrawn',
      reason: 'Absage',
    })
    await settleDue(world, released)
    expect(await asked(released)).toEqual([])
  })
})
