// Follows the reservation agreement at the signing provider: sent, signed, declined, withdrawn.

import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { propertyObject } from '#areas/objects/server/public.ts'
import { staffNews } from '#areas/users/server/tables.ts'
import { pandaDoc } from '#connectors/signing/pandadoc.ts'
import { startPandaDocDouble } from '#connectors/testing/pandadoc-double.ts'
import { dayOf } from '#platform/rules/calendar-day.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { projectSetting } from '#platform/server/session/tables.ts'
import { wordsOfPages } from '#platform/server/testing/pdf-words.ts'
import { useWorld } from '#platform/server/testing/world.ts'
import {
  accept,
  act,
  linkIn,
  mailKindsOf,
  plantSale,
  readReservation,
  reserved,
  statesOf,
  type Sale,
} from '../testing/plant-sale.ts'
import { addBuyer, follow, plannedJobs, sentToSign, uploaded, useSigningProvider } from '../testing/plant-signing.ts'
import { withdrawSaleSigningJob } from './jobs.ts'
import { withdrawSaleSigning } from './withdrawing.ts'

const world = useWorld()
const signing = useSigningProvider(world)

const readCurrent = async (sale: Sale, buyer = sale.buyers[0] ?? '') =>
  (await readReservation(world, sale, buyer)).current
const newsOf = async ({ home }: Sale) =>
  (await asSystem(world.services, home, ({ db }) => db.select().from(staffNews)))
    .filter(({ workspaceId }) => workspaceId === home.id)
    .map(({ kind }) => kind)
const stateAtProvider = (documentId: string) => pandaDoc(signing.double).statusOf(documentId)

/** Runs the planned withdrawals, twice, as a queue may. */
async function runWithdrawals(sale: Sale): Promise<void> {
  const planned = await plannedJobs(world, sale, withdrawSaleSigningJob)
  for (const data of [...planned, ...planned])
    await asSystem(world.services, sale.home, (ctx) => withdrawSaleSigning(ctx, data))
}

const onPaper = { name: 'Anna Muster', signedOn: dayOf(new Date()) }
const byStaff = { cause: 'by_staff', reason: 'Verkauft' }

async function acceptOnPage(sale: Sale, buyer: string) {
  await act(world, sale, buyer, 'initial-reservation-send-email')
  return accept(world, sale, await linkIn(world, sale, 'reservation-agreement'))
}

