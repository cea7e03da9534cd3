// Prints the times of the lists for investors and payments, with missed targets.

import { judgeTimings, print, type Verdicts } from '../report.ts'
import type { InvestTimes } from './lists.ts'

export function printInvest(size: number, times: readonly InvestTimes[], verdicts: Verdicts): void {
  print(
    [`lists of ${size} investors`, 'page and count ms', 'rows ms', 'tabs ms', 'bare page ms', 'ratio'],
    times.map(({ name, page, rows, tabs, bare }) => [
      name,
      ...[page, rows, tabs, bare].map((time) => time.toFixed(1)),
      ((page + rows) / bare).toFixed(1),
    ]),
  )
  judgeTimings(times, verdicts)
}
