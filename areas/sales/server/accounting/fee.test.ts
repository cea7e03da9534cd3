// The reservation fee: QR-bill, payments, reminders, and the page of accounting.

import sharp from 'sharp'
import { execFile } from 'node:child_process'
import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { fileURLToPath } from 'node:url'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { mailsOf } from '#areas/applications/server/testing/letting.ts'
import { recordPayment } from '#areas/payments/server/public.ts'
import { dayOf, laterDay } from '#platform/rules/calendar-day.ts'
import { instantAt } from '#platform/rules/local-time.ts'
import { writtenIban, writtenReference } from '#platform/rules/qr-bill/references.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { newId, newToken } from '#platform/server/ids.ts'
import { useWorld } from '#platform/server/testing/world.ts'
import { reservation } from '../tables.ts'
import {
  act,
  linkIn,
  mailKindsOf,
  plantSale,
  readReservation,
  reserved,
  sentMails,
  settings,
  statesOf,
  type Sale,
} from '../testing/plant-sale.ts'
import { remindOfFee } from './reminding.ts'
import { feeKind } from './reservation-fee.ts'

const world = useWorld()
afterEach(() => world.setTime(new Date()))

const today = dayOf(new Date())
const readCurrent = async (sale: Sale) => (await readReservation(world, sale, sale.buyers[0] ?? '')).current
const pay = async (sale: Sale, amount: number) => {
  const { id: recordId } = await readCurrent(sale)
  const payment = { kind: feeKind, recordId, amount, paidOn: today, reference: '', source: 'hand' as const }
  return asSystem(world.services, sale.home, (ctx) => recordPayment(ctx, payment))
}

async function plantReserved(more: Partial<typeof settings> = {}) {
  const sale = await plantSale(world, 1, more)
  await reserved(world, sale)
  return sale
}

beforeAll(async () => {
  const binary = await readFile(fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm')))
  await prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(binary).buffer }, fireImmediately: true })
})

describe('the QR-bill of the payment information', () => {
  it.each([
    ['a QR account', settings.iban, 'QRR'],
    ['another account', 'CH9300762011623852957', 'SCOR'],
  ])('of %s is read from the picture byte by byte', async (_name, iban, referenceType) => {
    const sale = await plantReserved({ iban })
    const [buyer = ''] = sale.buyers
    expect((await act(world, sale, buyer, 'send-payment-info')).statusCode).toBe(200)
    const { files, payment } = await readCurrent(sale)
    const bill = files.find(({ category }: { category: string }) => category === 'payment')
    const pdf = (await world.ask(sale.home, { url: bill.url, as: sale.clerk })).rawPayload
    const payload = [
      ['SPC', '0200', '1', iban],
      ['S', 'Rebberg Immobilien AG', 'Rue du Lac', '4', '3960', 'Sierre', 'CH'],
      ['', '', '', '', '', '', ''],
      ['20000.00', 'CHF'],
      ['', '', '', '', '', '', ''],
      [referenceType, payment.reference, 'Reservationsgebühr für Wohnung 2.1', 'EPD'],
    ].flat()
    expect(await codeIn(pdf)).toBe(payload.join('\n'))
    expect((await mailKindsOf(world, sale)).at(-1)).toBe('payment-info')
    const [mail] = (await mailsOf(world, sale.home)).filter(({ kind }) => kind === 'payment-info')
    expect(mail?.bodyText).toContain(writtenReference(payment.reference))
    expect(mail?.bodyText).toContain(writtenIban(iban))
  })

  it('is for the open amount, and the second one is a reminder', async () => {
    const sale = await plantReserved()
    const [buyer = ''] = sale.buyers
    await act(world, sale, buyer, 'send-payment-info')
    await pay(sale, 500_050)
    await act(world, sale, buyer, 'send-payment-info')
    const { files } = await readCurrent(sale)
    const bill = files.findLast(({ category }: { category: string }) => category === 'payment')
    const pdf = (await world.ask(sale.home, { url: bill.url, as: sale.clerk })).rawPayload
    expect(await codeIn(pdf)).toContain('\n14999.50\nCHF\n')
    expect((await mailKindsOf(world, sale)).at(-1)).toBe('payment-reminder')
  })
})

