// Uploads bank files, and inserts as many rows with one statement for comparison.

import { writeCamt, type CamtBooking, type CamtFile } from '#areas/payments/server/testing/camt-file.ts'
import { mixedBookings } from '#areas/payments/server/testing/mixed-bookings.ts'
import { expectPayment, type ExpectedPayment } from '#areas/payments/server/public.ts'
import type { Workspace } from '#platform/server/context.ts'
import { inWorkspace } from '#platform/server/db/transaction.ts'
import { newId } from '#platform/server/ids.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { signIn, type Ground } from '../ground.ts'
import type { Running } from '../servers.ts'

export interface BankFileTimes {
  entries: number
  /** Milliseconds: upload until the answer, the same entries in the other message, and the bare insert. */
  booked: number
  again: number
  /** The same number of entries of every kind: unknown references, reversals, collective entries. */
  mixed: number
  bare: number
}

const sizes = [500, 5000] as const
const account = 'CH4431999123000889012'

export async function measureBankFiles(ground: Ground, server: Running, home: Workspace): Promise<BankFileTimes[]> {
  const headers = {
    'tenant-name': home.slug,
    authorization: `Bearer ${await signIn(ground.services, home, 'superuser')}`,
  }
  const times: BankFileTimes[] = []
  for (const entries of sizes) {
    const upload = (bookings: CamtBooking[], message: CamtFile['message'] = 'camt.053') =>
      timed(() => send(server, headers, fileOf(bookings, message)))
    const equal = await expectMany(ground, home, entries)
    const [booked, again] = [await upload(exactly(equal)), await upload(exactly(equal), 'camt.054')]
    const mixed = await upload(mixedBookings(await expectMany(ground, home, entries), entries).bookings)
    times.push({ entries, booked, again, mixed, bare: await bareInsert(ground, home, entries) })
  }
  return times
}

const expectMany = ({ services }: Ground, home: Workspace, count: number): Promise<ExpectedPayment[]> =>
  asSystem(services, home, async (ctx) => {
    const all: ExpectedPayment[] = []
    for (let place = 0; place < count; place += 1) all.push(await expectPayment(ctx, paymentAt(place)))
    return all
  })

const paymentAt = (place: number) => ({
  kind: 'bench',
  recordId: newId(),
  title: `Reservationsgebühr ${place}`,
  href: '/applications/1',
  debtorName: `Käufer ${place}`,
  amount: 2_000_000,
  account,
  dueOn: '2026-12-10',
})

/** Both messages have the same entries. */
const fileOf = (bookings: CamtBooking[], message: CamtFile['message']): string =>
  writeCamt({ message, version: '08', account, collectedFor: account, bookings })

const exactly = (expected: readonly ExpectedPayment[]): CamtBooking[] =>
  expected.map(({ reference }, place) => ({
    day: '2026-11-26',
    servicerReference: `E-${expected.length}-${place}`,
    payments: [{ amount: 20_000, reference, debtor: `Käufer ${place}` }],
  }))

async function send({ port }: Running, headers: Record<string, string>, file: string): Promise<void> {
  const body = new FormData()
  body.append('file', new Blob([file], { type: 'text/xml' }), 'camt.xml')
  const answer = await fetch(`http://127.0.0.1:${port}/api/v1/payments/files/upload`, { method: 'POST', headers, body })
  const text = await answer.text()
  if (!answer.ok || !text.includes('"uploaded":[{')) throw new Error(`the bank file was refused: ${text}`)
}

/** The rows of the file, without reading, matching and bookings. */
const bareInsert = ({ services }: Ground, home: Workspace, entries: number): Promise<number> =>
  timed(() =>
    inWorkspace(services.pool, home.id, async (client) => {
      await client.query(
        'create temporary table bare_entry (id uuid primary key, reference text, amount bigint, day date) on commit drop',
      )
      await client.query(
        `insert into bare_entry select gen_random_uuid(), n::text, 2000000, current_date from generate_series(1, $1) n`,
        [entries],
      )
    }),
  )

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}
