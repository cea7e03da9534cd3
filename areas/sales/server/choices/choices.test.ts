// Options of a purchase and the choices of its buyer.

import { afterEach, describe, expect, it } from 'vitest'
import { dayOf, endOfDay, laterDay } from '#platform/rules/calendar-day.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { useWorld } from '#platform/server/testing/world.ts'
import {
  bodyOf,
  confirm,
  floor,
  kitchen,
  ownPage,
  plantOption,
  readChoicesOf,
  readOptionList,
  readOwn,
} from '../testing/plant-choices.ts'
import { act, mailKindsOf, pathOf, plantSale, reserved, type Sale } from '../testing/plant-sale.ts'
import { deedPriceOf } from '../completion/deed-price.ts'
import { getReservationOf } from '../reservation/reservation-row.ts'

const world = useWorld()
afterEach(() => world.setTime(new Date()))
const today = dayOf(new Date())
const second = 1000

async function plantBuyer(options: object[] = [kitchen, floor]): Promise<{ sale: Sale; page: string }> {
  const sale = await plantSale(world)
  for (const option of options) await plantOption(world, sale, option)
  await reserved(world, sale)
  return { sale, page: await ownPage(world, sale) }
}

/** Part of the price of the deed, in Rappen. */
const effectOf = ({ home, buyers }: Sale) =>
  asSystem(world.services, home, async (ctx) => {
    const { options } = await deedPriceOf(ctx, await getReservationOf(ctx, buyers[0] ?? ''))
    return Math.round(options * 100)
  })
const staff = ({ home, clerk, buyers }: Sale, call: string, payload: object, as = clerk) =>
  world.ask(home, { method: 'POST', url: `${pathOf(buyers[0] ?? '')}/${call}`, payload, as })

describe('a buyer who chooses options', () => {
  it('sees the effect in the sum, and is told once; the same choice twice counts once', async () => {
    const { sale, page } = await plantBuyer()
    expect((await readOwn(world, sale, page, 'choices')).choosing).toMatchObject({
      price: 920_000,
      effect: 0,
      sum: 920_000,
    })
    expect((await confirm(world, sale, page)).statusCode).toBe(200)
    expect((await confirm(world, sale, page)).statusCode).toBe(200)
    const { choosing } = await readOwn(world, sale, page, 'choices')
    expect(choosing).toMatchObject({ version: 1, effect: 3899.5, sum: 923_899.5 })
    expect(choosing.options.map(({ state }: { state: string }) => state)).toEqual(['confirmed', 'confirmed'])
    expect(await effectOf(sale)).toBe(389_950)
    expect((await mailKindsOf(world, sale)).filter((kind) => kind === 'choices-confirmed')).toHaveLength(1)
  })

  it('may change the choice until the last second of the deadline, and not after it', async () => {
    const { sale, page } = await plantBuyer([kitchen])
    const last = endOfDay(laterDay(today, 10))
    world.setTime(last)
    expect((await confirm(world, sale, page)).statusCode).toBe(200)
    world.setTime(new Date(last.getTime() + second))
    const late = await confirm(world, sale, page, 0)
    expect([late.statusCode, late.json().message]).toEqual([409, 'Die Frist für diese Wahl ist abgelaufen.'])
    expect(await effectOf(sale)).toBe(420_000)
  })

  it('keeps titles and prices that were chosen from after the option has changed', async () => {
    const { sale, page } = await plantBuyer([kitchen])
    await confirm(world, sale, page)
    const [option] = await readOptionList(world, sale)
    const [white, oak] = option.choices
    const dearer = { ...option, choices: [white, { ...oak, titleDe: 'Eiche geölt', effect: 9000 }] }
    const url = `/api/v1/sales/options/${option.id}`
    expect((await world.ask(sale.home, { method: 'POST', url, payload: dearer, as: sale.clerk })).statusCode).toBe(200)
    const { options } = (await readOwn(world, sale, page, 'choices')).choosing
    expect(options[0].choices[1]).toMatchObject({ title: 'Eiche', effect: 4200 })
    expect(await effectOf(sale)).toBe(420_000)
    expect((await confirm(world, sale, page, 0)).statusCode).toBe(200)
    expect((await readChoicesOf(world, sale)).options[0]).toMatchObject({ isEarlier: true, effect: 0 })
  })

  it('is refused if the option changed after the page was shown', async () => {
    const { sale, page } = await plantBuyer([kitchen])
    const { choosing } = await readOwn(world, sale, page, 'choices')
    const [option] = await readOptionList(world, sale)
    const payload = { ...option, titleDe: 'Front' }
    await world.ask(sale.home, { method: 'POST', url: `/api/v1/sales/options/${option.id}`, payload, as: sale.clerk })
    const answer = await world.ask(sale.home, { method: 'POST', url: `${page}/choices`, payload: bodyOf(choosing) })
    expect(answer.statusCode).toBe(409)
    expect(await effectOf(sale)).toBe(0)
  })

  it('wins or loses against a second submit at the same time, but never mixes with it', async () => {
    const { sale, page } = await plantBuyer()
    const { choosing } = await readOwn(world, sale, page, 'choices')
    const submit = (place: number) =>
      world.ask(sale.home, { method: 'POST', url: `${page}/choices`, payload: bodyOf(choosing, place) })
    const codes = (await Promise.all([submit(0), submit(1)])).map(({ statusCode }) => statusCode)
    expect(codes.toSorted((a, b) => a - b)).toEqual([200, 409])
    const places = (await readOwn(world, sale, page, 'choices')).choosing.options.map(
      ({ chosen, choices }: { chosen: string; choices: { key: string }[] }) =>
        choices.findIndex(({ key }) => key === chosen),
    )
    expect(new Set(places).size).toBe(1)
  })

  it('finds nothing by a foreign key, a wrong key, or for the option of another workspace', async () => {
    const { sale, page } = await plantBuyer([kitchen])
    const other = await plantBuyer([kitchen])
    const { choosing } = await readOwn(world, sale, page, 'choices')
    const foreign = (await readOwn(world, other.sale, other.page, 'choices')).choosing
    const post = (url: string, payload: object) => world.ask(sale.home, { method: 'POST', url, payload })
    expect((await post(`${page}/choices`, bodyOf(foreign))).statusCode).toBe(404)
    const wrong = page.replace(/[\w-]{4}\/status$/, 'AAAA/status')
    expect((await post(`${wrong}/choices`, bodyOf(choosing))).statusCode).toBe(404)
    expect((await post(`${other.page}/choices`, bodyOf(choosing))).statusCode).toBe(404)
  })

  it('can choose nothing before the reservation and after its release', async () => {
    const sale = await plantSale(world)
    await plantOption(world, sale)
    const page = await ownPage(world, sale)
    expect((await readOwn(world, sale, page, 'choices')).choosing).toBeNull()
    await reserved(world, sale)
    const { choosing } = await readOwn(world, sale, page, 'choices')
    await act(world, sale, sale.buyers[0] ?? '', 'reservation/release', { cause: 'withdrawn', reason: 'Absage' })
    expect((await readOwn(world, sale, page, 'choices')).choosing).toBeNull()
    const answer = await world.ask(sale.home, { method: 'POST', url: `${page}/choices`, payload: bodyOf(choosing) })
    expect([answer.statusCode, answer.json().message]).toEqual([409, 'Die Reservation ist beendet.'])
  })

  it('is offered only options for the own object that were open after the reservation', async () => {
    const sale = await plantSale(world)
    await plantOption(world, sale, { ...kitchen, reach: 'objects', objectIds: [sale.objectId] })
    await plantOption(world, sale, { ...floor, deadlineOn: laterDay(today, -1), deadlineDays: null })
    await reserved(world, sale)
    const { choosing } = await readOwn(world, sale, await ownPage(world, sale), 'choices')
    expect(choosing.options.map(({ title }: { title: string }) => title)).toEqual(['Küchenfront'])
  })
})

