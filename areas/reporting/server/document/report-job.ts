// The job that makes a report: reads the data in one transaction, draws PDF and spreadsheet without one, and stores
// both with the result. A run that was overtaken by another, or whose report was deleted, stores nothing.

import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import { AppError } from '#platform/server/app-error.ts'
import type { Context, Services, Workspace } from '#platform/server/context.ts'
import { printReport } from '#platform/server/documents/documents.ts'
import { spreadsheetType } from '#platform/server/documents/spreadsheet.ts'
import { removeStoredFile } from '#platform/server/files/derived-files.ts'
import { storedFile } from '#platform/server/files/tables.ts'
import { newId } from '#platform/server/ids.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { TaskLimitExceeded } from '#platform/server/workers/worker-pool.ts'
import { ReportRefusal, type ReportFailure } from '../../rules/report.ts'
import { tellRequester } from '../notifications.ts'
import { subjectOf, thisReport, type ReportRow } from '../report-row.ts'
import { sendToRest } from '../sending/sending.ts'
import { report } from '../tables.ts'
import { letGoOfAppended } from '../advertising/appended-files.ts'
import { composeReport, type Composed } from './composing.ts'
import { pdfStepsOf } from './pdf-steps.ts'
import { workbookOf } from './workbook.ts'

export const makeReportJob = 'make-report'
const jobData = z.object({ reportId: z.uuid() })

interface Site {
  services: Services
  workspace: Workspace
}

interface Run extends Site {
  row: ReportRow
  advance: (progress: number) => Promise<unknown>
}

export async function makeReport(ctx: Context, data: unknown): Promise<(() => Promise<void>) | void> {
  const { reportId } = jobData.parse(data)
  const [row] = await ctx.db
    .update(report)
    .set({ state: 'running', progress: 5, attempt: sql`${report.attempt} + 1` })
    .where(and(thisReport(ctx, reportId), inArray(report.state, ['queued', 'running'])))
    .returning()
  const site = { services: ctx.services, workspace: ctx.workspace }
  if (row) return () => make(site, row)
}

async function make(site: Site, row: ReportRow): Promise<void> {
  try {
    const composed = await asSystem(site.services, site.workspace, (ctx) => composeReport(ctx, row))
    const run = { ...site, row, advance: (progress: number) => showProgress(site, row, progress) }
    await run.advance(30)
    const files = await draw(run, composed)
    await asSystem(site.services, site.workspace, async (ctx) => {
      await finish(ctx, row, { composed, files })
      await tellRequester(ctx, row, 'report_ready')
    }).catch(async (error: unknown) => {
      await removeContents(site, files)
      throw error
    })
  } catch (error) {
    // The queue repeats the job when the workers are busy.
    if (error instanceof AppError && error.details.retryAfter !== undefined) throw error
    site.services.log.warn({ err: error, report: row.id }, 'a report could not be made')
    await asSystem(site.services, site.workspace, (ctx) => fail(ctx, row, failureOf(error)))
  }
}

/** Makes a report within the transaction of the caller; only for reports of the demo story. */
export async function storeMadeReport(ctx: Context, row: ReportRow): Promise<void> {
  const composed = await composeReport(ctx, row)
  const { services, workspace } = ctx
  const files = await draw({ services, workspace, row, advance: async () => {} }, composed)
  await finish(ctx, row, { composed, files })
}

function failureOf(error: unknown): ReportFailure {
  if (error instanceof ReportRefusal) return error.failure
  return error instanceof TaskLimitExceeded ? 'too_large' : 'unknown'
}

interface Drawn {
  pdf: NewFile
  sheet: NewFile
  pages: number
  attached: string[]
}

interface NewFile {
  id: string
  storageKey: string
  name: string
  contentType: string
  size: number
  sha256: Buffer
}

async function draw(run: Run, { document, files }: Composed): Promise<Drawn> {
  const { services, workspace, row, advance } = run
  const [language = 'de'] = workspace.languages
  const cover = { title: row.title, language, author: document.author, foot: document.foot, head: document.head }
  const { pdf, pages, attached } = await printReport(services, { cover, steps: pdfStepsOf(document), files })
  await advance(70)
  const sheet = await buffer(workbookOf(document))
  const name = fileNameOf(row.title)
  const stored = {
    pdf: await store(run, pdf, { name: `${name}.pdf`, contentType: 'application/pdf' }),
    sheet: await store(run, sheet, { name: `${name}.xlsx`, contentType: spreadsheetType }),
  }
  await advance(90)
  return { ...stored, pages, attached }
}

/** Characters that file systems refuse. */
const fileNameOf = (title: string): string => title.replaceAll(/[\\/:*?"<>|]/g, '-').slice(0, 150)

async function store(
  { services, workspace }: Site,
  content: Buffer,
  named: Pick<NewFile, 'name' | 'contentType'>,
): Promise<NewFile> {
  const id = newId()
  const storageKey = `${workspace.id}/${id}`
  await services.files.put(storageKey, content)
  return { ...named, id, storageKey, size: content.length, sha256: createHash('sha256').update(content).digest() }
}

async function removeContents({ services }: Site, { pdf, sheet }: Drawn): Promise<void> {
  for (const { storageKey } of [pdf, sheet]) await removeStoredFile(services, storageKey)
}

/** Shows the progress unless the report belongs to another run. */
const showProgress = ({ services, workspace }: Site, row: ReportRow, progress: number) =>
  asSystem(services, workspace, (ctx) => ctx.db.update(report).set({ progress }).where(thisRun(ctx, row)))

const thisRun = (ctx: Context, { id, attempt }: ReportRow) =>
  and(thisReport(ctx, id), eq(report.state, 'running'), eq(report.attempt, attempt))

interface Result {
  composed: Composed
  files: Drawn
}

async function finish(ctx: Context, row: ReportRow, { composed, files }: Result): Promise<void> {
  const { pdf, sheet, pages, attached } = files
  await ctx.db.insert(storedFile).values(
    [pdf, sheet].map((file) => ({
      ...file,
      workspaceId: ctx.workspace.id,
      ownerKind: 'report',
      ownerId: row.id,
      uploadedBy: row.createdBy,
      createdAt: ctx.now,
    })),
  )
  const [made] = await ctx.db
    .update(report)
    .set({
      state: 'done',
      progress: 100,
      failure: null,
      pdfId: pdf.id,
      sheetId: sheet.id,
      pages,
      attached,
      filters: composed.document.filters,
      figures: composed.document.figures,
      ownerIds: [...composed.document.ownerIds],
      dataAt: composed.readAt,
      finishedAt: ctx.now,
    })
    .where(thisRun(ctx, row))
    .returning()
  if (!made) throw new Error('another run of the job makes this report')
  await letGoOfAppended(ctx, row.id)
  ctx.record({ event: 'report.made', subject: subjectOf(made) })
  await sendToRest(ctx, made, null)
}

async function fail(ctx: Context, row: ReportRow, failure: ReportFailure): Promise<void> {
  const failed = await ctx.db
    .update(report)
    .set({ state: 'failed', progress: 0, failure, finishedAt: ctx.now })
    .where(thisRun(ctx, row))
    .returning({ id: report.id })
  if (failed.length === 0) return
  ctx.record({ event: 'report.failed', subject: subjectOf(row), cause: `reporting_failure_${failure}` })
  await tellRequester(ctx, row, 'report_failed')
}