/** The code as a phone sees it: the page as a picture, the code as bytes. */
async function codeIn(pdf: Buffer): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'quartier-bill-'))
  await writeFile(join(folder, 'bill.pdf'), pdf)
  await promisify(execFile)('pdftoppm', ['-png', '-r', '200', join(folder, 'bill.pdf'), join(folder, 'page')])
  const picture = await readFile(join(folder, 'page-1.png'))
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const [code] = await readBarcodes(
    { data: new Uint8ClampedArray(data), width: info.width, height: info.height, colorSpace: 'srgb' },
    { formats: ['QRCode'] },
  )
  return Buffer.from(code?.bytes ?? [])
    .toString('utf8')
    .replaceAll('\r\n', '\n')
}

describe('a payment of the fee', () => {
  it.each([
    ['short', [1_999_999], 'signed', 'sale.client.signed', 'partial'],
    ['in two parts', [500_000, 1_500_000], 'paid', 'sale.fee.transferred', 'paid'],
    ['exact', [2_000_000], 'paid', 'sale.fee.transferred', 'paid'],
    ['too much', [2_100_000], 'paid', 'sale.fee.transferred', 'overpaid'],
  ] as const)('that is %s leads to the right state', async (_name, amounts, state, applicationState, paymentState) => {
    const sale = await plantReserved()
    for (const amount of amounts) await pay(sale, amount)
    expect((await statesOf(world, sale)).buyers).toEqual([[applicationState, state]])
    expect((await readCurrent(sale)).payment.state).toBe(paymentState)
    const received = (await mailKindsOf(world, sale)).filter((kind) => kind === 'payment-received')
    expect(received).toHaveLength(state === 'paid' ? 1 : 0)
  })

  it('twice is refused, and changes nothing', async () => {
    const sale = await plantReserved()
    await pay(sale, 2_000_000)
    await expect(pay(sale, 2_000_000)).rejects.toThrow('payments_reason_paid')
    expect((await statesOf(world, sale)).buyers).toEqual([['sale.fee.transferred', 'paid']])
  })

  it('after the end of the clock does not bring the reservation back', async () => {
    const sale = await plantReserved()
    const { until } = await readCurrent(sale)
    world.setTime(new Date(until))
    await pay(sale, 2_000_000)
    const { state } = await readCurrent(sale)
    expect([state, (await statesOf(world, sale)).buyers]).toEqual(['released', [['sale.client.signed', 'signed']]])
  })

  it('lets staff countersign, and the clock runs until the notary', async () => {
    const sale = await plantReserved()
    const [buyer = ''] = sale.buyers
    expect((await act(world, sale, buyer, 'reservation/countersign')).statusCode).toBe(409)
    await pay(sale, 2_000_000)
    expect((await act(world, sale, buyer, 'reservation/countersign')).statusCode).toBe(200)
    expect((await statesOf(world, sale)).buyers).toEqual([['sale.reservation.completed', 'completed']])
    expect(dayOf(new Date((await readCurrent(sale)).until))).toBe(laterDay(today, 60))
  })

  it.each([
    ['withdrawn', undefined, 'Verfall'],
    ['by_staff', undefined, 'Rückerstattung'],
    ['withdrawn', 'refund', 'Rückerstattung'],
  ])('after the end %s, chosen %s, goes by the agreement: %s', async (cause, fate, words) => {
    const sale = await plantReserved()
    await pay(sale, 2_000_000)
    await act(world, sale, sale.buyers[0] ?? '', 'reservation/release', { cause, reason: 'x', ...(fate && { fate }) })
    expect((await readCurrent(sale)).feeFate).toBe(words)
  })
})

describe('the reminders', () => {
  const remind = (sale: Sale, reservationId: string, step: string) =>
    asSystem(world.services, sale.home, (ctx) => remindOfFee(ctx, { reservationId, step }))
  const at = (day: string) => world.setTime(instantAt(day, '08:00') ?? new Date())

  it('go out on their days, once under two servers, and ask accounting when overdue', async () => {
    const sale = await plantReserved()
    const { id, feeDueOn } = await readCurrent(sale)
    at(laterDay(feeDueOn, -3))
    await Promise.all([remind(sale, id, 'before'), remind(sale, id, 'before')])
    at(laterDay(feeDueOn, 1))
    await Promise.all([remind(sale, id, 'overdue'), remind(sale, id, 'overdue')])
    expect((await mailKindsOf(world, sale)).slice(2)).toEqual([
      'payment-info',
      'payment-reminder',
      'accounting-reminder',
    ])
  })

  it('do not go out once the fee is paid', async () => {
    const sale = await plantReserved()
    const { id, feeDueOn } = await readCurrent(sale)
    await pay(sale, 2_000_000)
    at(laterDay(feeDueOn, 1))
    await remind(sale, id, 'overdue')
    expect((await mailKindsOf(world, sale)).at(-1)).toBe('payment-received')
  })
})

