// Tables of payments. Amounts in Rappen, or in hundredths of the currency of an entry.

import { sql } from 'drizzle-orm'
import { bigint, boolean, date, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { bytes } from '#platform/server/session/tables.ts'
import type { FileOutcome } from '../rules/file-outcome.ts'
import { bookingSources, entryProblems, entryStates, expectedStates } from '../rules/payment-states.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })
const rappen = (name: string) => bigint(name, { mode: 'number' })

export const expectedPayment = pgTable(
  'expected_payment',
  {
    workspaceId: uuid('workspace_id').notNull(),
    id: uuid('id').notNull(),
    /** The record that waits for the money. */
    kind: text('kind').notNull(),
    recordId: uuid('record_id').notNull(),
    title: text('title').notNull(),
    href: text('href').notNull(),
    debtorName: text('debtor_name').notNull(),
    amount: rappen('amount').notNull(),
    account: text('account').notNull(),
    reference: text('reference').notNull(),
    dueOn: date('due_on').notNull(),
    /** Sum of its bookings. */
    paid: rappen('paid').notNull().default(0),
    openAmount: rappen('open_amount')
      .notNull()
      .generatedAlwaysAs(sql`greatest(amount - paid, 0)`),
    endedAt: instant('ended_at'),
    endedReason: text('ended_reason'),
    state: text('state', { enum: expectedStates })
      .notNull()
      .generatedAlwaysAs(
        sql`case when ended_at is not null then 'ended' when paid = 0 then 'open' when paid < amount then 'partial' when paid = amount then 'paid' else 'overpaid' end`,
      ),
    searchText: text('search_text').notNull().default(''),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.id] })],
)

export const bankFile = pgTable(
  'bank_file',
  {
    workspaceId: uuid('workspace_id').notNull(),
    id: uuid('id').notNull(),
    number: bigint('number', { mode: 'number' }).notNull(),
    name: text('name').notNull(),
    sha256: bytes('sha256').notNull(),
    outcome: jsonb('outcome').$type<FileOutcome>().notNull(),
    uploadedBy: uuid('uploaded_by'),
    uploadedAt: instant('uploaded_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.id] })],
)

export const bankEntry = pgTable(
  'bank_entry',
  {
    workspaceId: uuid('workspace_id').notNull(),
    id: uuid('id').notNull(),
    entryKey: text('entry_key').notNull(),
    fileId: uuid('file_id').notNull(),
    message: text('message', { enum: ['camt.053', 'camt.054'] }).notNull(),
    account: text('account').notNull(),
    /** QR-IBAN under which the bank collected it; empty for other accounts. */
    collectedFor: text('collected_for').notNull().default(''),
    servicerReference: text('servicer_reference').notNull().default(''),
    /** False for a collective entry without its transactions. */
    hasDetails: boolean('has_details').notNull().default(true),
    bookedOn: date('booked_on').notNull(),
    amount: rappen('amount').notNull(),
    currency: text('currency').notNull(),
    /** The bank took an earlier credit back. */
    isReversal: boolean('is_reversal').notNull().default(false),
    debtorName: text('debtor_name').notNull().default(''),
    debtorAccount: text('debtor_account').notNull().default(''),
    reference: text('reference').notNull().default(''),
    endToEndId: text('end_to_end_id').notNull().default(''),
    paymentText: text('payment_text').notNull().default(''),
    state: text('state', { enum: entryStates }).notNull(),
    /** Why it waits, or did; null if it never waited. */
    problem: text('problem', { enum: entryProblems }),
    proposedId: uuid('proposed_id'),
    /** The credit that this reversal takes back. */
    reversedId: uuid('reversed_id'),
    returnedAmount: rappen('returned_amount').notNull().default(0),
    reason: text('reason'),
    settledBy: uuid('settled_by'),
    settledAt: instant('settled_at'),
    searchText: text('search_text').notNull().default(''),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.id] })],
)

export const paymentBooking = pgTable(
  'payment_booking',
  {
    workspaceId: uuid('workspace_id').notNull(),
    id: uuid('id').notNull(),
    expectedId: uuid('expected_id').notNull(),
    /** Negative for a reversal. */
    amount: rappen('amount').notNull(),
    paidOn: date('paid_on').notNull(),
    reference: text('reference').notNull().default(''),
    source: text('source', { enum: bookingSources }).notNull(),
    /** Null until the bank's entry is known. */
    entryId: uuid('entry_id'),
    bookedBy: uuid('booked_by'),
    bookedAt: instant('booked_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.id] })],
)
