// Columns of the applications list, in default order (domain.md §2.1).

import { suitsHousehold } from '#areas/forms/rules/household-type.ts'
import type { StaffContext } from '#platform/server/context.ts'
import type { ListColumn } from '#platform/server/table/declaration.ts'
import { firstLookIsHidden } from '../../rules/second-look.ts'
import type { FoundApplication } from './list-row.ts'
import { applicationStateText } from '../../rules/application-state.ts'

type Column = ListColumn<FoundApplication>

const named = (ctx: StaffContext, group: string, value: string) =>
  ctx.t(value ? `application_form_option_${group}_${value}` : 'applications_not_told')

/** The first verdict is hidden from users who may still give the second. */
const isHidden = (found: FoundApplication, ctx: StaffContext) =>
  firstLookIsHidden(found, { id: ctx.user.id, mayWrite: ctx.can('applications_write') }, found)

const judgement: Column[] = [
  {
    key: 'overall_star',
    title: 'applications_column_star',
    cell: 'star',
    icon: 'star',
    showIconOnly: true,
    favoritable: true,
    fixed: true,
    value: ({ overallStar }) => ({ checked: overallStar }),
  },
  {
    key: 'overall_evaluation',
    title: 'applications_column_evaluation',
    cell: 'grade',
    sort: { sql: 't.{grade}' },
    tooltip: 'applications_column_evaluation_tooltip',
    value: (found, ctx) => (isHidden(found, ctx) ? null : found.overallEvaluation),
  },
  {
    key: 'second_evaluation',
    title: 'applications_column_second_evaluation',
    cell: 'grade',
    visible: false,
    value: ({ secondEvaluation }) => secondEvaluation,
  },
  {
    key: 'points',
    title: 'applications_column_points',
    cell: 'number',
    sort: { sql: 't.{points}', unknown: 'low' },
    tooltip: 'applications_column_points_tooltip',
    value: (found, ctx) => (isHidden(found, ctx) ? found.publicPoints : found.points),
  },
  {
    key: 'form_points',
    title: 'applications_column_form_points',
    cell: 'number',
    sort: { sql: 't.form_points', unknown: 'low' },
    tooltip: 'applications_column_form_points_tooltip',
    value: ({ formPoints }) => formPoints,
  },
]

const wishAndPeople: Column[] = [
  {
    key: 'priorities',
    title: 'applications_column_priorities',
    cell: 'links',
    value: ({ wishes }) => wishes.map(([id, title]) => ({ value: title, href: `/objects/${id}` })),
  },
  {
    key: 'number',
    title: 'applications_column_number',
    cell: 'number',
    textAlign: 'left',
    fixed: true,
    sort: { sql: 't.number', isIndexed: true },
    value: ({ id, number }) => ({ value: String(number), href: `/applications/${id}` }),
  },
  {
    key: 'adults',
    title: 'applications_column_adults',
    cell: 'people',
    fixed: true,
    sort: { sql: 't.contact_name collate "de-x-icu"', isIndexed: true },
    value: ({ people }) => people.map(([id, name]) => ({ value: name, panel: { key: 'ApplicationAdult', id } })),
  },
]

const likeness: Column[] = [
  {
    key: 'duplicates',
    title: 'applications_column_duplicates',
    cell: 'links',
    tooltip: 'applications_column_duplicates_tooltip',
    value: ({ id, duplicates }, ctx) =>
      duplicates.map((reason) => ({
        value: ctx.t(`applications_duplicate_short_${reason}`),
        href: `/applications/${id}#duplicates`,
      })),
  },
]

