// Columns and filters of applications to buy in the list of applications. Left out where the project lets.

import { getTableName } from 'drizzle-orm'
import { applicationWish } from '#areas/applications/server/public.ts'
import { amountWords } from '#areas/objects/rules/amount-words.ts'
import { propertyObject } from '#areas/objects/server/public.ts'
import { isSelling } from '#platform/rules/project-type.ts'
import { listAddition } from '#platform/server/table/additions.ts'
import type { FoundRow } from '#platform/server/table/declaration.ts'
import { radioFilter, toggleFilter } from '#platform/server/table/filter.ts'
import { confirmationStates, type ConfirmationState } from '../../rules/confirmation/confirmation-state.ts'
import { clockStates, type ReservationState } from '../../rules/reservation-state.ts'
import { isOverSql } from '../reservation/clock-sql.ts'
import { reservationWords } from './reservation-words.ts'
import { isWaitingSql } from './waiting-buyers.ts'

const objectTable = getTableName(propertyObject)
const wishTable = getTableName(applicationWish)

const ofApplication = (alias: string) => `${alias}.workspace_id = t.workspace_id and ${alias}.application_id = t.id`

const confirmation = (condition: string) =>
  `exists (select from buying_confirmation c where ${ofApplication('c')} and ${condition})`

const confirmationState = `coalesce((select case when c.confirmed_at is not null then 'confirmed' else 'sent' end
  from buying_confirmation c where ${ofApplication('c')}), 'none')`

/** Rappen; the confirmed price, otherwise the present one. */
const firstPrice = `(select coalesce(k.price, o.selling_price) from ${wishTable} w
  join ${objectTable} o on o.workspace_id = w.workspace_id and o.id = w.object_id
  left join confirmed_object k on k.workspace_id = w.workspace_id and k.application_id = w.application_id
    and k.object_id = w.object_id
  where ${ofApplication('w')} order by w.rank limit 1)`

/** Rappen; null if nothing is stated. */
const means = `(select c.own_means + coalesce(c.pension_funds, 0) + coalesce(c.mortgage, 0)
  from (select coalesce(own_means, case when pension_funds is not null or mortgage is not null then 0 end) as own_means,
      pension_funds, mortgage
    from buying_confirmation c where ${ofApplication('c')} and c.confirmed_at is not null) c)`

const isOver = isOverSql('r')

/** The newest reservation, judged now. */
const reservation = `(select json_build_object('state', case when ${isOver} then 'released' else r.state end, 'until', r.until,
    'place', case when ${isWaitingSql('r')} then (select count(*)::int from reservation q where q.workspace_id = r.workspace_id
      and q.object_id = r.object_id and ${isWaitingSql('q')} and (q.queued_from, q.id) <= (r.queued_from, r.id)) end)
  from reservation r where ${ofApplication('r')} order by r.created_at desc, r.id desc limit 1)`

const reserved = (condition: string) =>
  `exists (select from reservation r where ${ofApplication('r')} and r.state <> 'released' and not ${isOver} and ${condition})`

interface Found extends FoundRow {
  confirmationState: ConfirmationState
  firstPrice: number | null
  means: number | null
  reservation: { state: ReservationState; until: string | null; place: number | null } | null
}

/** Days before its end in which a reservation is among those that end soon. */
const daysToEnd = 3

const endsSoon = `r.state in (${clockStates.map((state) => `'${state}'`).join(', ')})
  and r.until <= now() + interval '${daysToEnd} days'`

const hasDefectDue = `exists (select from reservation r
  join sale_handover h on h.workspace_id = r.workspace_id and h.reservation_id = r.id
  join sale_defect d on d.workspace_id = h.workspace_id and d.handover_id = h.id
  where ${ofApplication('r')} and d.done_on is null and d.due_on <= (now() at time zone 'Europe/Zurich')::date)`

const keys = ['confirmation', 'price', 'financing', 'reservation', 'reservation_ending', 'defects_due']

export const saleColumns = listAddition<Found>({
  lists: ['applications'],
  select: {
    id: 't.id',
    confirmationState,
    firstPrice: `${firstPrice}::float8`,
    means: `${means}::float8`,
    reservation,
  },
  columns: [
    {
      key: 'reservation',
      title: 'sales_column_reservation',
      cell: 'text',
      after: 'adults',
      value: ({ reservation: of }, ctx) => of && reservationWords(ctx, of),
    },
    {
      key: 'financing',
      title: 'sales_column_financing',
      cell: 'text',
      after: 'adults',
      tooltip: 'sales_column_financing_tooltip',
      value: ({ firstPrice: price, means: given }, ctx) => {
        if (price === null || given === null) return null
        const missing = Math.max(0, price - given) / 100
        return missing === 0
          ? ctx.t('sales_financing_is_covered')
          : ctx.t('sales_financing_lacks', { amount: `${ctx.workspace.currency} ${amountWords(missing)}` })
      },
    },
    {
      key: 'confirmation',
      title: 'sales_column_confirmation',
      cell: 'text',
      after: 'adults',
      value: ({ confirmationState: state }, ctx) => (state === 'none' ? null : ctx.t(`sales_confirmation_${state}`)),
    },
    {
      key: 'price',
      title: 'sales_column_price',
      cell: 'money',
      after: 'adults',
      tooltip: 'sales_column_price_tooltip',
      value: ({ firstPrice: price }) => (price === null ? null : price / 100),
    },
  ],
  filters: [
    {
      filter: radioFilter({
        key: 'confirmation',
        name: 'sales_column_confirmation',
        choices: confirmationStates.map((value) => ({
          value,
          name: `sales_confirmation_${value}`,
          where: {
            none: `not ${confirmation('true')}`,
            sent: confirmation('c.confirmed_at is null'),
            confirmed: confirmation('c.confirmed_at is not null'),
          }[value],
        })),
      }),
    },
    {
      filter: radioFilter({
        key: 'financing',
        name: 'sales_column_financing',
        choices: [
          { value: 'covered', name: 'sales_financing_is_covered', where: `${means} >= ${firstPrice}` },
          { value: 'missing', name: 'sales_financing_is_short', where: `${means} < ${firstPrice}` },
          { value: 'unknown', name: 'sales_financing_is_unknown', where: `${means} is null` },
        ],
      }),
    },
    {
      filter: radioFilter({
        key: 'reservation',
        name: 'sales_column_reservation',
        choices: [
          { value: 'holds', name: 'sales_reservation_holds', where: reserved(`r.state not in ('offered', 'queued')`) },
          { value: 'queued', name: 'sales_reservation_queued', where: reserved(`r.state = 'queued'`) },
          { value: 'offered', name: 'sales_reservation_offered', where: reserved(`r.state = 'offered'`) },
          { value: 'none', name: 'sales_reservation_none', where: `not ${reserved('true')}` },
        ],
      }),
    },
    {
      filter: toggleFilter({
        key: 'reservation_ending',
        name: 'sales_filter_reservation_ending',
        where: reserved(endsSoon),
      }),
    },
    { filter: toggleFilter({ key: 'defects_due', name: 'sales_filter_defects_due', where: hasDefectDue }) },
  ],
  leavesOut: ({ workspace }) => (isSelling(workspace.projectType) ? [] : keys),
})
