// A bank for tests: expects payments in a workspace and uploads files that pay them.

import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'
import type { Context, Workspace } from '#platform/server/context.ts'
import { newId } from '#platform/server/ids.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import type { Person, World } from '#platform/server/testing/world.ts'
import type { BankFileView } from '../../contract/bank-files.ts'
import { expectPayment, type ExpectedPayment, type Expecting } from '../public.ts'
import { writeCamt, type CamtBooking, type CamtFile } from './camt-file.ts'

export const account = 'CH9300762011623852957'
export const qrIban = 'CH4431999123000889012'
/** Kind of the records in tests; nothing listens to it. */
export const kind = 'listening'

export const inHome = <Result>(world: World, home: Workspace, action: (ctx: Context) => Promise<Result>) =>
  asSystem(world.services, home, action)

export const expectIn = (world: World, home: Workspace, fields: Partial<Expecting> = {}): Promise<ExpectedPayment> =>
  inHome(world, home, (ctx) =>
    expectPayment(ctx, {
      kind,
      recordId: newId(),
      title: 'Reservationsgebühr Seeweg 3',
      href: '/applications/1',
      debtorName: 'Erika Muster',
      amount: 500_000,
      account: qrIban,
      dueOn: '2026-12-10',
      ...fields,
    }),
  )

export const camt = (bookings: readonly CamtBooking[], fields: Partial<CamtFile> = {}): string =>
  writeCamt({ message: 'camt.054', version: '08', account, collectedFor: qrIban, bookings, ...fields })

const boundary = 'bank'

export const upload = (world: World, home: Workspace, as: Person, content: string | Buffer, name = 'camt.xml') =>
  world.ask(home, {
    method: 'POST',
    url: '/api/v1/payments/files/upload',
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([
      Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\n\r\n`),
      Buffer.from(content),
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]),
    as,
  })

/** Uploads a file and returns its result. */
export async function book(world: World, home: Workspace, as: Person, content: string | Buffer): Promise<BankFileView> {
  const answer = (await upload(world, home, as, content)).json()
  const [file] = answer.uploaded
  if (!file) throw new Error(JSON.stringify(answer))
  return (await world.ask(home, { url: `/api/v1/payments/files/${file.key}`, as })).json()
}

export interface ListedEntry {
  _id: string
  amount: number | null
  debtor: string
  reference: string
  record: { value: string; href: string } | null
  problem: string | null
  state: { value: string; displayName: string }
}

export async function listEntries(world: World, home: Workspace, as: Person, state = 'all'): Promise<ListedEntry[]> {
  const url = `/api/v1/payments/entries?state=${state}&rowsPerPage=50`
  return (await world.ask(home, { url, as })).json().tableData.body
}

export async function settle(world: World, home: Workspace, as: Person, id: string, body: object) {
  const { version } = (await world.ask(home, { url: `/api/v1/payments/entries/${id}`, as })).json()
  const url = `/api/v1/payments/entries/${id}/settle`
  return world.ask(home, { method: 'POST', url, payload: { version, ...body }, as })
}

export function zipOf(parts: readonly { name: string; content: string }[]): Promise<Buffer> {
  const zip = new ZipFile()
  for (const { name, content } of parts) zip.addBuffer(Buffer.from(content), name)
  zip.end()
  return buffer(zip.outputStream)
}

/** Number of entries, bookings and the booked sum in Rappen. */
export async function ledgerOf(world: World, home: Workspace) {
  return inHome(world, home, async ({ client }) => {
    const { rows } = await client.query(
      `select (select count(*) from bank_entry) as entries, (select count(*) from payment_booking) as bookings,
        (select coalesce(sum(amount), 0) from payment_booking)::float8 as booked,
        (select coalesce(sum(paid), 0) from expected_payment)::float8 as paid,
        (select coalesce(sum(amount), 0) from bank_entry where state = 'matched')::float8 as matched`,
    )
    return rows[0]
  })
}