describe('staff', () => {
  it('choose for the buyer after the deadline, with a reason', async () => {
    const { sale } = await plantBuyer([kitchen])
    world.setTime(endOfDay(laterDay(today, 12)))
    const { version, options } = await readChoicesOf(world, sale)
    const body = { ...bodyOf({ version, options }), reason: 'Am Telefon gewählt' }
    expect((await staff(sale, 'choices', body)).statusCode).toBe(200)
    const [option] = (await readChoicesOf(world, sale)).options
    expect(option).toMatchObject({ state: 'confirmed', reason: 'Am Telefon gewählt', effect: 4200 })
  })

  it('open a choice again until a later day', async () => {
    const { sale, page } = await plantBuyer([kitchen])
    world.setTime(endOfDay(laterDay(today, 12)))
    const { version, options } = await readChoicesOf(world, sale)
    const body = { version, options: [options[0].id], until: laterDay(today, 11), reason: 'Ferien' }
    expect((await staff(sale, 'choices/reopen', body)).statusCode).toBe(422)
    expect((await staff(sale, 'choices/reopen', { ...body, until: laterDay(today, 14) })).statusCode).toBe(200)
    expect((await confirm(world, sale, page)).statusCode).toBe(200)
    world.setTime(endOfDay(laterDay(today, 15)))
    expect((await confirm(world, sale, page, 0)).statusCode).toBe(409)
  })

  it('ask for open choices only, by a mail with the way to the page', async () => {
    const { sale, page } = await plantBuyer([kitchen])
    expect((await staff(sale, 'choices/ask', { version: 0 })).statusCode).toBe(200)
    expect(await mailKindsOf(world, sale)).toContain('choices-to-make')
    await confirm(world, sale, page)
    expect((await staff(sale, 'choices/ask', { version: 2 })).statusCode).toBe(409)
  })

  it('need the permission; other workspaces find nothing', async () => {
    const { sale } = await plantBuyer([kitchen])
    const reader = await world.person(sale.home, 'analyst')
    expect((await staff(sale, 'choices/ask', { version: 0 }, reader)).statusCode).toBe(403)
    const post = { method: 'POST' as const, url: '/api/v1/sales/options', payload: kitchen }
    expect((await world.ask(sale.home, { ...post, as: reader })).statusCode).toBe(403)
    const other = await plantSale(world)
    const url = `${pathOf(sale.buyers[0] ?? '')}/choices`
    expect((await world.ask(other.home, { url, as: other.clerk })).statusCode).toBe(404)
    const limited = { ...kitchen, reach: 'objects', objectIds: [sale.objectId] }
    expect((await world.ask(other.home, { ...post, payload: limited, as: other.clerk })).statusCode).toBe(422)
  })
})
