// Cells for a state with its label, and for the grade of an evaluation.

import { gradeCell, stateCell } from '#platform/contract/table-cells.ts'
import { GradeMark } from '../../ui/GradeMark.tsx'
import { StateBadge } from '../../ui/StateBadge.tsx'
import type { CellProps } from '../cell-props.ts'
import { NoValue } from './NoValue.tsx'

export function StateCell({ value }: CellProps) {
  const state = stateCell.safeParse(value).data
  return state ? <StateBadge state={state.value} title={state.displayName} /> : <NoValue />
}

export function GradeCell({ value }: CellProps) {
  return <GradeMark grade={gradeCell.safeParse(value).data} />
}
