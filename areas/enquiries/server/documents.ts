// Staff actions on the documents of a household: view, categorize, delete.

import { and, eq, isNull } from 'drizzle-orm'
import { readPapers, refreshDocumentsState, removeContentJob } from '#areas/application-form/server/public.ts'
import {
  findApplication,
  lockApplication,
  subjectOf,
  applicationDocument,
  documentRemoved,
} from '#areas/applications/server/public.ts'
import { dayOf } from '#platform/rules/calendar-day.ts'
import type { Context } from '#platform/server/context.ts'
import { storedFile } from '#platform/server/files/tables.ts'
import { fieldRefusal, notFound } from '#platform/server/app-error.ts'
import { handler } from '#platform/server/http/handler.ts'
import { fileHandler } from '#platform/server/http/file-route.ts'
import * as contract from '../contract/documents.ts'

const thisDocument = (ctx: Context, id: string) =>
  and(eq(applicationDocument.workspaceId, ctx.workspace.id), eq(applicationDocument.id, id))

async function findDocument(ctx: Context, applicationId: string, documentId: string) {
  const [row] = await ctx.db
    .select({ document: applicationDocument, file: storedFile })
    .from(applicationDocument)
    .innerJoin(
      storedFile,
      and(eq(storedFile.workspaceId, applicationDocument.workspaceId), eq(storedFile.id, applicationDocument.fileId)),
    )
    .where(and(thisDocument(ctx, documentId), eq(applicationDocument.applicationId, applicationId)))
  if (!row) throw notFound('applications_document_not_found')
  return row
}

export const serveDocumentWithUpdate = fileHandler(
  contract.serveDocumentWithUpdate,
  { permission: 'applications_read' },
  async (ctx, { params, body }) => {
    const { file } = await findDocument(ctx, params.id, body.documentId)
    // Viewing with read-only permission is no review: the document stays new for users with write permission.
    if (ctx.can('applications_write')) {
      await ctx.db
        .update(applicationDocument)
        .set({ seenAt: ctx.now, seenBy: ctx.user.id })
        .where(and(thisDocument(ctx, body.documentId), isNull(applicationDocument.seenAt)))
    }
    const { name, contentType, size, storageKey } = file
    return { name, contentType, size, content: await ctx.services.files.get(storageKey), inline: true }
  },
)

export const deleteApplicationDocument = handler(
  contract.deleteApplicationDocument,
  { permission: 'applications_write' },
  async (ctx, { params, body }) => {
    const application = await lockApplication(ctx, params.id)
    const { document, file } = await findDocument(ctx, application.id, body.documentId)
    await eraseDocument(ctx, { documentId: document.id, file })
    await refreshDocumentsState(ctx, application)
    ctx.record(documentRemoved.entry(subjectOf(application), { name: file.name }))
    return { notify: [{ type: 'success', title: ctx.t('enquiries_document_deleted', { name: file.name }) }] }
  },
)

/** Deletes the document row and the file row, and the file content after commit. */
export async function eraseDocument(
  ctx: Context,
  { documentId, file }: { documentId: string; file: { id: string; storageKey: string } },
): Promise<void> {
  await ctx.db.delete(applicationDocument).where(thisDocument(ctx, documentId))
  await ctx.db.delete(storedFile).where(and(eq(storedFile.workspaceId, ctx.workspace.id), eq(storedFile.id, file.id)))
  await ctx.enqueue(removeContentJob, { storageKey: file.storageKey })
}

export const categorizeDocument = handler(
  contract.categorizeDocument,
  { permission: 'applications_write' },
  async (ctx, { params, body }) => {
    const application = await lockApplication(ctx, params.id)
    const { document, file } = await findDocument(ctx, application.id, body.documentId)
    const { slots } = await readPapers(ctx, await findApplication(ctx, application.id))
    const { person, category, issuedOn } = body
    if (!slots.some((slot) => slot.person === person && slot.category === category)) {
      throw fieldRefusal('category', 'enquiries_paper_not_in_form')
    }
    if (issuedOn && issuedOn > dayOf(ctx.now)) throw fieldRefusal('issuedOn', 'enquiries_day_in_future')
    const changes = [
      { field: 'document', old: document.category, new: category },
      { field: 'issued_on', old: document.issuedOn, new: issuedOn },
    ].filter((change) => change.old !== change.new)
    if (changes.length === 0 && document.adultId === person) return {}
    await ctx.db
      .update(applicationDocument)
      .set({ adultId: person, category, issuedOn })
      .where(thisDocument(ctx, document.id))
    await ctx.db
      .update(storedFile)
      .set({ category })
      .where(and(eq(storedFile.workspaceId, ctx.workspace.id), eq(storedFile.id, file.id)))
    await refreshDocumentsState(ctx, application)
    ctx.record({
      event: 'application.document_categorized',
      subject: subjectOf(application),
      changes,
      cause: file.name,
    })
    return { notify: [{ type: 'success', title: ctx.t('enquiries_document_categorized', { name: file.name }) }] }
  },
)
