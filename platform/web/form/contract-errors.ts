// Validates fields against the contract before sending: problems by dotted field path, limited to the fields that are
// shown.

import type { z } from 'zod'
import { boundsOf, keyOfIssue, reported, type PassedBound } from '#platform/contract/issue-key.ts'

export interface FieldProblem {
  /** A text key. */
  key: string
  /** Value for the text: the violated limit. */
  values?: PassedBound
}

export function contractErrors(schema: z.ZodType, values: unknown): Record<string, FieldProblem> {
  const { error } = schema.safeParse(values, reported)
  const errors: Record<string, FieldProblem> = {}
  for (const issue of error?.issues ?? []) {
    errors[issue.path.join('.')] ??= { key: keyOfIssue(issue), values: boundsOf(issue) }
  }
  return errors
}
