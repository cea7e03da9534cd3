// Outcome of the entries of a bank file, a line for each kind.

import type { Translate } from '#platform/web/i18n/texts.ts'
import type { BankFileView } from '../../contract/bank-files.ts'

const counted = ['matched', 'proposed', 'waiting', 'reversed', 'known'] as const

export const linesOf = (t: Translate, { outcome }: BankFileView): string[] => [
  ...counted.flatMap((key) => (outcome[key] > 0 ? [t(`payments_result_${key}`, { count: outcome[key] })] : [])),
  ...outcome.ignored.map(({ reason, count }) => t(`payments_result_ignored_${reason}`, { count })),
]
