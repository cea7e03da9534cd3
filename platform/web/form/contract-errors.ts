// What a contract would refuse, told before it is sent: text key by dotted field path, for the fields that are asked.

import type { z } from 'zod'
import { keyOfIssue, reported } from '#platform/contract/issue-key.ts'

export function contractErrors(schema: z.ZodType, values: unknown): Record<string, string> {
  const { error } = schema.safeParse(values, reported)
  const errors: Record<string, string> = {}
  for (const issue of error?.issues ?? []) errors[issue.path.join('.')] ??= keyOfIssue(issue)
  return errors
}
