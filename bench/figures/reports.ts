// Time and memory to draw a report of more than 40 pages in a worker thread, and to write its spreadsheet.

import { buffer } from 'node:stream/consumers'
import { pdfStepsOf } from '#areas/reporting/server/document/pdf-steps.ts'
import type { ReportDocument } from '#areas/reporting/server/document/report-document.ts'
import { workbookOf } from '#areas/reporting/server/document/workbook.ts'
import type { Value } from '#areas/reporting/rules/written-values.ts'
import { createDiskStore } from '#platform/server/files/disk-store.ts'
import { createWorkers } from '#platform/server/workers/workers.ts'
import { printReport } from '#platform/server/documents/documents.ts'

export interface ReportTimes {
  pages: number
  /** Seconds, the best of several rounds. */
  seconds: number
  /** Megabytes by which the memory of the process grew at most, worker thread included. */
  growth: number
}

export const longestReport = 5
export const mostReportMemory = 300
const rounds = 3
const flats = 1500
const megabyte = 1024 * 1024

export async function measureReports(): Promise<ReportTimes> {
  const workers = createWorkers()
  const services = { workers, files: createDiskStore('/nonexistent') }
  const before = process.memoryUsage().rss
  let most = before
  const watch = setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), 20)
  const times: number[] = []
  let pages = 0
  for (let round = 0; round < rounds; round++) {
    const begun = performance.now()
    const document = documentOf(flats)
    const cover = {
      title: document.title,
      language: 'de' as const,
      author: 'Bench',
      foot: 'Bench',
      head: document.head,
    }
    const printed = await printReport(services, { cover, steps: pdfStepsOf(document), files: [] })
    await buffer(workbookOf(document))
    times.push((performance.now() - begun) / 1000)
    pages = printed.pages
  }
  clearInterval(watch)
  await workers.close()
  return { pages, seconds: Math.min(...times), growth: (most - before) / megabyte }
}

const states = ['Verfügbar', 'Reserviert', 'Vermietet']

function documentOf(count: number): ReportDocument {
  const rows = Array.from({ length: count }, (_, at): Value[] => [
    `Haus ${Math.floor(at / 30)}`,
    `Wohnung ${at}, ${at % 7}. OG links`,
    1.5 + (at % 5),
    50 + (at % 60),
    { rappen: 150_000 + at * 100 },
    states[at % states.length] ?? null,
    at % 40,
    { day: '2027-04-01' },
  ])
  const bars = Array.from({ length: 12 }, (_, at) => ({ key: `${at}`, label: `Monat ${at}`, values: [at * 3] }))
  const series = [{ key: 'count', label: 'Anzahl' }]
  return {
    kindTitle: 'Vermietungsbericht',
    title: 'Bericht über 1500 Objekte',
    project: 'Bench',
    author: 'Bench',
    facts: [['Projekt', 'Bench']],
    comment: '',
    filters: 'Alle Gebäude',
    head: 'Alle Gebäude',
    foot: 'Bench',
    currency: 'CHF',
    sections: [
      {
        title: 'Objekte',
        figures: [
          {
            alt: 'Bewerbungen nach Monat',
            chart: {
              kind: 'bars',
              data: { series, rows: bars, arrangement: 'grouped' },
              numbers: { factor: 1, decimals: 0, suffix: '' },
            },
          },
        ],
        tables: [
          {
            isGrouped: true,
            columns: ['Gebäude', 'Objekt', 'Zimmer', 'm²', 'Miete', 'Zustand', 'Bew.', 'Bezug'].map((title, at) => ({
              title,
              share: [0, 31, 9, 9, 19, 16, 8, 13][at] ?? 10,
              width: 14,
            })),
            rows,
          },
        ],
      },
    ],
    figures: null,
    ownerIds: [],
  }
}
