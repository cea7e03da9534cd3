// Applications that wish for an object: open ones first, sorted by grade.

import { findObject } from '#areas/objects/server/public.ts'
import { spoken } from '#platform/server/permit.ts'
import { processSettings, type ProjectProcess } from '#areas/project-settings/server/public.ts'
import type { StaffContext } from '#platform/server/context.ts'
import { AppError } from '#platform/server/app-error.ts'
import type { RelatedApplication } from '../contract/object-applications.ts'
import { applicationCan } from '../rules/application-can.ts'
import { applicationStateText, type ApplicationState, type Grade } from '../rules/application-state.ts'
import { optionWord } from './details/answers.ts'
import { keepsFirstLooks } from './evaluation/visible-grade.ts'
import { handler } from '#platform/server/http/handler.ts'
import * as contract from '../contract/object-applications.ts'

interface Wishing {
  id: string
  number: number
  contactName: string
  progressState: ApplicationState
  overallEvaluation: RelatedApplication['overall_evaluation']
  overallStar: boolean
  persons: number
  householdType: string
  incomeRatio: number | null
  rank: number
  createdAt: Date
  secondEvaluation: Grade | null
  anonymisedAt: Date | null
  total: number
}

/**
 * A user who may not see first evaluations gets only their own grades and completed ones. Sorting uses only the
 * completed ones.
 */
const wishing = (isKept: boolean) => `
  select a.id, a.number, a.contact_name as "contactName", a.progress_state as "progressState",
      ${isKept ? 'case when a.evaluated_by = $3 then a.overall_evaluation else a.public_evaluation end' : 'a.overall_evaluation'}
        as "overallEvaluation", a.overall_star as "overallStar", a.persons,
      a.household_type as "householdType", a.income_ratio as "incomeRatio", w.rank, a.created_at as "createdAt",
      a.second_evaluation as "secondEvaluation", a.anonymised_at as "anonymisedAt", count(*) over () as total
    from application_wish w join application a on a.workspace_id = w.workspace_id and a.id = w.application_id
    where w.workspace_id = $1 and w.object_id = $2
    order by a.progress_state in ('assigned', 'inactive'), a.progress_state = 'inactive', 
      ${isKept ? 'a.public_evaluation' : 'a.overall_evaluation'} nulls last, w.rank, a.created_at, a.id
    limit 200`

export const getRelatedApplications = handler(
  contract.getRelatedApplications,
  { permission: 'object_read' },
  async (ctx, { params }) => {
    const { object } = await findObject(ctx, params.id)
    // Permission to see objects alone does not reveal the applicants.
    if (!ctx.can('applications_read')) throw new AppError('general_access_denied', { status: 403 })
    const isKept = await keepsFirstLooks(ctx)
    const values = [ctx.workspace.id, object.id, ...(isKept ? [ctx.user.id] : [])]
    const { rows } = await ctx.client.query<Wishing>(wishing(isKept), values)
    const process = await processSettings(ctx)
    return { total: rows[0]?.total ?? 0, applications: rows.map((row) => told(ctx, row, process)) }
  },
)

const told = (ctx: StaffContext, row: Wishing, process: ProjectProcess): RelatedApplication => ({
  id: row.id,
  number: row.number,
  contactName: row.contactName,
  progress_state: row.progressState,
  stateTitle: ctx.t(applicationStateText(row.progressState)),
  overall_evaluation: row.overallEvaluation,
  overall_star: row.overallStar,
  persons: row.persons,
  householdTypeTitle: optionWord(ctx, 'household_type', row.householdType),
  incomeRatio: row.incomeRatio,
  rank: row.rank,
  createdAt: row.createdAt.toISOString(),
  canBeOffered: spoken(ctx, applicationCan.beOffered(row, process)),
})
