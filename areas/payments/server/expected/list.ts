// List of expected payments: open, overdue, paid, ended.

import { dayOf } from '#platform/rules/calendar-day.ts'
import { francsOf } from '#platform/rules/amounts/money.ts'
import { defineTable, type FoundRow, type ListColumn, type StateTab } from '#platform/server/table/declaration.ts'
import { dateFilter } from '#platform/server/table/filter.ts'
import { bulkHandler, tableHandler } from '#platform/server/table/handlers.ts'
import * as contract from '../../contract/expected.ts'
import type { ExpectedState } from '../../rules/payment-states.ts'
import { expectedPanel } from '../../rules/payments-address.ts'

interface FoundExpected extends FoundRow {
  title: string
  href: string
  debtorName: string
  amount: number
  paid: number
  open: number
  dueOn: string
  reference: string
  account: string
  state: ExpectedState
}

const columns: readonly ListColumn<FoundExpected>[] = [
  {
    key: 'title',
    title: 'payments_field_title',
    cell: 'text',
    fixed: true,
    value: ({ id, title }) => ({ value: title, panel: { key: expectedPanel, id } }),
  },
  { key: 'debtor', title: 'payments_field_debtor', cell: 'text', value: ({ debtorName }) => debtorName },
  { key: 'amount', title: 'payments_field_amount', cell: 'money', value: ({ amount }) => francsOf(amount) },
  { key: 'paid', title: 'payments_field_paid', cell: 'money', value: ({ paid }) => francsOf(paid) },
  { key: 'open', title: 'payments_field_open', cell: 'money', value: ({ open }) => francsOf(open) },
  {
    key: 'due_on',
    title: 'payments_field_due_on',
    cell: 'date',
    sort: { sql: 't.due_on' },
    value: ({ dueOn }) => dueOn,
  },
  {
    key: 'state',
    title: 'payments_field_state',
    cell: 'state',
    value(found, ctx) {
      const state = isOverdue(found, ctx.now) ? 'overdue' : found.state
      return { value: `payments.${state}`, displayName: ctx.t(`payments_expected_state_${state}`) }
    },
  },
  {
    key: 'reference',
    title: 'payments_field_reference',
    cell: 'text',
    visible: false,
    value: ({ reference }) => reference,
  },
  { key: 'account', title: 'payments_field_account', cell: 'text', visible: false, value: ({ account }) => account },
]

export const isOverdue = ({ state, dueOn }: Pick<FoundExpected, 'state' | 'dueOn'>, now: Date): boolean =>
  (state === 'open' || state === 'partial') && dueOn < dayOf(now)

const isOpen = `t.state in ('open', 'partial')`

const states: StateTab[] = [
  { value: 'open', name: 'payments_expected_tab_open', where: isOpen },
  {
    value: 'overdue',
    name: 'payments_expected_state_overdue',
    where: `${isOpen} and t.due_on < (now() at time zone 'Europe/Zurich')::date`,
  },
  { value: 'paid', name: 'payments_expected_state_paid', where: `t.state = 'paid'` },
  { value: 'overpaid', name: 'payments_expected_state_overpaid', where: `t.state = 'overpaid'` },
  { value: 'ended', name: 'payments_expected_state_ended', where: `t.state = 'ended'` },
  { value: 'all', name: 'table_all' },
]

export const expectedTable = defineTable<FoundExpected>({
  key: 'payments-expected',
  title: 'payments_expected_title',
  from: 'expected_payment',
  select: {
    id: 't.id',
    title: 't.title',
    href: 't.href',
    debtorName: 't.debtor_name',
    amount: 't.amount',
    paid: 't.paid',
    open: 't.open_amount',
    dueOn: 't.due_on',
    reference: 't.reference',
    account: 't.account',
    state: 't.state',
  },
  columns,
  card: ['debtor', 'amount', 'open', 'due_on'],
  defaultSort: 'due_on',
  states: { key: 'state', choices: states },
  search: 't.search_text',
  filters: [dateFilter({ key: 'due_on', name: 'payments_field_due_on', column: 't.due_on', holds: 'day' })],
  marks: ({ state }) => ({ _progress_state: state }),
  titleOf: ({ title }) => title,
  minimal: ({ reference, title }) => ({ number: reference, name: title }),
})

export const listExpected = tableHandler(contract.listExpected, { permission: 'budget_read' }, expectedTable)
export const exportExpected = bulkHandler(contract.exportExpected, { permission: 'budget_read' }, expectedTable)
