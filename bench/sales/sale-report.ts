// Prints the figures of sale, with missed targets.

import { bars, print, type Verdicts } from '../report.ts'
import type { SaleFigures } from './sales.ts'

/** Milliseconds for a file of 500 entries. */
const longestFile = 2000

export function printSales({ applications, lists, files }: SaleFigures, verdicts: Verdicts): void {
  print(
    [`list of ${applications} applications`, 'to buy per s', 'to let per s', 'ratio'],
    lists.map(({ name, sale, letting, ratio }) => [name, sale.toFixed(0), letting.toFixed(0), ratio.toFixed(2)]),
  )
  for (const { name, ratio } of lists)
    if (!(ratio >= bars.besideApplications))
      verdicts.missed.push(
        `sale, ${name}: ${ratio.toFixed(2)} of the list to let, allowed is ${bars.besideApplications}`,
      )
  print(
    ['bank file, entries', 'booked ms', 'again ms', 'mixed ms', 'bare insert ms', 'ratio'],
    files.map(({ entries, booked, again, mixed, bare }) => [
      String(entries),
      ...[booked, again, mixed, bare].map((time) => time.toFixed(0)),
      (booked / bare).toFixed(1),
    ]),
  )
  const [first] = files
  if (first && first.booked > longestFile)
    verdicts.missed.push(`a bank file of ${first.entries} entries took ${first.booked.toFixed(0)} ms`)
}