const household: Column[] = [
  {
    key: 'household_type',
    title: 'applications_column_household_type',
    cell: 'text',
    value: ({ householdType, persons, children }, ctx) => {
      const type = named(ctx, 'household_type', householdType)
      const suits = suitsHousehold(householdType, { adults: persons - children, children })
      return suits ? type : ctx.t('applications_household_type_contradicted', { type })
    },
  },
  { key: 'persons', title: 'applications_column_persons', cell: 'number', value: ({ persons }) => persons },
  {
    key: 'children',
    title: 'applications_column_children',
    cell: 'number',
    visible: false,
    value: ({ children }) => children,
  },
  {
    key: 'income',
    title: 'applications_column_income',
    cell: 'money',
    sort: { sql: 't.income', unknown: 'low', isIndexed: true },
    tooltip: 'applications_column_income_tooltip',
    value: ({ income }) => income,
  },
  {
    key: 'income_ratio',
    title: 'applications_column_income_ratio',
    cell: 'number',
    tooltip: 'applications_column_income_ratio_tooltip',
    value: ({ incomeRatio }) => incomeRatio,
  },
  { key: 'pets', title: 'applications_column_pets', cell: 'boolean', visible: false, value: ({ hasPets }) => hasPets },
  {
    key: 'parking',
    title: 'applications_column_parking',
    cell: 'number',
    visible: false,
    value: ({ parkingSpaces }) => parkingSpaces,
  },
  {
    key: 'move_in_wish',
    title: 'applications_column_move_in_wish',
    cell: 'date',
    visible: false,
    sort: { sql: 't.move_in_wish' },
    value: ({ moveInWish }) => moveInWish,
  },
  {
    key: 'source',
    title: 'applications_column_source',
    cell: 'text',
    visible: false,
    value: ({ source }, ctx) => named(ctx, 'source', source ?? ''),
  },
]

const standing: Column[] = [
  {
    key: 'state',
    title: 'applications_column_state',
    cell: 'state',
    value: ({ progressState }, ctx) => ({
      value: progressState,
      displayName: ctx.t(applicationStateText(progressState)),
    }),
  },
  {
    key: 'documents',
    title: 'applications_column_documents',
    cell: 'documents',
    value: ({ documents }) => documents,
  },
  {
    key: 'references',
    title: 'applications_column_references',
    cell: 'references',
    value: ({ references }) => [{ type: 'overall', state: references }],
  },
  {
    key: 'credit',
    title: 'applications_column_credit',
    cell: 'state',
    visible: false,
    tooltip: 'applications_column_credit_tooltip',
    value: ({ credit }, ctx) =>
      credit === 'none' ? null : { value: credit, displayName: ctx.t(`enquiries_light_${credit}`) },
  },
  {
    key: 'email_validation',
    title: 'applications_column_email_validation',
    cell: 'boolean',
    visible: false,
    value: ({ emailValidatedAt }) => emailValidatedAt !== null,
  },
  {
    key: 'judged_too_soon',
    title: 'applications_column_judged_too_soon',
    cell: 'boolean',
    visible: false,
    tooltip: 'applications_column_judged_too_soon_tooltip',
    value: ({ isJudgedTooSoon }) => isJudgedTooSoon,
  },
]

const times: Column[] = [
  {
    key: 'created',
    title: 'applications_column_created',
    cell: 'datetime',
    sort: { sql: 't.created_at', isIndexed: true },
    value: ({ createdAt }) => createdAt.toISOString(),
  },
  {
    key: 'last_activity',
    title: 'applications_column_last_activity',
    cell: 'datetime',
    visible: false,
    sort: { sql: 't.last_activity_at', isIndexed: true },
    value: ({ lastActivityAt }) => lastActivityAt.toISOString(),
  },
  {
    key: 'offer_until',
    title: 'applications_column_offer_until',
    cell: 'datetime',
    visible: false,
    value: ({ offerUntil }) => offerUntil?.toISOString(),
  },
]

export const applicationColumns: readonly Column[] = [
  ...judgement,
  ...wishAndPeople,
  ...household,
  ...likeness,
  ...standing,
  ...times,
  { key: 'detail', title: 'table_detail', cell: 'detail', fixed: true, buttons: ['messenger', 'detail'] },
]
