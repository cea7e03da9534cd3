// Columns that the list reads of an application, each as SQL. `t` is the application.

import { getTableName } from 'drizzle-orm'
import { propertyObject } from '#areas/objects/server/public.ts'
import type { Language } from '#platform/rules/project-type.ts'
import { mailFields, type FoundMails } from '#platform/server/mail/row-marks.ts'
import type { FoundRow } from '#platform/server/table/declaration.ts'
import type { ApplicationState, CreditLight, Grade } from '../../rules/application-state.ts'
import type { DuplicateReason } from '../../rules/duplicates.ts'
import { duplicateReasonsOf } from '../duplicates/duplicates-query.ts'

const propertyObjectTable = getTableName(propertyObject)

/** Id and name. */
type Named = [string, string]

export interface FoundApplication extends FoundRow, FoundMails {
  number: number
  progressState: ApplicationState
  anonymisedAt: Date | null
  language: Language
  contactName: string
  householdType: string
  persons: number
  children: number
  income: number | null
  incomeRatio: number | null
  hasPets: boolean
  parkingSpaces: number
  moveInWish: string | null
  source: string | null
  overallEvaluation: Grade | null
  secondEvaluation: Grade | null
  evaluatedBy: string | null
  points: number | null
  publicPoints: number | null
  formPoints: number | null
  secondEvaluationRequired: boolean
  overallStar: boolean
  isMarkedImportant: boolean
  documents: 'none' | 'partial' | 'complete' | 'expired'
  references: 'none' | 'sent' | 'answered' | 'reminder' | 'failed'
  credit: CreditLight
  emailValidatedAt: Date | null
  isJudgedTooSoon: boolean
  offerUntil: Date | null
  createdAt: Date
  lastActivityAt: Date
  /** Reasons why it looks like another application. */
  duplicates: DuplicateReason[]
  people: Named[]
  wishes: Named[]
}

export const applicationFields: Record<keyof FoundApplication, string> = {
  id: 't.id',
  ...mailFields(),
  number: 't.number',
  progressState: 't.progress_state',
  anonymisedAt: 't.anonymised_at',
  language: 't.language',
  contactName: 't.contact_name',
  householdType: 't.household_type',
  persons: 't.persons',
  children: 't.children',
  income: 't.income',
  incomeRatio: 't.income_ratio',
  hasPets: 't.has_pets',
  parkingSpaces: 'case when t.wants_parking then greatest(t.parking_spaces, 1) else 0 end',
  moveInWish: 't.move_in_wish',
  source: 't.source',
  overallEvaluation: 't.overall_evaluation',
  secondEvaluation: 't.second_evaluation',
  evaluatedBy: 't.evaluated_by',
  points: 't.points',
  publicPoints: 't.public_points',
  formPoints: 't.form_points',
  // Subquery without row reference, so it is evaluated once per page.
  secondEvaluationRequired: `coalesce((select (s.value->>'secondEvaluationRequired')::boolean from project_setting s
    where s.workspace_id = current_workspace() and s.key = 'process'), false)`,
  overallStar: 't.overall_star',
  isMarkedImportant: 't.is_marked_important',
  documents: 't.documents',
  references: 't."references"',
  credit: 't.credit',
  emailValidatedAt: 't.email_validated_at',
  isJudgedTooSoon: 'coalesce(t.answers_changed_at > t.judged_at, false)',
  offerUntil: 't.offer_until',
  createdAt: 't.created_at',
  lastActivityAt: 't.last_activity_at',
  duplicates: duplicateReasonsOf,
  // JSON is decoded much faster than nested arrays.
  people: `coalesce((select json_agg(json_build_array(p.id, p.first_name || ' ' || p.last_name) order by p.position)
    from adult p where p.workspace_id = t.workspace_id and p.application_id = t.id), '[]')`,
  wishes: `coalesce((select json_agg(json_build_array(o.id, o.title) order by w.rank) from application_wish w
    join ${propertyObjectTable} o on o.workspace_id = w.workspace_id and o.id = w.object_id
    where w.workspace_id = t.workspace_id and w.application_id = t.id), '[]')`,
}
