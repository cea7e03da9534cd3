// Tables of reservations for sale and of the versions of their agreement.

import { bigint, date, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { languages } from '#platform/rules/project-type.ts'
import { signingStates } from '#platform/rules/signing-state.ts'
import { bytes } from '#platform/server/session/tables.ts'
import { feeFates } from '../../rules/fee-fate.ts'
import { releaseCauses, reservationStates } from '../../rules/reservation-state.ts'
import type { DrawnSignature } from '../../rules/drawn-signature.ts'

const workspaceId = uuid('workspace_id').notNull()
const moment = (name: string) => timestamp(name, { withTimezone: true })
const rappen = (name: string) => bigint(name, { mode: 'number' })

export const reservationTemplate = pgTable(
  'reservation_template',
  {
    workspaceId,
    versionNumber: integer('version_number').notNull(),
    content: jsonb('content').notNull(),
    createdBy: uuid('created_by'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.versionNumber] })],
)

export const reservation = pgTable(
  'reservation',
  {
    workspaceId,
    id: uuid('id').notNull(),
    applicationId: uuid('application_id').notNull(),
    objectId: uuid('object_id').notNull(),
    state: text('state', { enum: reservationStates }).notNull(),
    language: text('language', { enum: languages }).notNull(),
    /** 0 is the default agreement. */
    templateVersion: integer('template_version').notNull(),
    buyerNames: text('buyer_names').notNull(),
    price: rappen('price'),
    fee: rappen('fee').notNull(),
    reservationDays: integer('reservation_days').notNull(),
    paymentDays: integer('payment_days').notNull(),
    notaryDays: integer('notary_days').notNull(),
    feeOnWithdrawal: text('fee_on_withdrawal', { enum: feeFates }).notNull(),
    feeOnExpiry: text('fee_on_expiry', { enum: feeFates }).notNull(),
    agreementFileId: uuid('agreement_file_id').notNull(),
    agreementSha256: bytes('agreement_sha256').notNull(),
    tokenHash: bytes('token_hash'),
    linkUntil: moment('link_until'),
    mailedAt: moment('mailed_at'),
    acceptedAt: moment('accepted_at'),
    acceptedBy: text('accepted_by', { enum: ['buyer', 'staff'] }),
    signedName: text('signed_name'),
    signature: jsonb('signature').$type<DrawnSignature>(),
    signedOn: date('signed_on'),
    queuedFrom: moment('queued_from'),
    /** Since when the buyer has the object. */
    heldSince: moment('held_since'),
    until: moment('until'),
    feeDueOn: date('fee_due_on'),
    paymentInfoAt: moment('payment_info_at'),
    remindedOn: date('reminded_on'),
    feePaidAt: moment('fee_paid_at'),
    /** End of the clock before the fee was paid; counts again if the bank takes the payment back. */
    untilBeforePayment: moment('until_before_payment'),
    /** Day on which staff were last reminded that the countersignature is missing. */
    countersignRemindedOn: date('countersign_reminded_on'),
    accountingTokenHash: bytes('accounting_token_hash'),
    accountingAskedAt: moment('accounting_asked_at'),
    countersignedAt: moment('countersigned_at'),
    countersignedBy: uuid('countersigned_by'),
    releasedAt: moment('released_at'),
    releaseCause: text('release_cause', { enum: releaseCauses }),
    releaseReason: text('release_reason'),
    feeFate: text('fee_fate', { enum: feeFates }),
    createdBy: uuid('created_by'),
    createdAt: moment('created_at').notNull(),
    version: integer('version').notNull().default(1),
    priceListId: uuid('price_list_id'),
    /** Included in the price. */
    discount: rappen('discount').notNull().default(0),
    /** Name of the signing provider. */
    provider: text('provider'),
    providerDocumentId: text('provider_document_id'),
    /** Last known state of the document at the provider. */
    signingState: text('signing_state', { enum: signingStates }),
    signingSentAt: moment('signing_sent_at'),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.id] })],
)
