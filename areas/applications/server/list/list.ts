// List of applications: one row per household, with the facts most often needed (domain.md §2.1).

import type { Targets } from '#platform/contract/table.ts'
import type { Context, StaffContext } from '#platform/server/context.ts'
import { messengerMarks } from '#platform/server/mail/row-marks.ts'
import { defineTable, type StateTab } from '#platform/server/table/declaration.ts'
import { idsOf } from '#platform/server/table/targets.ts'
import { isSelling } from '#platform/rules/project-type.ts'
import {
  applicationStates,
  applicationStateText,
  isSaleState,
  type ApplicationState,
} from '../../rules/application-state.ts'
import { serveDossiers } from '../dossier/dossier.ts'
import { formColumns } from './form-columns.ts'
import { rangeOfFormPoints } from '../points/form-points.ts'
import { visibleGrade, visiblePoints } from '../evaluation/visible-grade.ts'
import { applicationColumns } from './list-columns.ts'
import { applicationActions, denyAction } from './list-actions.ts'
import { applicationFilters } from './list-filters.ts'
import { groupingByObject } from './grouping-by-object.ts'
import { applicationFields, type FoundApplication } from './list-row.ts'
import { countsPoints } from '../points/point-rules.ts'
import { groupsHandler } from '#platform/server/table/groups-handler.ts'
import { tableHandler, bulkHandler } from '#platform/server/table/handlers.ts'
import * as contract from '../../contract/list.ts'

const lettingStates = new Set<ApplicationState>(['with_offer', 'with_offer.declined', 'assigned'])

/** The list opens on the tab for new applications, where work starts; the tab for all is last. */
const states: StateTab[] = [
  ...applicationStates.map((state) => ({
    value: state,
    name: applicationStateText(state),
    where: `t.progress_state = '${state}'`,
    // A project that sells has no offers or assignments.
    ...(lettingStates.has(state) && { isUnusual: ({ workspace }: StaffContext) => isSelling(workspace.projectType) }),
    ...(isSaleState(state) && { isUnusual: ({ workspace }: StaffContext) => !isSelling(workspace.projectType) }),
  })),
  { value: 'all', name: 'table_all', isSum: true },
]

/** Columns and filters that judge a household, compare it with a lease or refer to an offer. */
const lettingColumns = [
  'overall_evaluation',
  'second_evaluation',
  'second_look',
  'evaluation',
  'points',
  'form_points',
  'judged_too_soon',
  'household_type',
  'persons',
  'children',
  'income',
  'income_ratio',
  'references',
  'credit',
  'pets',
  'parking',
  'move_in_wish',
  'offer_until',
  'to_release',
]

/** Hides the points columns if neither rules nor forms give points, and the lease columns if the project sells. */
async function leftOut(ctx: Context): Promise<string[]> {
  const [byRules, byForms] = await Promise.all([countsPoints(ctx), rangeOfFormPoints(ctx)])
  const ofLetting = isSelling(ctx.workspace.projectType) ? lettingColumns : []
  return [...(byRules ? [] : ['points']), ...(byForms ? [] : ['form_points']), ...ofLetting]
}

export const applicationsTable = defineTable<FoundApplication>({
  key: 'applications',
  isOpen: true,
  title: 'applications_title',
  from: 'application',
  select: applicationFields,
  columns: applicationColumns,
  words: { grade: visibleGrade, points: visiblePoints },
  leavesOut: leftOut,
  card: ['priorities', 'points', 'income'],
  defaultSort: '-created',
  states: { key: 'progress_state', choices: states },
  search: 't.search_text',
  filters: applicationFilters,
  groupings: [groupingByObject],
  actions: applicationActions,
  dialogs: [
    {
      key: 'send_mail',
      name: 'communication_bulk_action',
      permission: 'shared_communication',
      icon: 'mail',
      sameLanguage: true,
    },
  ],
  exports: [
    {
      key: 'dossier',
      name: 'applications_export_dossier',
      icon: 'file',
      most: 100,
      file: (ctx, rows) =>
        serveDossiers(
          ctx,
          rows.map(({ id }) => id),
        ),
    },
  ],
  inSheets: formColumns,
  titleOf: ({ number, contactName }) => `${number} ${contactName}`,
  minimal: ({ number, contactName }) => ({ number, name: contactName }),
  marks: ({ id, language, progressState, ...mails }, ctx) => ({
    ...messengerMarks(mails, ctx),
    _language: language,
    _progress_state: progressState,
    _detail_column: { href: `/applications/${id}` },
  }),
  legend: [
    { icon: 'file', color: 'grey', text: 'applications_legend_documents_none' },
    { icon: 'file-alert', color: 'amber', text: 'applications_legend_documents_partial' },
    { icon: 'file-check', color: 'green', text: 'applications_legend_documents_complete' },
    { icon: 'file-x', color: 'red', text: 'applications_legend_documents_expired' },
  ],
})

export const listApplications = tableHandler(
  contract.listApplications,
  { permission: 'applications_read' },
  applicationsTable,
)

export const listApplicationGroups = groupsHandler(
  contract.listApplicationGroups,
  { permission: 'applications_read' },
  applicationsTable,
)

export const changeApplications = bulkHandler(
  contract.changeApplications,
  {
    permission: 'applications_read',
    actionsFor: (request) => [denyAction(contract.denialWording.parse(request).mail)],
  },
  applicationsTable,
)

/** The same list: sale columns and filters are added by the area of sales, and left out where a project lets. */
export const listSaleApplications = tableHandler(
  contract.listSaleApplications,
  { permission: 'applications_read', isSecondPath: true },
  applicationsTable,
)

export const changeSaleApplications = bulkHandler(
  contract.changeSaleApplications,
  {
    permission: 'applications_read',
    actionsFor: (request) => [denyAction(contract.denialWording.parse(request).mail)],
  },
  applicationsTable,
)

/** Ids of the selected rows; at most ten thousand. */
export const chosenApplications = (ctx: StaffContext, targets: Targets): Promise<string[]> =>
  idsOf(applicationsTable, ctx, targets)
