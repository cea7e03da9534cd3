// Proofs of financing: uploaded by the buyer into the documents of the application.

import { documentRules, removeContentJob } from '#areas/application-form/server/public.ts'
import {
  applicationDocument,
  documentAdded,
  documentRemoved,
  papersOf,
  subjectOf,
  type Paper,
} from '#areas/applications/server/public.ts'
import { and, eq } from 'drizzle-orm'
import { AppError, notFound } from '#platform/server/app-error.ts'
import type { Context } from '#platform/server/context.ts'
import { storedFile } from '#platform/server/files/tables.ts'
import { publicFileHandler } from '#platform/server/http/file-route.ts'
import { publicHandler } from '#platform/server/http/handler.ts'
import { publicUploadHandler } from '#platform/server/http/upload-route.ts'
import { newId } from '#platform/server/ids.ts'
import type { Proof } from '../../contract/confirmation-data.ts'
import * as contract from '../../contract/confirmation-form.ts'
import { mostProofs } from '../../rules/confirmation/proofs.ts'
import { openConfirmation, type OpenedConfirmation } from './link.ts'

export const proofCategory = 'financing_proof'

/** Only proofs handed in since the form was first sent; earlier ones are for the office alone. */
async function handedInTo(ctx: Context, { application, confirmation }: OpenedConfirmation): Promise<Paper[]> {
  const papers = await papersOf(ctx, application.id)
  return papers.filter(
    ({ document }) => document.category === proofCategory && document.createdAt >= confirmation.createdAt,
  )
}

interface Handed {
  id: string
  file: { name: string; contentType: string; size: number }
}

const proofOf = ({ id, file }: Handed, { uuid, token }: contract.LinkKey): Proof => ({
  id,
  key: id,
  displayName: file.name,
  contentType: file.contentType,
  size: file.size,
  url: `/api/v1/action/${uuid}/${token}/buying-confirmation-form/proofs/${id}`,
})

export const readHandedIn = async (ctx: Context, opened: OpenedConfirmation, key: contract.LinkKey): Promise<Proof[]> =>
  (await handedInTo(ctx, opened)).map(({ document, file }) => proofOf({ id: document.id, file }, key))

export const handInProof = publicUploadHandler(
  contract.handInProof,
  { rules: documentRules },
  async (ctx, { params }, file) => {
    const opened = await openConfirmation(ctx, params, 'change')
    const { application } = opened
    if ((await handedInTo(ctx, opened)).length >= mostProofs) {
      throw new AppError('application_form_too_many_files', { values: { max: mostProofs } })
    }
    const place = { workspaceId: ctx.workspace.id, createdAt: ctx.now }
    await ctx.db
      .insert(storedFile)
      .values({ ...place, ...file, ownerKind: 'application', ownerId: application.id, category: proofCategory })
    const id = newId()
    await ctx.db
      .insert(applicationDocument)
      .values({ ...place, id, applicationId: application.id, category: proofCategory, fileId: file.id })
    ctx.record(documentAdded.entry(subjectOf(application), { name: file.name }))
    return proofOf({ id, file }, params)
  },
)

export const takeBackProof = publicHandler(contract.takeBackProof, { perMinute: 60 }, async (ctx, { params }) => {
  const { paper, opened } = await findHandedIn(ctx, params, 'change')
  const { document, file } = paper
  await ctx.db
    .delete(applicationDocument)
    .where(and(eq(applicationDocument.workspaceId, ctx.workspace.id), eq(applicationDocument.id, document.id)))
  await ctx.db.delete(storedFile).where(and(eq(storedFile.workspaceId, ctx.workspace.id), eq(storedFile.id, file.id)))
  await ctx.enqueue(removeContentJob, { storageKey: file.storageKey })
  ctx.record(documentRemoved.entry(subjectOf(opened.application), { name: file.name }))
  return {}
})

export const serveProof = publicFileHandler(contract.serveProof, async (ctx, { params }) => {
  const { name, contentType, size, storageKey } = (await findHandedIn(ctx, params, 'read')).paper.file
  return { name, contentType, size, content: await ctx.services.files.get(storageKey), inline: true }
})

async function findHandedIn(
  ctx: Context,
  { documentId, ...key }: contract.LinkKey & { documentId: string },
  purpose: 'read' | 'change',
) {
  const opened = await openConfirmation(ctx, key, purpose)
  const paper = (await handedInTo(ctx, opened)).find(({ document }) => document.id === documentId)
  if (!paper) throw notFound('applications_document_not_found')
  return { paper, opened }
}
