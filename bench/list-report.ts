// The figures of the lists as a table, with missed targets.

import type { ListFigures } from './lists.ts'
import type { DatabaseTime } from './planning.ts'
import { print, type Verdicts } from './report.ts'

/** Limit for the most expensive plan, in milliseconds. */
const dearestPlan = 3

export function printLists(
  { figures, plans }: { figures: readonly ListFigures[]; plans: DatabaseTime | undefined },
  verdicts: Verdicts,
): void {
  print(
    [
      'list, 30 connections, one core',
      'ours per s',
      'Node ms',
      'PostgreSQL ms',
      'bare per s',
      'Node ms',
      'PostgreSQL ms',
      'ratio',
      'bar',
    ],
    figures.map(({ name, ours, bare, ratio, bar }) => [
      name,
      ...[ours, bare].flatMap(({ perSecond, node, database }) => [
        perSecond.toFixed(0),
        node.toFixed(2),
        database.toFixed(2),
      ]),
      ratio.toFixed(2),
      bar.toFixed(1),
    ]),
  )
  for (const { name, ratio, bar } of figures)
    if (!(ratio >= bar)) verdicts.missed.push(`${name}: ratio ${ratio.toFixed(2)} is below ${bar}`)
  if (plans) printPlans(plans, verdicts)
  else console.log('\nplans were not watched: this PostgreSQL has no pg_stat_statements')
}

function printPlans({ planning, running, dearestPlan: dearest }: DatabaseTime, verdicts: Verdicts): void {
  const times = `plans ${planning.toFixed(2)} ms, runs ${running.toFixed(2)} ms; dearest plan ${dearest.toFixed(1)} ms`
  console.log(`\nPostgreSQL for a request of the mix, warm: ${times}`)
  if (dearest > dearestPlan) verdicts.missed.push(`a statement takes ${dearest.toFixed(1)} ms to plan`)
}
