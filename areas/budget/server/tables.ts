// Tables of the budget. Amounts in Rappen, rates in hundredths of a percent.

import { sql } from 'drizzle-orm'
import { bigint, boolean, date, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { languages } from '#platform/rules/project-type.ts'
import type { PostalParty } from '#platform/rules/qr-bill/party.ts'
import { costStates } from '../rules/cost-state.ts'
import { feeBases } from '../rules/fee.ts'
import { vatKinds } from '../rules/vat.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })
const rappen = (name: string) => bigint(name, { mode: 'number' })

export const budgetCategory = pgTable(
  'budget_category',
  {
    workspaceId: uuid('workspace_id').notNull(),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    position: integer('position').notNull(),
    /** Granted, including VAT; null if the category is not limited. */
    amount: rappen('amount'),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.id] })],
)

export const budgetPeriod = pgTable(
  'budget_period',
  {
    workspaceId: uuid('workspace_id').notNull(),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    startsOn: date('starts_on').notNull(),
    endsOn: date('ends_on').notNull(),
    createdBy: uuid('created_by'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.id] })],
)

export const budgetCost = pgTable(
  'budget_cost',
  {
    workspaceId: uuid('workspace_id').notNull(),
    id: uuid('id').notNull(),
    number: bigint('number', { mode: 'number' }).notNull(),
    categoryId: uuid('category_id').notNull(),
    title: text('title').notNull(),
    supplier: text('supplier').notNull().default(''),
    platform: text('platform').notNull().default(''),
    objectId: uuid('object_id'),
    costDate: date('cost_date').notNull(),
    isFlatrate: boolean('is_flatrate').notNull().default(false),
    vatKind: text('vat_kind', { enum: vatKinds }).notNull(),
    vatRate: integer('vat_rate').notNull(),
    taxIncluded: boolean('tax_included').notNull(),
    planned: rappen('planned').notNull(),
    plannedGross: rappen('planned_gross').notNull(),
    actual: rappen('actual'),
    actualGross: rappen('actual_gross'),
    gross: rappen('gross')
      .notNull()
      .generatedAlwaysAs(sql`coalesce(actual_gross, planned_gross)`),
    state: text('state', { enum: costStates }).notNull().default('planned'),
    submittedBy: uuid('submitted_by'),
    submittedAt: instant('submitted_at'),
    approvedBy: uuid('approved_by'),
    approvedAt: instant('approved_at'),
    approvedGross: rappen('approved_gross'),
    rejectReason: text('reject_reason'),
    paidOn: date('paid_on'),
    iban: text('iban').notNull().default(''),
    reference: text('reference').notNull().default(''),
    note: text('note').notNull().default(''),
    createdBy: uuid('created_by'),
    searchText: text('search_text').notNull().default(''),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.id] })],
)

export const budgetScenario = pgTable(
  'budget_scenario',
  {
    workspaceId: uuid('workspace_id').notNull(),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    /** Category id → percent by which its planned costs change. */
    changes: jsonb('changes').$type<Record<string, number>>().notNull(),
    version: integer('version').notNull().default(1),
    createdBy: uuid('created_by'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.id] })],
)

export const budgetInvoice = pgTable(
  'budget_invoice',
  {
    workspaceId: uuid('workspace_id').notNull(),
    id: uuid('id').notNull(),
    number: bigint('number', { mode: 'number' }).notNull(),
    issuedOn: date('issued_on').notNull(),
    dueOn: date('due_on').notNull(),
    language: text('language', { enum: languages }).notNull(),
    /** Address as printed. */
    creditor: jsonb('creditor').$type<PostalParty>().notNull(),
    debtor: jsonb('debtor').$type<PostalParty>().notNull(),
    iban: text('iban').notNull(),
    reference: text('reference').notNull(),
    net: rappen('net').notNull(),
    vatRate: integer('vat_rate').notNull(),
    vat: rappen('vat').notNull(),
    gross: rappen('gross')
      .notNull()
      .generatedAlwaysAs(sql`net + vat`),
    fileId: uuid('file_id').notNull(),
    createdBy: uuid('created_by'),
    createdAt: instant('created_at').notNull(),
    /** The number stays, and the fees can be invoiced again. */
    cancelledAt: instant('cancelled_at'),
    cancelledBy: uuid('cancelled_by'),
    cancelReason: text('cancel_reason'),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.id] })],
)

/** Lines as printed; those of a cancelled invoice too. */
export const budgetInvoiceLine = pgTable(
  'budget_invoice_line',
  {
    workspaceId: uuid('workspace_id').notNull(),
    invoiceId: uuid('invoice_id').notNull(),
    position: integer('position').notNull(),
    feeId: uuid('fee_id').notNull(),
    /** Null once the object is deleted. */
    objectId: uuid('object_id'),
    title: text('title').notNull(),
    /** Without VAT. */
    amount: rappen('amount').notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.invoiceId, table.position] })],
)

export const budgetFee = pgTable(
  'budget_fee',
  {
    workspaceId: uuid('workspace_id').notNull(),
    id: uuid('id').notNull(),
    objectId: uuid('object_id').notNull(),
    /** False once the fee of the next letting or sale has begun. */
    isCurrent: boolean('is_current').notNull().default(true),
    percent: integer('percent').notNull(),
    accountingDate: date('accounting_date'),
    baseKind: text('base_kind', { enum: feeBases }).notNull(),
    base: rappen('base').notNull(),
    amount: rappen('amount').notNull(),
    vatRate: integer('vat_rate').notNull(),
    vat: rappen('vat').notNull(),
    gross: rappen('gross')
      .notNull()
      .generatedAlwaysAs(sql`amount + vat`),
    note: text('note').notNull().default(''),
    clearedAt: instant('cleared_at'),
    /** Null for a fee that was billed elsewhere. */
    invoiceId: uuid('invoice_id'),
    calculatedBy: uuid('calculated_by'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.id] })],
)
