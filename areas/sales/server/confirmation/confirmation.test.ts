// Staff send, record and correct the buying confirmation.

import { describe, expect, it } from 'vitest'
import { mailsOf, withoutLinks } from '#areas/applications/server/testing/letting.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { useWorld } from '#platform/server/testing/world.ts'
import { askSales, buyer, confirmationOf, plantFlat, plantApplicationToBuy } from '../testing/plant-confirmation.ts'

const world = useWorld()

const send = 'interested/send-buying-confirmation-form'
const record = 'confirmation-update'

const calls = [
  ['buying-confirmation-prios', undefined],
  ['confirmation-info', undefined],
  [send, {}],
  ['interested/buying-confirmation-form-preview', {}],
] as const

describe('the buying confirmation', () => {
  it('is mailed as it was previewed', async () => {
    const sale = await plantApplicationToBuy(world)
    const shown = (await askSales(world, sale, 'interested/buying-confirmation-form-preview', {})).json()
    expect((await askSales(world, sale, send, {})).statusCode).toBe(200)
    const mail = (await mailsOf(world, sale.home)).find(({ kind }) => kind === 'buying-confirmation-form')
    expect(withoutLinks(mail?.bodyText)).toBe(withoutLinks(shown.body))
    expect((await askSales(world, sale, 'confirmation-info')).json()).toMatchObject({ confirmedAt: null })
  })

  it('is recorded by staff, with flats that are not published, and corrected', async () => {
    const sale = await plantApplicationToBuy(world)
    const [, hidden] = await plantFlat(world, sale.home, { isPublished: false, sellingPrice: 75_000_050 })
    const body = confirmationOf(sale, { objects: [hidden], version: null })
    const recorded = (await askSales(world, sale, record, body)).json()
    expect(recorded).toMatchObject({ version: 1, progress_state: 'sale.new' })
    const told = (await askSales(world, sale, 'confirmation-info')).json()
    expect(told).toMatchObject({ confirmed: [{ id: hidden, price: 750_000.5 }] })
    expect(told.recordedBy).not.toBeNull()
    const again = { ...body, version: 1, buyers: [{ ...buyer, lastName: 'Meier' }] }
    expect((await askSales(world, sale, record, again)).json()).toMatchObject({ version: 2 })
    const stale = await askSales(world, sale, record, { ...again, note: 'Zu spät' })
    expect([stale.statusCode, stale.json().current.version]).toEqual([409, 2])
    expect((await mailsOf(world, sale.home)).length).toBe(0)
  })

  it.each([
    ['after the signature', { progressState: 'sale.client.signed' }],
    ['when inactive', { progressState: 'inactive' }],
  ] as const)('is refused %s', async (_title, fields) => {
    const sale = await plantApplicationToBuy(world, fields)
    expect((await askSales(world, sale, send, {})).statusCode).toBe(409)
    expect((await askSales(world, sale, record, confirmationOf(sale, { version: null }))).statusCode).toBe(409)
    const { canBeSent, canBeRecorded } = (await askSales(world, sale, 'confirmation-info')).json()
    expect([canBeSent.allowed, canBeRecorded.allowed]).toEqual([false, false])
  })

  it('is refused in the words of a sale', async () => {
    const sale = await plantApplicationToBuy(world)
    const missing = await askSales(world, { ...sale, applicationId: crypto.randomUUID() }, 'confirmation-info')
    expect([missing.statusCode, missing.json().message]).toEqual([404, 'Diese Kaufanfrage wurde nicht gefunden.'])
  })

  it('is refused where the project lets', async () => {
    const sale = await plantApplicationToBuy(world)
    await asSystem(world.services, sale.home, ({ client }) =>
      client.query(`update workspace set project_type = 'reletting' where id = $1`, [sale.home.id]),
    )
    expect((await askSales(world, sale, send, {})).statusCode).toBe(409)
  })

  it('is read by those who may read applications, and written by those who may write them', async () => {
    const sale = await plantApplicationToBuy(world)
    const nobody = await world.person(sale.home, 'assistant')
    for (const [call, payload] of calls) {
      expect((await askSales(world, sale, call, payload, nobody)).statusCode).toBe(payload ? 403 : 200)
    }
    const body = confirmationOf(sale, { version: null })
    expect((await askSales(world, sale, record, body, nobody)).statusCode).toBe(403)
  })

  it('is hidden from other workspaces', async () => {
    const sale = await plantApplicationToBuy(world)
    const other = await plantApplicationToBuy(world)
    const stolen = { ...other, applicationId: sale.applicationId }
    for (const [call, payload] of calls) {
      expect((await askSales(world, stolen, call, payload)).statusCode).toBe(404)
    }
    expect((await askSales(world, stolen, record, confirmationOf(sale, { version: null }))).statusCode).toBe(404)
  })

  it('goes with its application', async () => {
    const sale = await plantApplicationToBuy(world)
    await askSales(world, sale, record, confirmationOf(sale, { version: null }))
    const url = `/api/v1/applications/${sale.applicationId}`
    const { version } = (await world.ask(sale.home, { url, as: sale.clerk })).json()
    await asSystem(world.services, sale.home, (ctx) =>
      ctx.services.records.eraseParts(ctx, { kind: 'application', id: sale.applicationId }),
    )
    const count = await asSystem(world.services, sale.home, async ({ client }) => {
      const { rows } = await client.query<{ n: number }>(
        `select (select count(*) from buyer)::int + (select count(*) from buying_confirmation)::int as n`,
      )
      return rows[0]?.n
    })
    expect([version > 0, count]).toEqual([true, 0])
  })
})
