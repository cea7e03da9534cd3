// For tests: options of a project, and the page of a buyer behind a key of their own.

import { newOwnPagePath } from '#areas/application-form/server/public.ts'
import { recordPayment } from '#areas/payments/server/public.ts'
import { dayOf } from '#platform/rules/calendar-day.ts'
import { laterByHours } from '#platform/rules/local-time.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import type { World } from '#platform/server/testing/world.ts'
import { feeKind } from '../accounting/reservation-fee.ts'
import { settleDueChoices } from '../choices/due.ts'
import { act, pathOf, readReservation, reserved, type Sale } from './plant-sale.ts'

const optionsPath = '/api/v1/sales/options'

export const kitchen = {
  titleDe: 'Küchenfront',
  titleFr: 'Façade de cuisine',
  textDe: '',
  textFr: '',
  choices: [
    { key: null, titleDe: 'Weiss', titleFr: 'Blanc', effect: 0 },
    { key: null, titleDe: 'Eiche', titleFr: 'Chêne', effect: 4200 },
  ],
  deadlineOn: null,
  deadlineDays: 10,
  reach: 'all',
  buildingIds: [],
  objectIds: [],
}

export const floor = {
  ...kitchen,
  titleDe: 'Boden',
  titleFr: 'Sol',
  choices: [
    { key: null, titleDe: 'Parkett', titleFr: 'Parquet', effect: 0 },
    { key: null, titleDe: 'Platten', titleFr: 'Carrelage', effect: -300.5 },
  ],
}

export async function plantOption(world: World, { home, clerk }: Sale, option: object = kitchen) {
  const answer = await world.ask(home, { method: 'POST', url: optionsPath, payload: option, as: clerk })
  if (answer.statusCode !== 200) throw new Error(answer.body)
}

export const readOptionList = async (world: World, { home, clerk }: Sale) =>
  (await world.ask(home, { url: optionsPath, as: clerk })).json().options

/** Address of the calls of the buyer's page. */
export async function ownPage(world: World, { home, buyers }: Sale, buyer = buyers[0] ?? ''): Promise<string> {
  const path = await asSystem(world.services, home, (ctx) => newOwnPagePath(ctx, buyer, laterByHours(ctx.now, 10_000)))
  return `/api/v2${path.replace('/form/application/', '/applications/')}`
}

export const readOwn = async (world: World, { home }: Sale, page: string, part: string) =>
  (await world.ask(home, { url: `${page}/${part}` })).json()

/** Confirms the second choice of each option, or that with this place. */
export async function confirm(world: World, sale: Sale, page: string, place = 1) {
  const { choosing } = await readOwn(world, sale, page, 'choices')
  return world.ask(sale.home, { method: 'POST', url: `${page}/choices`, payload: bodyOf(choosing, place) })
}

interface Shown {
  version: number
  options: { id: string; content: number; choices: { key: string }[] }[]
}

export const bodyOf = ({ version, options }: Shown, place = 1) => ({
  version,
  choices: options.map(({ id, content, choices }) => ({ option: id, content, choice: choices[place]?.key })),
})

export const readChoicesOf = async (world: World, { home, clerk, buyers }: Sale) =>
  (await world.ask(home, { url: `${pathOf(buyers[0] ?? '')}/choices`, as: clerk })).json().choosing

/** Reserved, paid and countersigned. */
export async function completed(world: World, sale: Sale): Promise<void> {
  const [buyer = ''] = sale.buyers
  await reserved(world, sale)
  const { current } = await readReservation(world, sale, buyer)
  const payment = { kind: feeKind, recordId: current.id, amount: 2_000_000, paidOn: dayOf(new Date()), reference: '' }
  await asSystem(world.services, sale.home, (ctx) => recordPayment(ctx, { ...payment, source: 'hand' }))
  const signed = await act(world, sale, buyer, 'reservation/countersign')
  if (signed.statusCode !== 200) throw new Error(signed.body)
}

/** Runs the job of the morning for the first buyer. */
export async function settleDue(world: World, sale: Sale): Promise<void> {
  const { current } = await readReservation(world, sale, sale.buyers[0] ?? '')
  await asSystem(world.services, sale.home, (ctx) => settleDueChoices(ctx, { reservationId: current.id }))
}
