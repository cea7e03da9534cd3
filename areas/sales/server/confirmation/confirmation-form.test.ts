// The public form of the buying confirmation: link, submission, proofs, new link.

import { afterEach, describe, expect, it } from 'vitest'
import { mailsOf } from '#areas/applications/server/testing/letting.ts'
import { plantApplications } from '#areas/applications/server/testing/planting.ts'
import { pdf, upload } from '#areas/enquiries/server/testing/household.ts'
import { newToken } from '#platform/server/ids.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { useWorld } from '#platform/server/testing/world.ts'
import {
  askSales,
  buyer,
  confirmationOf,
  plantFlat,
  plantApplicationToBuy,
  sendForm,
  type ApplicationToBuy,
} from '../testing/plant-confirmation.ts'

const world = useWorld()
afterEach(() => world.setTime(new Date()))

const sent = async (fields = {}) => {
  const sale = await plantApplicationToBuy(world, fields)
  return { ...sale, link: await sendForm(world, sale) }
}
type Sent = Awaited<ReturnType<typeof sent>>

const read = ({ home, link }: Pick<Sent, 'home' | 'link'>) => world.ask(home, { url: link })
const fill = (sale: Sent, more: object = {}) =>
  world.ask(sale.home, {
    method: 'POST',
    url: sale.link,
    payload: { ...confirmationOf(sale), consent: true, ...more },
  })
const info = async (sale: ApplicationToBuy) => (await askSales(world, sale, 'confirmation-info')).json()
const events = ({ home, applicationId }: ApplicationToBuy) =>
  asSystem(world.services, home, async ({ client }) => {
    const { rows } = await client.query<{ event: string }>(
      `select event from audit_entry where workspace_id = $1 and subject_id = $2 order by sequence`,
      [home.id, applicationId],
    )
    return rows.map(({ event }) => event)
  })
const receipts = async ({ home }: ApplicationToBuy) =>
  (await mailsOf(world, home)).filter(({ kind }) => kind === 'buying-confirmation-received')
const couple = [
  { ...buyer, civilStatus: 'married', propertyRegime: 'participation', share: '1/2' },
  { ...buyer, firstName: 'Beat', civilStatus: 'married', propertyRegime: 'participation', share: '50%' },
]

describe('the link', () => {
  it('shows what the application tells and the flats for sale, and changes nothing', async () => {
    const sale = await sent()
    await plantFlat(world, sale.home, { title: 'Reserviert', progressState: 'reserved' })
    await plantFlat(world, sale.home, { title: 'Nicht publiziert', isPublished: false })
    await plantFlat(world, sale.home, { title: 'Zu vermieten', sellingPrice: null, grossRent: 200_000 })
    const form = (await read(sale)).json()
    expect(form).toMatchObject({ contactName: 'Anna Muster', confirmedAt: null, data: { objects: [sale.flats[0]] } })
    expect(form.data.buyers).toMatchObject([{ firstName: 'Anna', lastName: 'Muster', civilStatus: null, share: '1/1' }])
    expect(form.choices.map(({ id }: { id: string }) => id)).toEqual(sale.flats)
    expect(await info(sale)).toMatchObject({ progress_state: 'active.new', confirmedAt: null })
  })

  it('keeps nothing but the hash of its token', async () => {
    const { home, link } = await sent()
    const [, token = ''] = /action\/[\w-]+\/([\w-]+)\//.exec(link) ?? []
    const { rows } = await asSystem(world.services, home, ({ client }) =>
      client.query<{ row: string }>('select to_jsonb(c)::text as row from buying_confirmation c'),
    )
    expect(token).toHaveLength(43)
    expect(rows.map(({ row }) => row).join()).not.toContain(token)
  })

  it('opens nothing with another token, for another application, or in another workspace', async () => {
    const sale = await sent()
    const [other = ''] = await plantApplications(world, sale.home, [{ number: 77 }])
    const forged = sale.link.replace(/[\w-]{43}/, newToken())
    const ofOther = sale.link.replace(sale.applicationId, other)
    const away = await world.workspace({ projectType: 'sale' })
    for (const [home, link] of [
      [sale.home, forged],
      [sale.home, ofOther],
      [away, sale.link],
    ] as const) {
      expect((await read({ home, link })).statusCode).toBe(404)
      expect((await fill({ ...sale, home, link })).statusCode).toBe(404)
    }
  })

  it('ends with time, with the next mail, and when the application is closed', async () => {
    const sale = await sent()
    world.setTime(new Date(Date.now() + 32 * 86_400_000))
    expect((await read(sale)).statusCode).toBe(410)
    world.setTime(new Date())
    const next = await sendForm(world, sale)
    expect((await read(sale)).statusCode).toBe(404)
    expect((await read({ ...sale, link: next })).statusCode).toBe(200)
    await asSystem(world.services, sale.home, ({ client }) =>
      client.query(`update application set progress_state = 'sale.client.signed' where id = $1`, [sale.applicationId]),
    )
    expect((await fill({ ...sale, link: next })).statusCode).toBe(410)
  })
})

