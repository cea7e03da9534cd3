// List of incoming payments: to settle, matched, settled otherwise, all.

import { swissDate } from '#platform/rules/calendar-day.ts'
import type { StaffContext } from '#platform/server/context.ts'
import { francsOf } from '#platform/rules/amounts/money.ts'
import { defineTable, type BulkAction, type ListColumn, type StateTab } from '#platform/server/table/declaration.ts'
import { checkboxFilter, dateFilter } from '#platform/server/table/filter.ts'
import { bulkHandler, tableHandler } from '#platform/server/table/handlers.ts'
import * as contract from '../../contract/entries.ts'
import { ownCurrency } from '../../rules/matching.ts'
import { entryProblems } from '../../rules/payment-states.ts'
import { entryPanel } from '../../rules/payments-address.ts'
import { entryFields, entryJoin, type FoundEntry } from './list-row.ts'
import { acceptSuggestion, suggestionObstacle } from './suggestion.ts'

const signed = ({ amount, isReversal }: FoundEntry): number => francsOf(isReversal ? -amount : amount)

const columns: readonly ListColumn<FoundEntry>[] = [
  {
    key: 'date',
    title: 'payments_field_date',
    cell: 'text',
    fixed: true,
    sort: { sql: 't.booked_on' },
    value: ({ id, bookedOn }) => ({ value: swissDate(bookedOn), panel: { key: entryPanel, id } }),
  },
  {
    key: 'amount',
    title: 'payments_field_amount',
    cell: 'money',
    sort: { sql: 't.amount' },
    value: (found) => (found.currency === ownCurrency ? signed(found) : null),
  },
  {
    key: 'debtor',
    title: 'payments_field_debtor',
    cell: 'text',
    value: ({ debtorName }) => debtorName,
  },
  { key: 'record', title: 'payments_field_record', cell: 'text', value: recordOf },
  {
    key: 'problem',
    title: 'payments_field_problem',
    cell: 'text',
    value: (found, ctx) => (found.state === 'waiting' && found.problem ? problemOf(found, ctx) : found.reason),
  },
  {
    key: 'state',
    title: 'payments_field_state',
    cell: 'state',
    value: ({ state }, ctx) => ({ value: `payments.${state}`, displayName: ctx.t(`payments_entry_state_${state}`) }),
  },
  {
    key: 'reference',
    title: 'payments_field_reference',
    cell: 'text',
    value: ({ reference }) => reference,
  },
  { key: 'message', title: 'payments_field_message', cell: 'text', value: ({ paymentText }) => paymentText },
  {
    key: 'debtor_account',
    title: 'payments_field_debtor_account',
    cell: 'text',
    visible: false,
    value: ({ debtorAccount }) => debtorAccount,
  },
  { key: 'file', title: 'payments_field_file', cell: 'text', visible: false, value: ({ file }) => file },
]

function recordOf(found: FoundEntry, ctx: StaffContext) {
  const { paidTitle, paidHref, paidCount, proposedTitle, proposedHref } = found
  if (paidTitle && paidHref) {
    const value = paidCount > 1 ? ctx.t('payments_record_more', { title: paidTitle, count: paidCount - 1 }) : paidTitle
    return { value, href: paidHref }
  }
  if (!proposedTitle || !proposedHref) return null
  return { value: ctx.t('payments_record_proposed', { title: proposedTitle }), href: proposedHref }
}

function problemOf(found: FoundEntry, ctx: StaffContext): string {
  const title = ctx.t(`payments_problem_${found.problem}`)
  return found.currency === ownCurrency ? title : `${title}: ${found.currency} ${signed(found).toFixed(2)}`
}

const states: StateTab[] = [
  { value: 'waiting', name: 'payments_tab_waiting', where: `t.state = 'waiting'` },
  { value: 'matched', name: 'payments_tab_matched', where: `t.state = 'matched'` },
  { value: 'other', name: 'payments_tab_other', where: `t.state not in ('waiting', 'matched')` },
  { value: 'all', name: 'table_all', isSum: true },
]

const accept: BulkAction<FoundEntry> = {
  key: 'acceptSuggestion',
  name: 'payments_accept_suggestion',
  permission: 'budget_write',
  icon: 'check',
  flag: '_bulk_accept_available',
  obstacle: suggestionObstacle,
  perform: (ctx, { id }) => acceptSuggestion(ctx, id),
}

export const entriesTable = defineTable<FoundEntry>({
  key: 'payments',
  title: 'payments_title',
  from: 'bank_entry',
  select: entryFields,
  join: entryJoin,
  columns,
  card: ['amount', 'debtor', 'record', 'problem'],
  defaultSort: '-date',
  states: { key: 'state', choices: states },
  search: 't.search_text',
  filters: [
    checkboxFilter({
      key: 'problem',
      name: 'payments_field_problem',
      isMain: true,
      isAmong: 't.problem = any(?)',
      choices: entryProblems.map((value) => ({ value, name: `payments_problem_${value}` })),
    }),
    dateFilter({ key: 'date', name: 'payments_field_date', column: 't.booked_on', holds: 'day' }),
  ],
  marks: ({ state }) => ({ _progress_state: state }),
  actions: [accept],
  titleOf: ({ bookedOn, debtorName }) => `${swissDate(bookedOn)} ${debtorName}`.trim(),
  minimal: ({ bookedOn, debtorName, reference }) => ({ number: reference, name: `${bookedOn} ${debtorName}`.trim() }),
})

export const listEntries = tableHandler(contract.listEntries, { permission: 'budget_read' }, entriesTable)
export const changeEntries = bulkHandler(contract.changeEntries, { permission: 'budget_read' }, entriesTable)
