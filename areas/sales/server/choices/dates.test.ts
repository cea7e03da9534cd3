// Dates proposed to a buyer, their answers, and what becomes due.

import { afterEach, describe, expect, it } from 'vitest'
import { dayOf, endOfDay, laterDay } from '#platform/rules/calendar-day.ts'
import { instantAt } from '#platform/rules/local-time.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { useWorld } from '#platform/server/testing/world.ts'
import {
  completed,
  confirm,
  floor,
  ownPage,
  plantOption,
  readChoicesOf,
  readOwn,
  settleDue,
} from '../testing/plant-choices.ts'
import { mailKindsOf, pathOf, plantSale, reserved, sentMails, type Sale } from '../testing/plant-sale.ts'
import { countChoices } from './choice-counts.ts'

const world = useWorld()
afterEach(() => world.setTime(new Date()))
const today = dayOf(new Date())
const first = laterDay(today, 20)
const second = laterDay(today, 22)
const times = [
  { day: second, time: '15:30' },
  { day: first, time: '10:00' },
]
const at = (day: string, time: string) => instantAt(day, time)?.toISOString() ?? ''

const proposal = {
  kind: 'notary',
  place: 'Notariat Sierre',
  note: '',
  times,
  minutes: 60,
  answerUntil: laterDay(today, 10),
}

const propose = ({ home, clerk, buyers }: Sale, more: object = {}, as = clerk) =>
  world.ask(home, { method: 'POST', url: `${pathOf(buyers[0] ?? '')}/dates`, payload: { ...proposal, ...more }, as })

async function plantProposed(): Promise<{ sale: Sale; page: string }> {
  const sale = await plantSale(world)
  await completed(world, sale)
  const answer = await propose(sale)
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return { sale, page: await ownPage(world, sale) }
}

const readDates = async (sale: Sale, page: string) => (await readOwn(world, sale, page, 'dates')).proposals
const readCompletion = async ({ home, clerk, buyers }: Sale) =>
  (await world.ask(home, { url: `${pathOf(buyers[0] ?? '')}/completion`, as: clerk })).json().completion

async function answer({ home }: Sale, page: string, body: object) {
  const [one] = (await world.ask(home, { url: `${page}/dates` })).json().proposals
  const payload = { version: one.version, remark: '', ...body }
  return world.ask(home, { method: 'POST', url: `${page}/dates/${one.id}`, payload })
}

const settle = (sale: Sale) => settleDue(world, sale)

const told = (sale: Sale) =>
  asSystem(world.services, sale.home, async ({ client, workspace }) => {
    const { rows } = await client.query<{ kind: string }>(
      'select kind from staff_news where workspace_id = $1 order by kind',
      [workspace.id],
    )
    return rows.map(({ kind }) => kind)
  })

describe('proposed dates', () => {
  it('are chosen once: the purchase has the date, the buyer a calendar entry, staff the news', async () => {
    const { sale, page } = await plantProposed()
    const startsAt = at(first, '10:00')
    expect((await readDates(sale, page))[0].times).toEqual([startsAt, at(second, '15:30')])
    expect((await answer(sale, page, { startsAt })).statusCode).toBe(200)
    expect((await answer(sale, page, { startsAt })).statusCode).toBe(200)
    expect(await readCompletion(sale)).toMatchObject({ notaryOn: first, notaryPlace: 'Notariat Sierre' })
    const mails = (await sentMails(world, sale.home)).filter(({ kind }) => kind === 'date-chosen')
    expect(mails).toHaveLength(1)
    expect(mails[0]?.calendar?.text).toContain('SUMMARY:Termin beim Notariat')
    const [{ id }] = await readDates(sale, page)
    const file = await world.ask(sale.home, { url: `${page}/dates/${id}/calendar` })
    expect([file.statusCode, file.body.includes('LOCATION:Notariat Sierre')]).toEqual([200, true])
    expect((await answer(sale, page, { startsAt: at(second, '15:30') })).statusCode).toBe(409)
  })

  it('may suit in none of the times, which needs a remark', async () => {
    const { sale, page } = await plantProposed()
    expect((await answer(sale, page, { startsAt: null })).statusCode).toBe(422)
    expect((await answer(sale, page, { startsAt: null, remark: 'Nur abends' })).statusCode).toBe(200)
    expect((await readDates(sale, page))[0]).toMatchObject({ state: 'none_suits', isOpen: false })
    expect((await readCompletion(sale)).notaryOn).toBeNull()
  })

  it('cannot be answered after the deadline, with a time of one’s own, or by a foreign key', async () => {
    const { sale, page } = await plantProposed()
    expect((await answer(sale, page, { startsAt: at(first, '11:00') })).statusCode).toBe(409)
    const other = await plantProposed()
    const [foreign] = await readDates(other.sale, other.page)
    const url = `${page}/dates/${foreign.id}`
    const payload = { version: 1, startsAt: at(first, '10:00'), remark: '' }
    expect((await world.ask(sale.home, { method: 'POST', url, payload })).statusCode).toBe(404)
    world.setTime(new Date(endOfDay(proposal.answerUntil).getTime() + 1000))
    expect((await answer(sale, page, { startsAt: at(first, '10:00') })).statusCode).toBe(409)
  })

  it('lie in the future and within the reservation, and replace an open proposal of their kind', async () => {
    const { sale, page } = await plantProposed()
    const late = { times: [{ day: laterDay(today, 200), time: '10:00' }] }
    expect((await propose(sale, late)).statusCode).toBe(422)
    expect((await propose(sale, { times: [{ day: laterDay(today, -1), time: '10:00' }] })).statusCode).toBe(422)
    expect((await propose(sale, { ...late, kind: 'handover', place: 'Rebweg 4' })).statusCode).toBe(200)
    expect((await propose(sale, { place: 'Notariat Visp' })).statusCode).toBe(200)
    const open = await readDates(sale, page)
    expect(open.map(({ kind, place }: { kind: string; place: string }) => [kind, place]).toSorted()).toEqual([
      ['handover', 'Rebweg 4'],
      ['notary', 'Notariat Visp'],
    ])
  })

  it('need a countersigned reservation and the permission', async () => {
    const sale = await plantSale(world)
    await reserved(world, sale)
    expect((await propose(sale)).statusCode).toBe(409)
    const reader = await world.person(sale.home, 'analyst')
    expect((await propose(sale, {}, reader)).statusCode).toBe(403)
    const other = await plantSale(world)
    const url = `${pathOf(sale.buyers[0] ?? '')}/dates`
    expect((await world.ask(other.home, { url, as: other.clerk })).statusCode).toBe(404)
  })
})