describe('a buyer who confirms', () => {
  it('moves the application to sale.new, with buyers, shares, wishes and the price shown', async () => {
    const sale = await sent()
    const [first, second] = sale.flats
    expect((await fill(sale, { buyers: couple, objects: [second, first] })).statusCode).toBe(200)
    const told = await info(sale)
    expect(told).toMatchObject({
      progress_state: 'sale.new',
      recordedBy: null,
      confirmed: [
        { id: second, price: 900_000 },
        { id: first, price: 900_000 },
      ],
      data: { objects: [second, first], ownMeans: 200_000, mortgage: 700_000, bank: 'Kantonalbank' },
    })
    expect(told.data.buyers).toMatchObject([
      { firstName: 'Anna', share: '1/2', propertyRegime: 'participation', phone: '+41 79 123 45 67' },
      { firstName: 'Beat', share: '1/2' },
    ])
    const prios = (await askSales(world, sale, 'buying-confirmation-prios')).json()
    expect(prios.objects).toMatchObject([
      { id: second, rank: 1, price: 900_000 },
      { id: first, rank: 2 },
    ])
    expect(await events(sale)).toContain('application.buying_confirmed')
    expect(await receipts(sale)).toHaveLength(1)
  })

  it('counts once when the same is sent twice, one after the other or at the same time', async () => {
    const sale = await sent()
    const answers = await Promise.all([fill(sale), fill(sale)])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect((await fill(sale)).statusCode).toBe(200)
    expect(await receipts(sale)).toHaveLength(1)
    expect((await events(sale)).filter((event) => event === 'application.buying_confirmed')).toHaveLength(1)
    expect((await fill(sale, { mortgage: 650_000 })).statusCode).toBe(200)
    expect(await receipts(sale)).toHaveLength(2)
  })

  it.each([
    ['shares that are no whole', { buyers: [couple[0], { ...couple[1], share: '1/3' }] }, 'buyers.1.share'],
    ['no property regime', { buyers: [{ ...couple[0], propertyRegime: null }] }, 'buyers.0.propertyRegime'],
    ['a number that is none', { buyers: [{ ...buyer, phone: '12' }] }, 'buyers.0.phone'],
    ['a missing name', { buyers: [{ ...buyer, lastName: ' ' }] }, 'buyers.0.lastName'],
    ['no object', { objects: [] }, 'objects'],
    ['no consent', { consent: false }, 'consent'],
  ])('is told at the field of %s', async (_title, more, field) => {
    const answer = await fill(await sent(), more)
    expect(answer.statusCode).toBe(422)
    expect(Object.keys(answer.json().fields)).toEqual([field])
  })

  it('gets no flat that is not for sale, unpublished, or of another workspace', async () => {
    const sale = await sent()
    const other = await plantApplicationToBuy(world)
    const [, unpublished] = await plantFlat(world, sale.home, { isPublished: false })
    const [, rented] = await plantFlat(world, sale.home, { sellingPrice: null, grossRent: 200_000 })
    for (const id of [other.flats[0], unpublished, rented]) {
      const answer = await fill(sale, { objects: [id] })
      expect([answer.statusCode, Object.keys(answer.json().fields ?? {})]).toEqual([422, ['objects']])
    }
    expect((await info(sale)).progress_state).toBe('active.new')
  })

  it('keeps a wish that was reserved meanwhile', async () => {
    const sale = await sent()
    await asSystem(world.services, sale.home, ({ client }) =>
      client.query(`update property_object set progress_state = 'reserved' where id = $1`, [sale.flats[0]]),
    )
    expect((await read(sale)).json().choices[0]).toMatchObject({ id: sale.flats[0], isFree: false })
    expect((await fill(sale)).statusCode).toBe(200)
  })
})

describe('a proof of financing', () => {
  it('goes to the documents of the application, is shown by the link, and can be taken back', async () => {
    const sale = await sent()
    const { home, clerk, link, applicationId } = sale
    await upload(world, home, `${link}/proofs`, [{ name: 'Bestätigung.pdf', content: pdf }])
    const [proof] = (await read(sale)).json().proofs
    expect(proof).toMatchObject({ displayName: 'Bestätigung.pdf' })
    const { documents } = (await world.ask(home, { url: `/api/v1/applications/${applicationId}`, as: clerk })).json()
    expect(documents).toMatchObject([{ category: 'financing_proof', title: 'Nachweis der Finanzierung', isNew: true }])
    expect((await world.ask(home, { url: proof.url })).statusCode).toBe(200)
    const other = await sent()
    const stolen = `${other.link}/proofs/${proof.id}`
    expect((await world.ask(other.home, { url: stolen })).statusCode).toBe(404)
    const away = await world.ask(home, { method: 'DELETE', url: `${link}/proofs/${proof.id}` })
    expect(away.statusCode).toBe(200)
    expect((await read(sale)).json().proofs).toEqual([])
  })
})