describe('an agreement at the signing provider', () => {
  it('is prepared, goes out to the buyers, and reserves the object once all have signed', async () => {
    const sale = await plantSale(world)
    await addBuyer(world, sale, 'rita@post.example')
    const document = await uploaded(world, sale)
    expect((await readCurrent(sale)).signing).toMatchObject({ provider: 'PandaDoc', state: 'creating', sentAt: null })
    for (let read = 0; read < 2; read++) await follow(world, sale, document)
    const sent = await readCurrent(sale)
    expect(sent).toMatchObject({ state: 'offered', signing: { state: 'sent', isDemo: false } })
    expect(sent.signing.sentAt).not.toBeNull()
    signing.double.finish(document.documentId, 'document.viewed')
    await follow(world, sale, document)
    expect((await readCurrent(sale)).signing.state).toBe('viewed')
    signing.double.finish(document.documentId, 'document.completed')
    await Promise.all([follow(world, sale, document), follow(world, sale, document)])
    expect(await statesOf(world, sale)).toEqual({ object: 'reserved', buyers: [['sale.client.signed', 'signed']] })
    const { signedName, acceptedBy, signedOn, files, payment } = await readCurrent(sale)
    expect([signedName, acceptedBy, signedOn]).toEqual(['Käufer 1, Rita Roth', 'buyer', dayOf(new Date())])
    expect(payment.state).toBe('open')
    expect(files.map(({ category }: { category: string }) => category)).toEqual(['agreement', 'signed_scan'])
    const paper = await world.ask(sale.home, { url: files[1].url, as: sale.clerk })
    const words = (await wordsOfPages(paper.rawPayload)).join(' ')
    for (const part of ['Reservationsvereinbarung', '{signature:buyer2:', 'unterzeichnet'])
      expect(words).toContain(part)
    expect(await mailKindsOf(world, sale)).toEqual(['reservation-signed'])
    expect(await newsOf(sale)).toContain('reservation_accepted')
  })

  it('signed by the second buyer of the object gives a place in the queue', async () => {
    const sale = await plantSale(world, 2)
    const [, second = ''] = sale.buyers
    await reserved(world, sale)
    const document = await sentToSign(world, sale, second)
    signing.double.finish(document.documentId, 'document.completed')
    await follow(world, sale, document)
    expect((await readCurrent(sale, second)).place).toBe(1)
    expect((await statesOf(world, sale)).buyers.map(([, state]) => state)).toEqual(['signed', 'queued'])
  })

  it('that is declined stays open, staff are told, and it can be sent again', async () => {
    const sale = await plantSale(world)
    const document = await sentToSign(world, sale)
    signing.double.finish(document.documentId, 'document.declined')
    await follow(world, sale, document)
    const { state, signing: shown, can } = await readCurrent(sale)
    expect([state, shown.state, can.sendToSign.allowed]).toEqual(['offered', 'declined', true])
    expect(await newsOf(sale)).toContain('reservation_signing_ended')
    expect((await act(world, sale, sale.buyers[0] ?? '', 'reservation/send-to-sign')).statusCode).toBe(200)
  })

  it('that the provider no longer knows ends as failed', async () => {
    const sale = await plantSale(world)
    const document = await uploaded(world, sale)
    const empty = await startPandaDocDouble()
    signing.use(empty)
    await follow(world, sale, document)
    await empty.stop()
    expect((await readCurrent(sale)).signing.state).toBe('error')
  })

  it.each<[string, string | null, (sale: Sale, buyer: string) => Promise<{ statusCode: number }>]>([
    ['accepted on the page', 'buyer', acceptOnPage],
    ['signed on paper', 'staff', (sale, buyer) => act(world, sale, buyer, 'reservation/sign-on-paper', onPaper)],
    ['released', null, (sale, buyer) => act(world, sale, buyer, 'reservation/release', byStaff)],
  ])('is withdrawn once it is %s', async (_how, by, end) => {
    const sale = await plantSale(world)
    const [buyer = ''] = sale.buyers
    const document = await sentToSign(world, sale)
    expect((await end(sale, buyer)).statusCode).toBe(200)
    expect((await readCurrent(sale)).signing.state).toBe('voided')
    await runWithdrawals(sale)
    expect(await stateAtProvider(document.documentId)).toBe('voided')
    await follow(world, sale, document)
    expect((await readCurrent(sale)).acceptedBy).toBe(by)
  })

  it('is withdrawn when the application is erased', async () => {
    const sale = await plantSale(world)
    const { documentId } = await sentToSign(world, sale)
    await asSystem(world.services, sale.home, (ctx) =>
      ctx.services.records.eraseParts(ctx, { kind: 'application', id: sale.buyers[0] ?? '' }),
    )
    await runWithdrawals(sale)
    expect(await stateAtProvider(documentId)).toBe('voided')
  })

  it('signed for an object that is taken otherwise is kept, and staff are told', async () => {
    const sale = await plantSale(world)
    const document = await sentToSign(world, sale)
    await asSystem(world.services, sale.home, ({ db }) =>
      db.update(propertyObject).set({ progressState: 'sold' }).where(eq(propertyObject.id, sale.objectId)),
    )
    signing.double.finish(document.documentId, 'document.completed')
    await follow(world, sale, document)
    const { state, signing: shown, files } = await readCurrent(sale)
    expect([state, shown.state, files.at(-1).category]).toEqual(['offered', 'completed', 'signed_scan'])
    expect(await newsOf(sale)).toContain('reservation_signing_ended')
  })

  it('is followed as long as it is out, also while the provider does not respond or its key is lost', async () => {
    const sale = await plantSale(world)
    const document = await sentToSign(world, sale)
    const before = (await plannedJobs(world, sale)).length
    signing.use({ url: 'http://127.0.0.1:9', key: 'x' })
    await follow(world, sale, document)
    expect(await plannedJobs(world, sale)).toHaveLength(before + 1)
    signing.use(signing.double)
    const value = { fields: { signatureAccount: 'own' }, sealed: { signatureKey: 'sealed1.with.another.key' } }
    const ownAccount = { workspaceId: sale.home.id, key: 'digital-signature' }
    await asSystem(world.services, sale.home, ({ db }) => db.insert(projectSetting).values({ ...ownAccount, value }))
    await follow(world, sale, document)
    expect(await plannedJobs(world, sale)).toHaveLength(before + 2)
    await asSystem(world.services, sale.home, ({ db }) =>
      db.update(projectSetting).set({ value: {} }).where(eq(projectSetting.key, ownAccount.key)),
    )
    signing.double.finish(document.documentId, 'document.completed')
    await follow(world, sale, document)
    await follow(world, sale, document)
    expect(await plannedJobs(world, sale)).toHaveLength(before + 2)
    expect((await readCurrent(sale)).state).toBe('signed')
  })
})
