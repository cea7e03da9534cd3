// The list of applications to buy, and the reservations in the lists of objects.

import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { application } from '#areas/applications/server/tables.ts'
import { plantApplications } from '#areas/applications/server/testing/planting.ts'
import type { Row, TableAnswer } from '#platform/contract/table.ts'
import { newId } from '#platform/server/ids.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { useWorld } from '#platform/server/testing/world.ts'
import { standingOf } from '../reservation/reservation-row.ts'
import { reservation } from '../tables.ts'
import {
  askSales,
  confirmationOf,
  plantFlat,
  plantApplicationToBuy,
  sendForm,
  type ApplicationToBuy,
} from '../testing/plant-confirmation.ts'
import { accept, offer, plantSale } from '../testing/plant-sale.ts'

const world = useWorld()
const day = 86_400_000

const list = async (
  { home, clerk }: Pick<ApplicationToBuy, 'home' | 'clerk'>,
  query: Record<string, string> = {},
  path = 'sales/applications/',
) => {
  const url = `/api/v1/${path}?${new URLSearchParams({ state: 'all', ...query })}`
  const answer = await world.ask(home, { url, as: clerk })
  expect(answer.statusCode).toBe(200)
  const found: TableAnswer = answer.json()
  return found
}
const rows = ({ tableData }: TableAnswer): Row[] => tableData.body
const keysOf = (answer: TableAnswer) => answer.definition?.header.map(({ key }) => key) ?? []

type Fields = Partial<typeof reservation.$inferInsert>

async function reserve({ home, applicationId, flats }: ApplicationToBuy, fields: Fields = {}): Promise<void> {
  const now = new Date()
  const kept = { state: 'signed' as const, heldSince: now, acceptedAt: now, until: new Date(now.getTime() + 5 * day) }
  await asSystem(world.services, home, async ({ db }) => {
    await db.insert(reservation).values({
      workspaceId: home.id,
      id: newId(),
      applicationId,
      objectId: flats[0],
      language: 'de',
      templateVersion: 0,
      buyerNames: 'Anna Muster',
      fee: 0,
      reservationDays: 30,
      paymentDays: 10,
      notaryDays: 60,
      feeOnWithdrawal: 'kept',
      feeOnExpiry: 'kept',
      agreementFileId: newId(),
      agreementSha256: Buffer.alloc(32),
      createdAt: now,
      ...kept,
      ...fields,
    })
  })
}

