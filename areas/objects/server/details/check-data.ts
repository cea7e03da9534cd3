// Validates the data of an object; reports contradictions at the field to correct.

import { fieldRefusal } from '#platform/server/app-error.ts'
import type { ObjectData } from '../../contract/edit.ts'
import { problemsOf } from '../../rules/object-problems.ts'
import type { ObjectKind } from '#areas/buildings/rules/object-state.ts'

export function checkData(kind: ObjectKind, data: ObjectData): void {
  const [problem] = problemsOf(kind, data)
  if (problem) throw fieldRefusal(problem.field, problem.key)
}
