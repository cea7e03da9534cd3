// Criteria of an evaluation and the hints computed for them (domain.md §2 "Our design"). A hint is shown beside the
// grade; it never sets a grade.

import type { EvaluationCriterion } from '#areas/project-settings/rules/evaluation-criteria.ts'
import type { Grade } from './application-state.ts'
import { incomeRatioOf, isDwellingToLet, minimumPersonsOf, type ObjectTerms, type Sort } from './offers/object-fit.ts'

/** Key under which the overall grade is stored. */
export const overallCriterion = 'overall'

export interface Known {
  income: number | null
  persons: number
  documents: 'none' | 'partial' | 'complete' | 'expired'
  /** Documents needed for a decision are missing: required by the form or requested by staff. */
  owesPapers: boolean
  references: 'none' | 'sent' | 'answered' | 'reminder' | 'failed'
  /** The first wish; null if the application names no object. */
  object: Wished | null
}

type Wished = Sort & Pick<ObjectTerms, 'rooms' | 'minOccupancy' | 'maxOccupancy'>

export interface Hint {
  grade: Grade | null
  /** Text key with `values`. */
  text: string
  values: Record<string, string | number>
}

export function hintFor(criterion: EvaluationCriterion, known: Known): Hint | null {
  switch (criterion) {
    case 'income':
      return isJudgedByHousehold(known) ? incomeHint(known) : null
    case 'documents':
      return documentsHint(known)
    case 'household_fit':
      return isJudgedByHousehold(known) ? occupancyHint(known) : null
    case 'references':
      return { grade: null, text: `applications_hint_references_${known.references}`, values: {} }
    default:
      return null
  }
}

/** Occupancy and rent rules do not apply to buyers, shops and parking spaces. */
const isJudgedByHousehold = ({ object }: Known): boolean => object === null || isDwellingToLet(object)

/** Ratio of monthly income to monthly rent: A from 4, B from 3, C from 2.5. */
export function gradeOfIncomeRatio(ratio: number): Grade {
  if (ratio >= 4) return 'A'
  if (ratio >= 3) return 'B'
  return ratio >= 2.5 ? 'C' : 'D'
}

function incomeHint({ income, object }: Known): Hint {
  const ratio = incomeRatioOf(income, object?.grossRent ?? null)
  if (ratio === null) return { grade: null, text: 'applications_hint_income_unknown', values: {} }
  return { grade: gradeOfIncomeRatio(ratio), text: 'applications_hint_income', values: { ratio: ratio.toFixed(1) } }
}

function documentsHint({ documents, owesPapers }: Known): Hint {
  if (!owesPapers && (documents === 'none' || documents === 'partial')) {
    return { grade: null, text: 'applications_hint_documents_not_asked', values: {} }
  }
  const grade = { complete: 'A', partial: 'C', expired: 'C', none: 'D' } as const
  return { grade: grade[documents], text: `applications_hint_documents_${documents}`, values: {} }
}

function occupancyHint({ persons, object }: Known): Hint {
  if (!object) return { grade: null, text: 'applications_hint_occupancy_unknown', values: {} }
  const minimum = minimumPersonsOf(object)
  const values = { persons, minimum, maximum: object.maxOccupancy ?? '', rooms: object.rooms ?? '' }
  const asks = (text: string) => (object.rooms === null ? 'applications_hint_occupancy_from' : text)
  if (object.maxOccupancy !== null && persons > object.maxOccupancy) {
    return { grade: 'D', text: 'applications_hint_occupancy_too_many', values }
  }
  if (persons >= minimum) return { grade: 'A', text: asks('applications_hint_occupancy_fits'), values }
  return { grade: persons === minimum - 1 ? 'C' : 'D', text: asks('applications_hint_occupancy_too_few'), values }
}
