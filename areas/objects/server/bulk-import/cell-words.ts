// A problem in the words for one cell, whose column names the field already.

import { boundsOf, keyOfIssue } from '#platform/contract/issue-key.ts'
import { withoutLabel } from '#platform/rules/filled-text.ts'
import type { Translate } from '#platform/server/i18n/texts.ts'

export const cellWords = (issue: Parameters<typeof keyOfIssue>[0], t: Translate): string =>
  withoutLabel(t(keyOfIssue(issue), { ...boundsOf(issue) }))
