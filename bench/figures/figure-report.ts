// Prints the times of the dashboard and of reports.

import { longestDashboard, type FigureTimes } from './analytics.ts'
import { longestReport, mostReportMemory, type ReportTimes } from './reports.ts'
import { print, type Verdicts } from '../report.ts'

export function printReports({ pages, seconds, growth }: ReportTimes, verdicts: Verdicts): void {
  console.log(`\na report of ${pages} pages: ${seconds.toFixed(1)} s, memory grew by ${growth.toFixed(0)} MB`)
  if (seconds > longestReport) verdicts.missed.push(`a report of ${pages} pages took ${seconds.toFixed(1)} s`)
  if (growth > mostReportMemory) verdicts.missed.push(`a report grew memory by ${growth.toFixed(0)} MB`)
}

export function printFigures(times: FigureTimes, verdicts: Verdicts): void {
  const { applications, counted, all, ofOneBuilding, ofOneYear, sums, isEqual } = times
  print(
    ['figures over', 'counted ms', 'all ms', 'one building ms', 'one year ms', 'rows of sums'],
    [[String(applications), ...[counted, all, ofOneBuilding, ofOneYear].map((time) => time.toFixed(0)), String(sums)]],
  )
  const slowest = Math.max(all, ofOneBuilding, ofOneYear)
  if (slowest > longestDashboard) verdicts.missed.push(`the dashboard took ${slowest.toFixed(0)} ms`)
  if (!isEqual) verdicts.missed.push('the kept sums differ from a count of the applications')
}