describe('the list of applications to buy', () => {
  it('has columns of a sale and none of letting; where a project lets it is the other way round', async () => {
    const sale = await plantApplicationToBuy(world)
    const keys = keysOf(await list(sale))
    expect(keys).toEqual(expect.arrayContaining(['priorities', 'price', 'confirmation', 'financing', 'reservation']))
    expect(keys).not.toEqual(expect.arrayContaining(['overall_evaluation']))
    expect(keys).not.toEqual(expect.arrayContaining(['income_ratio']))
    const home = await world.workspace()
    const clerk = await world.person(home, 'superuser')
    const letting = keysOf(await list({ ...sale, home, clerk }, {}, 'applications/'))
    expect(letting).toEqual(expect.arrayContaining(['overall_evaluation', 'income_ratio']))
    expect(letting).not.toEqual(expect.arrayContaining(['confirmation']))
  })

  it('shows price, confirmation and financing, and finds by them', async () => {
    const sale = await plantApplicationToBuy(world)
    const [row] = rows(await list(sale))
    expect(row).toMatchObject({ price: 900_000, confirmation: null, financing: null, reservation: null })
    await sendForm(world, sale)
    expect(rows(await list(sale))[0]).toMatchObject({ confirmation: 'Gesendet' })
    await askSales(world, sale, 'confirmation-update', { ...confirmationOf(sale, { mortgage: 600_000 }), version: 1 })
    expect(rows(await list(sale))[0]).toMatchObject({
      confirmation: 'Bestätigt',
      financing: "Es fehlen CHF 100'000",
      _progress_state: 'sale.new',
    })
    const found = async (filters: Record<string, string[]>) =>
      rows(await list(sale, { filters: JSON.stringify(filters) })).map(({ _id }) => _id)
    expect(await found({ confirmation: ['confirmed'], financing: ['missing'] })).toEqual([sale.applicationId])
    expect(await found({ confirmation: ['sent'] })).toEqual([])
    expect(await found({ financing: ['covered'] })).toEqual([])
    expect(await found({ reservation: ['none'] })).toEqual([sale.applicationId])
  })

  it('shows a reservation until it runs out, also before a job has written that down', async () => {
    const sale = await plantApplicationToBuy(world, { progressState: 'sale.client.signed' })
    await reserve(sale)
    expect(String(rows(await list(sale))[0]?.reservation)).toMatch(/^Reserviert bis \d\d\.\d\d\.\d{4}$/)
    await asSystem(world.services, sale.home, ({ client }) =>
      client.query(`update reservation set until = now() - interval '1 second' where workspace_id = $1`, [
        sale.home.id,
      ]),
    )
    expect(rows(await list(sale))[0]).toMatchObject({ reservation: 'Aufgehoben' })
  })

  it('counts only the buyers who still wait', async () => {
    const sale = await plantSale(world, 4)
    for (const buyer of sale.buyers) await accept(world, sale, await offer(world, sale, buyer))
    const [, second = '', third = '', fourth = ''] = sale.buyers
    const reservations = async () => {
      const found = new Map(rows(await list(sale)).map((row) => [row._id, row.reservation]))
      return [second, third, fourth].map((id) => found.get(id))
    }
    const places = [1, 2, 3].map((place) => `Warteschlange, Platz ${place}`)
    expect(await reservations()).toEqual(places)
    await asSystem(world.services, sale.home, ({ db }) =>
      db
        .update(application)
        .set({ progressState: 'inactive', deactivatedAt: new Date() })
        .where(eq(application.id, second)),
    )
    expect(await reservations()).toEqual(['In der Warteschlange', ...places.slice(0, 2)])
  })

  it('acts on many at once by the same rules', async () => {
    const sale = await plantApplicationToBuy(world)
    const payload = { bulkAction: 'deactivate', targets: [sale.applicationId], option: { value: 'other', name: '' } }
    const post = () =>
      world.ask(sale.home, { method: 'POST', url: '/api/v1/sales/applications/', payload, as: sale.clerk })
    expect((await post()).json()).toMatchObject({ changed: 1 })
    expect((await post()).json()).toMatchObject({ changed: 0 })
    expect(rows(await list(sale))[0]).toMatchObject({ _progress_state: 'inactive' })
  })

  it('asks for the permission, and hides other workspaces', async () => {
    const sale = await plantApplicationToBuy(world)
    const other = await plantApplicationToBuy(world)
    expect(rows(await list(sale)).map(({ _id }) => _id)).toEqual([sale.applicationId])
    const payload = { bulkAction: 'deactivate', targets: [other.applicationId], option: { value: 'other', name: '' } }
    const url = '/api/v1/sales/applications/'
    const acted = await world.ask(sale.home, { method: 'POST', url, payload, as: sale.clerk })
    expect(acted.json()).toMatchObject({ changed: 0 })
    const owner = await world.person(sale.home, 'owner')
    expect((await world.ask(sale.home, { url, as: owner })).statusCode).toBe(403)
  })
})

