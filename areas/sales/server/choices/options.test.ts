// The order of options, as staff give it and buyers see it.

import { describe, expect, it } from 'vitest'
import { useWorld, type Person } from '#platform/server/testing/world.ts'
import { floor, kitchen, ownPage, plantOption, readOptionList, readOwn } from '../testing/plant-choices.ts'
import { plantSale, reserved, type Sale } from '../testing/plant-sale.ts'

const world = useWorld()
const shower = { ...kitchen, titleDe: 'Dusche' }

interface Titled {
  id: string
  version: number
  titleDe: string
}

async function plantOptions(): Promise<Sale> {
  const sale = await plantSale(world)
  for (const option of [kitchen, floor, shower]) await plantOption(world, sale, option)
  return sale
}

const listed = (sale: Sale): Promise<Titled[]> => readOptionList(world, sale)
const titles = async (sale: Sale) => (await listed(sale)).map(({ titleDe }) => titleDe)
const idOf = (options: readonly Titled[], title: string) => options.find(({ titleDe }) => titleDe === title)?.id ?? ''

async function move(
  sale: Sale,
  title: string,
  order: readonly string[],
  { as = sale.clerk, options }: { as?: Person; options?: Titled[] } = {},
) {
  const seen = options ?? (await listed(sale))
  return world.ask(sale.home, {
    method: 'POST',
    url: `/api/v1/sales/options/${idOf(seen, title)}/move`,
    payload: { order: order.map((one) => idOf(seen, one)) },
    as,
  })
}

describe('the order of options', () => {
  it('is that of staff, also on the page of the buyer and for an option that is added later', async () => {
    const sale = await plantOptions()
    expect((await move(sale, 'Dusche', ['Dusche', 'Küchenfront', 'Boden'])).statusCode).toBe(200)
    await plantOption(world, sale, { ...kitchen, titleDe: 'Türen' })
    await reserved(world, sale)
    const { choosing } = await readOwn(world, sale, await ownPage(world, sale), 'choices')
    const own = choosing.options.map(({ title }: { title: string }) => title)
    expect(own).toEqual(['Dusche', 'Küchenfront', 'Boden', 'Türen'])
    expect(await titles(sale)).toEqual(own)
  })

  it('keeps ended options last', async () => {
    const sale = await plantOptions()
    const [first] = await listed(sale)
    const payload = { version: first?.version, isEnded: true }
    const end = { method: 'POST' as const, url: `/api/v1/sales/options/${first?.id}/end`, payload, as: sale.clerk }
    await world.ask(sale.home, end)
    expect(await titles(sale)).toEqual(['Boden', 'Dusche', 'Küchenfront'])
    expect((await move(sale, 'Dusche', ['Dusche', 'Boden', 'Küchenfront'])).statusCode).toBe(200)
    expect(await titles(sale)).toEqual(['Dusche', 'Boden', 'Küchenfront'])
  })

  it('is refused if the others have another order by now, or one is missing or named twice', async () => {
    const sale = await plantOptions()
    const options = await listed(sale)
    await move(sale, 'Boden', ['Boden', 'Küchenfront', 'Dusche'])
    const late = await move(sale, 'Dusche', ['Küchenfront', 'Dusche', 'Boden'], { options })
    expect([late.statusCode, late.json().message]).toEqual([
      409,
      'Jemand anders hat die Reihenfolge geändert. Sie wird jetzt neu angezeigt.',
    ])
    expect((await move(sale, 'Dusche', ['Dusche', 'Boden'])).statusCode).toBe(409)
    expect((await move(sale, 'Dusche', ['Dusche', 'Dusche', 'Boden'])).statusCode).toBe(409)
    expect(await titles(sale)).toEqual(['Boden', 'Küchenfront', 'Dusche'])
  })

  it('is whole after two people have moved options at the same time', async () => {
    const sale = await plantOptions()
    // Several rounds, because two calls seldom meet.
    for (let round = 0; round < 8; round++) {
      const options = await listed(sale)
      const [first = '', second = '', third = ''] = options.map(({ titleDe }) => titleDe)
      const answers = await Promise.all([
        move(sale, third, [third, first, second], { options }),
        move(sale, second, [second, first, third], { options }),
      ])
      expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409])
    }
  })

  it('needs the permission; other workspaces find nothing', async () => {
    const sale = await plantOptions()
    const reader = await world.person(sale.home, 'analyst')
    const order = ['Dusche', 'Küchenfront', 'Boden']
    expect((await move(sale, 'Dusche', order, { as: reader })).statusCode).toBe(403)
    const other = await plantOptions()
    expect((await move(other, 'Dusche', order, { options: await listed(sale) })).statusCode).toBe(404)
  })
})
