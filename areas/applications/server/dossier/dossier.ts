// Generates the dossier of an application as one PDF: all data on the household and all its documents
// (domain.md §2.6).

import { and, eq, inArray } from 'drizzle-orm'
import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'
import type { Context } from '#platform/server/context.ts'
import { makeDossier } from '#platform/server/documents/documents.ts'
import { stepsOf } from '#platform/server/documents/sheet-steps.ts'
import { type ServedFile, fileHandler } from '#platform/server/http/file-route.ts'
import { formOf } from '../details/answers.ts'
import { findApplication, titleOf } from '../details/application-row.ts'
import { dayOf, swissDate } from '#platform/rules/calendar-day.ts'
import { factsOf } from './dossier-facts.ts'
import { paperTitle, papersOf } from './papers.ts'
import { assignment } from '../tables.ts'
import * as contract from '../../contract/dossier.ts'

interface Dossier {
  name: string
  /** Call after the transaction, since decoding images and merging files is slow. */
  make: () => Promise<Buffer>
}

async function prepareDossier(ctx: Context, applicationId: string): Promise<Dossier> {
  const row = await findApplication(ctx, applicationId)
  const papers = await papersOf(ctx, applicationId)
  const title = ctx.t('applications_dossier_title', { application: titleOf(row) })
  const form = await formOf(ctx, row)
  const facts = await factsOf(ctx, row, form)
  const cover = { title, language: ctx.language, author: ctx.workspace.name, foot: title }
  const steps = stepsOf((sheet) => {
    sheet.title(title)
    sheet.note(ctx.t('applications_dossier_made', { date: swissDate(dayOf(ctx.now)), name: ctx.workspace.name }))
    for (const { heading, rows } of facts) {
      sheet.heading(heading)
      sheet.table(rows)
    }
    if (papers.length === 0) return
    sheet.heading(ctx.t('applications_documents'))
    sheet.table(
      papers.map(({ document, file: { name, size } }, index) => [
        `${index + 1}. ${paperTitle(ctx, form, document.category)}`,
        `${name} · ${sizeWords(ctx, size)}`,
      ]),
    )
  })
  const files = papers.map(({ file }) => file)
  return {
    name: `${title.replaceAll(/[/\\:*?"<>|]/g, ' ')}.pdf`,
    make: () => makeDossier(ctx.services, { cover, steps, files }),
  }
}

const sizeWords = (ctx: Context, size: number): string =>
  ctx.t('applications_file_size', { kilobytes: Math.max(1, Math.round(size / 1024)) })

/** Accepts ids of applications or of tenancies. */
export const generateDossiers = fileHandler(
  contract.generateDossiers,
  { permission: 'applications_read' },
  async (ctx, { body }) => {
    const tenancies = await ctx.db
      .select({ id: assignment.id, applicationId: assignment.applicationId })
      .from(assignment)
      .where(and(eq(assignment.workspaceId, ctx.workspace.id), inArray(assignment.id, body.targets)))
    const applicationOf = new Map(tenancies.map(({ id, applicationId }) => [id, applicationId]))
    return serveDossiers(ctx, [...new Set(body.targets.map((id) => applicationOf.get(id) ?? id))])
  },
)

/** Returns a PDF for one application, and an archive of PDFs for several. */
export async function serveDossiers(ctx: Context, applicationIds: readonly string[]): Promise<ServedFile> {
  const [first = '', ...others] = applicationIds
  if (others.length === 0) {
    const { name, make } = await prepareDossier(ctx, first)
    return { name, contentType: 'application/pdf', content: make }
  }
  const dossiers: Dossier[] = []
  for (const id of applicationIds) dossiers.push(await prepareDossier(ctx, id))
  return {
    name: `${ctx.t('applications_dossiers')} ${dayOf(ctx.now)}.zip`,
    contentType: 'application/zip',
    content: () => archiveOf(dossiers, ctx.now),
  }
}

async function archiveOf(dossiers: readonly Dossier[], mtime: Date): Promise<Buffer> {
  const zip = new ZipFile()
  for (const { name, make } of dossiers) zip.addBuffer(await make(), name, { mtime, compress: false })
  zip.end()
  return buffer(zip.outputStream)
}
