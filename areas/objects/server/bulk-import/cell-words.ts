// Formats a problem for a cell whose column already shows the field name.

import { boundsOf, keyOfIssue } from '#platform/contract/issue-key.ts'
import { withoutLabel } from '#platform/rules/filled-text.ts'
import type { Translate } from '#platform/server/i18n/texts.ts'

export const cellWords = (issue: Parameters<typeof keyOfIssue>[0], t: Translate): string =>
  withoutLabel(t(keyOfIssue(issue), { ...boundsOf(issue) }))