describe('the page of accounting', () => {
  async function plantAsked() {
    const sale = await plantReserved()
    expect((await act(world, sale, sale.buyers[0] ?? '', 'send-accounting-reminder')).statusCode).toBe(200)
    const [, , , , uuid = '', token = ''] = (await linkIn(world, sale, 'accounting-confirmation-form')).split('/')
    return { sale, uuid, token }
  }
  const path = (id: string, uuid: string, token: string) =>
    `/api/v1/sales/applications/${id}/accounting-confirmation-form/${uuid}/${token}`
  const confirm = (sale: Sale, url: string, amount: number) =>
    world.ask(sale.home, { method: 'POST', url, payload: { amount, paidOn: today, reference: 'Beleg 12' } })

  it('shows what is needed to find the payment, and nothing else', async () => {
    const { sale, uuid, token } = await plantAsked()
    const form = (await world.ask(sale.home, { url: path(uuid, uuid, token) })).json()
    expect(Object.keys(form).toSorted()).toEqual(
      'account amount buyers dueOn isPaid language objectTitle open paid projectName reference template'.split(' '),
    )
  })

  it('is mailed in the first language of the workspace, not in that of the buyer', async () => {
    const sale = await plantReserved()
    await asSystem(world.services, sale.home, ({ db }) => db.update(reservation).set({ language: 'fr' }))
    await act(world, sale, sale.buyers[0] ?? '', 'send-accounting-reminder')
    const mail = (await sentMails(world, sale.home)).at(-1)
    expect([mail?.kind, mail?.language]).toEqual(['accounting-reminder', 'de'])
    expect(mail?.bodyText).not.toContain('language=fr')
  })

  it('confirms in parts, and the state follows the full amount', async () => {
    const { sale, uuid, token } = await plantAsked()
    const url = path(uuid, uuid, token)
    expect((await confirm(sale, url, 5000)).json()).toMatchObject({ isPaid: false })
    expect((await statesOf(world, sale)).buyers).toEqual([['sale.client.signed', 'signed']])
    expect((await confirm(sale, url, 15_000)).json()).toMatchObject({ isPaid: true })
    expect((await statesOf(world, sale)).buyers).toEqual([['sale.fee.transferred', 'paid']])
    expect((await confirm(sale, url, 1)).statusCode).toBe(409)
    expect((await world.ask(sale.home, { url })).json().isPaid).toBe(true)
  })

  it.each(['another id', 'a forged token', 'the buyer’s link', 'a replaced link', 'an ended reservation'])(
    'is closed to %s',
    async (how) => {
      const { sale, uuid, token } = await plantAsked()
      const other = await plantAsked()
      const [buyer = ''] = sale.buyers
      let url = path(uuid, uuid, token)
      if (how === 'another id') url = path(newId(), uuid, token)
      if (how === 'a forged token') url = path(uuid, uuid, newToken())
      if (how === 'the buyer’s link') {
        const [, , , , , buyersToken = ''] = (await linkIn(world, sale, 'reservation-agreement')).split('/')
        url = path(uuid, uuid, buyersToken)
      }
      if (how === 'a replaced link') await act(world, sale, buyer, 'send-accounting-reminder')
      if (how === 'an ended reservation') {
        await act(world, sale, buyer, 'reservation/release', { cause: 'by_staff', reason: 'x' })
      }
      const expected = how === 'an ended reservation' ? 410 : 404
      expect((await world.ask(sale.home, { url })).statusCode).toBe(expected)
      expect((await confirm(sale, url, 20_000)).statusCode).toBe(expected)
      expect((await world.ask(other.sale.home, { url: path(uuid, uuid, token) })).statusCode).toBe(404)
    },
  )

  it('is not mailed without an address', async () => {
    const sale = await plantReserved({ accountingEmail: '' })
    expect((await act(world, sale, sale.buyers[0] ?? '', 'send-accounting-reminder')).statusCode).toBe(409)
    const rows = await asSystem(world.services, sale.home, ({ db }) => db.select().from(reservation))
    expect(rows[0]?.accountingTokenHash).toBeNull()
  })
})
