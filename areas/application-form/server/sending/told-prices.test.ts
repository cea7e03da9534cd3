// Tests that the form shows only prices that the public list shows.

import { describe, expect, it } from 'vitest'
import type { Workspace } from '#platform/server/context.ts'
import { inWorkspace } from '#platform/server/db/transaction.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { useWorld } from '#platform/server/testing/world.ts'
import { prerenderedLanding, prerenderedStep } from '../filling/prerendered-page.ts'
import { fillIn, plantObject } from '../testing/planting.ts'

const world = useWorld()

const ask = (home: Workspace, sql: string, values: unknown[]) =>
  inWorkspace(world.services.pool, home.id, (client) => client.query(sql, values))

const setList = (home: Workspace, value: { showsTaken: boolean; hidesPricesOfTaken: boolean }) =>
  ask(home, `insert into project_setting (workspace_id, key, value) values ($1, 'public-list', $2)`, [home.id, value])

describe('a card of the form', () => {
  it('says what an object for sale costs, before the scripts have come, too', async () => {
    const home = await world.workspace()
    const flat = await plantObject(world, home, { grossRent: null, sellingPrice: 85_000_000 })
    const page = (await world.ask(home, { url: `/api/v2/applications/new?uuids=${flat}` })).json()
    expect(page.objects).toMatchObject([{ rentalgross: null, selling_price: 850_000 }])
    const plain = await asSystem(world.services, home, async (ctx) => prerenderedLanding(ctx, page, undefined))
    expect(plain).toContain("<p>CHF 850'000.00</p>")
  })

  it('says of an object for sale nothing about who may live there: buyers need not', async () => {
    const home = await world.workspace()
    const limits = { minOccupancy: 2, minAdults: 2, maxChildren: 0 }
    const sold = await plantObject(world, home, { grossRent: null, sellingPrice: 85_000_000, ...limits })
    const rented = await plantObject(world, home, limits)
    const cardOf = async (id: string) =>
      (await world.ask(home, { url: `/api/v2/applications/new?uuids=${id}` })).json().objects[0]
    expect(await cardOf(rented)).toMatchObject({ min_occupancy: 2, min_adult: 2, max_child: 0 })
    expect(await cardOf(sold)).toMatchObject({ min_occupancy: null, min_adult: null, max_child: null })
  })

  it.each([
    ['where the list hides what taken objects cost', { showsTaken: true, hidesPricesOfTaken: true }, null],
    ['where the list does not show taken objects', { showsTaken: false, hidesPricesOfTaken: false }, null],
    ['where the list says what taken objects cost', { showsTaken: true, hidesPricesOfTaken: false }, 1987],
  ])('%s does alike', async (_where, list, rent) => {
    const home = await world.workspace()
    await setList(home, list)
    const flat = await plantObject(world, home, { grossRent: 198_700 })
    const filling = await fillIn(world, home, [flat])
    const { formId } = (await filling.ask({ url: '/update' })).json()
    await ask(home, `update property_object set progress_state = 'rented' where id = $1`, [flat])
    const answers = [
      await filling.ask({ url: '/update' }),
      await world.ask(home, { url: `/api/v1/product-form/${formId}/update/${filling.slug}/${filling.token}/` }),
    ]
    for (const answer of answers) {
      expect(answer.json().objects).toMatchObject([{ id: flat, rentalgross: rent }])
      expect(answer.body.includes('1987')).toBe(rent !== null)
      const plain = await asSystem(world.services, home, async (ctx) => prerenderedStep(ctx, answer.json(), 'summary'))
      expect(plain.includes("CHF 1'987.00 pro Monat")).toBe(rent !== null)
    }
  })

  it('keeps a price back after sending as well, and the office reckons with it all the same', async () => {
    const home = await world.workspace()
    await setList(home, { showsTaken: true, hidesPricesOfTaken: true })
    const flat = await plantObject(world, home, { grossRent: 198_700 })
    const filling = await fillIn(world, home, [flat])
    await filling.submit()
    await ask(home, `update property_object set progress_state = 'rented' where id = $1`, [flat])
    const ratio = async () => (await ask(home, 'select income_ratio from application', [])).rows
    const before = await ratio()
    expect(before).toEqual([{ income_ratio: expect.anything() }])
    expect((await filling.save({ pets: false })).statusCode).toBe(200)
    expect(await ratio()).toEqual(before)
    const status = await filling.ask({ url: '/status' })
    expect(status.json().objects).toMatchObject([{ rentalgross: null, selling_price: null }])
    expect(status.body).not.toContain('1987')
  })
})