describe('what becomes due', () => {
  it('reminds the buyer once before the deadline, of options and dates in one mail', async () => {
    const sale = await plantSale(world)
    await plantOption(world, sale)
    await completed(world, sale)
    await propose(sale)
    await settle(sale)
    expect(await mailKindsOf(world, sale)).not.toContain('purchase-reminder')
    world.setTime(endOfDay(laterDay(today, 8)))
    await settle(sale)
    await settle(sale)
    const mails = (await sentMails(world, sale.home)).filter(({ kind }) => kind === 'purchase-reminder')
    expect(mails).toHaveLength(1)
    expect(mails[0]?.bodyText).toMatch(/Küchenfront[^]*Notariat/)
  })

  it('writes down what holds by default, and tells staff once, also with two servers', async () => {
    const sale = await plantSale(world)
    await plantOption(world, sale)
    await plantOption(world, sale, floor)
    await completed(world, sale)
    const page = await ownPage(world, sale)
    const { choosing } = await readOwn(world, sale, page, 'choices')
    const [option] = choosing.options
    const one = { version: 0, choices: [{ option: option.id, content: 1, choice: option.choices[1].key }] }
    await world.ask(sale.home, { method: 'POST', url: `${page}/choices`, payload: one })
    world.setTime(endOfDay(laterDay(today, 11)))
    await Promise.all([settle(sale), settle(sale)])
    const { options } = await readChoicesOf(world, sale)
    expect(options.map(({ state, effect }: { state: string; effect: number }) => [state, effect])).toEqual([
      ['confirmed', 4200],
      ['by_default', 0],
    ])
    expect((await told(sale)).filter((kind) => kind === 'choices_closed')).toHaveLength(1)
  })

  it('is listed as each buyer sees it', async () => {
    const sale = await plantSale(world, 2)
    await plantOption(world, sale)
    await plantOption(world, sale, { ...floor, reach: 'objects', objectIds: [sale.objectId] })
    await reserved(world, sale)
    await confirm(world, sale, await ownPage(world, sale))
    const url = '/api/v1/sales/choices?state=all&sort=option'
    const list = (await world.ask(sale.home, { url, as: sale.clerk })).json()
    const rows = list.tableData.body.map((row: Record<string, { value?: string } | number>) => row['effect'])
    expect(rows).toEqual([4200, -300.5])
    const keys = list.definition.header.map(({ key }: { key: string }) => key)
    expect(keys.slice(0, 4)).toEqual(['buyers', 'object', 'choice_state', 'last_day'])
    const countsOf = await asSystem(world.services, sale.home, countChoices)
    const { options } = await readChoicesOf(world, sale)
    expect(options.map(({ id }: { id: string }) => countsOf(id))).toEqual([
      { open: 0, known: 1 },
      { open: 0, known: 1 },
    ])
  })
})