describe('the reservation in the list of objects', () => {
  const apartments = async (sale: ApplicationToBuy) => rows(await list(sale, {}, 'objects/apartments'))
  const rowOf = async (sale: ApplicationToBuy) => (await apartments(sale)).find(({ _id }) => _id === sale.flats[0])
  const standing = (sale: ApplicationToBuy) =>
    asSystem(world.services, sale.home, async (ctx) => (await standingOf(ctx, [sale.flats[0]])).get(sale.flats[0]))

  it.each<[string, Fields, boolean]>([
    ['signed', {}, true],
    ['run out', { until: new Date(Date.now() - day) }, false],
    ['sold', { state: 'sold', until: null }, true],
    ['queued', { state: 'queued', heldSince: null, until: null, queuedFrom: new Date() }, true],
    ['offered', { state: 'offered', heldSince: null, until: null, acceptedAt: null }, false],
    ['released', { state: 'released', releasedAt: new Date(), releaseCause: 'withdrawn' }, false],
  ])('agrees with the rule if it is %s', async (_title, fields, isShown) => {
    const sale = await plantApplicationToBuy(world, { progressState: 'sale.new' })
    await reserve(sale, fields)
    const row = await rowOf(sale)
    expect((await standing(sale)) !== null).toBe(isShown)
    expect(Array.isArray(row?.reservation) && row.reservation.length > 0).toBe(isShown)
  })

  it('names holder, end and queue', async () => {
    const sale = await plantApplicationToBuy(world, { progressState: 'sale.client.signed' })
    await reserve(sale)
    const row = await rowOf(sale)
    expect(row?.reservation).toEqual([
      expect.objectContaining({
        href: `/applications/${sale.applicationId}`,
        value: expect.stringMatching(/^bis \d\d\.\d\d\.\d{4} · Anna Muster/),
      }),
    ])
  })

  const previewOf = async ({ home, clerk }: Pick<ApplicationToBuy, 'home' | 'clerk'>, targets: readonly Row[]) =>
    (
      await world.ask(home, {
        method: 'POST',
        url: '/api/v1/objects/apartments',
        payload: { bulkAction: 'deactivate', preview: true, targets: targets.map(({ _id }) => _id) },
        as: clerk,
      })
    ).json()
  const namedBuyer = (id: string) => ({ name: expect.any(String), path: `/applications/${id}` })

  it('names five of the buyers of one object, and only to those who may see applications', async () => {
    const sale = await plantApplicationToBuy(world)
    const ids = await plantApplications(
      world,
      sale.home,
      [1, 2, 3, 4, 5, 6, 7].map((place) => ({ number: 100 + place, progressState: 'sale.new' })),
    )
    for (const applicationId of ids) {
      await reserve(
        { ...sale, applicationId },
        { state: 'queued', heldSince: null, until: null, queuedFrom: new Date() },
      )
    }
    const flat = (await apartments(sale)).filter(({ _id }) => _id === sale.flats[0])
    const text = '7 Käuferschaften haben dieses Objekt bestätigt oder reserviert. Informieren Sie sie vorher.'
    const concerns = [{ text, people: ids.slice(0, 5).map(namedBuyer), more: 2 }]
    expect((await previewOf(sale, flat)).concerns).toEqual(concerns)
    const marketer = await world.person(sale.home, 'marketer')
    expect((await previewOf({ ...sale, clerk: marketer }, flat)).concerns).toEqual([{ text, people: [], more: 0 }])
  })

  it('asks before objects with buyers are withdrawn', async () => {
    const sale = await plantApplicationToBuy(world)
    await plantFlat(world, sale.home, { title: 'Ohne Käufer' })
    await askSales(world, sale, 'confirmation-update', { ...confirmationOf(sale), version: null })
    const all = await apartments(sale)
    expect(all.filter((row) => row._bulk_deactivate_confirmation === true).map(({ _id }) => _id)).toEqual([
      sale.flats[0],
    ])
    const { concerns } = await previewOf(sale, all)
    const text = 'Eine Käuferschaft hat diese Objekte bestätigt oder reserviert. Informieren Sie sie vorher.'
    expect(concerns).toEqual([{ text, people: [namedBuyer(sale.applicationId)], more: 0 }])
  })
})
