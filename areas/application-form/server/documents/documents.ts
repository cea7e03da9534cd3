// Documents: uploaded for a file field of the form, downloaded by the uploader, deleted.

import { and, eq } from 'drizzle-orm'
import { allowedPaperTypes, maxFileSizeMegabytes } from '#platform/contract/file.ts'
import type { Context } from '#platform/server/context.ts'
import type { FileRules, ReceivedFile } from '#platform/server/files/receive.ts'
import { storedFile } from '#platform/server/files/tables.ts'
import type { Input } from '#platform/server/http/input.ts'
import { newId } from '#platform/server/ids.ts'
import { notFound, AppError } from '#platform/server/app-error.ts'
import type { Credentials, HandedIn } from '../../contract/form-shapes.ts'
import { householdKey } from '#areas/forms/rules/answers.ts'
import { fieldsOf, fieldType } from '#areas/forms/rules/form-definition.ts'
import { isDue } from '#areas/forms/rules/paper-slots.ts'
import { readAskedOf } from './asked-papers.ts'
import { removeContentJob } from '../later/expiry.ts'
import { findEntrance, type LinkRow, type Purpose } from '../later/credentials.ts'
import { readDossier, type Dossier, type StoredDocument } from './dossier.ts'
import { keeperOf, documentKeeperOf } from '../sending/find-keeper.ts'
import { handedInOf } from '../filling/form-page.ts'
import { markUsed } from '../later/own-link.ts'
import { isOwn, refuseOwnPart } from '../later/own-parts.ts'
import { publicUploadHandler } from '#platform/server/http/upload-route.ts'
import { publicChunkHandlers } from '#platform/server/http/chunk-route.ts'
import { publicHandler } from '#platform/server/http/handler.ts'
import { publicFileHandler } from '#platform/server/http/file-route.ts'
import * as contract from '../../contract/documents.ts'

export const documentRules: FileRules = {
  maxBytes: maxFileSizeMegabytes * 1024 * 1024,
  types: allowedPaperTypes,
  isToBeRead: true,
}

type ToPlace = Pick<Input<typeof contract.uploadDocument>, 'params'>

export async function keepDocument(ctx: Context, { params }: ToPlace, file: ReceivedFile): Promise<HandedIn> {
  const { keeper, person, link, checkRoom } = await openPlace(ctx, params, 'change')
  checkRoom()
  if (link) await markUsed(ctx, link)
  await ctx.db.insert(storedFile).values({ workspaceId: ctx.workspace.id, ...file, createdAt: ctx.now })
  const id = newId()
  const { category } = params
  await keeper.addDocument({ id, person, category, fileId: file.id, name: file.name })
  return handedInOf({ id, person, category, file }, params)
}

export const uploadDocument = publicUploadHandler(contract.uploadDocument, { rules: documentRules }, keepDocument)

/** Called before the first byte of a chunked upload and before each further chunk. */
export async function openDocumentPlace(ctx: Context, { params }: ToPlace) {
  const { slug, personKey, category } = params
  const { checkRoom } = await openPlace(ctx, params, 'read')
  return { place: [slug, personKey, category].join('/'), checkRoom }
}

export const removeDocument = publicHandler(contract.removeDocument, {}, async (ctx, { params }) => {
  const { dossier, link } = await openDossier(ctx, params, 'change')
  const keeper = keeperOf(ctx, dossier)
  const document = findDocument(dossier, params.documentId, link)
  if (link) await markUsed(ctx, link)
  await keeper.removeDocument(document)
  await removeStored(ctx, document)
  return {}
})

export const serveOwnDocument = publicFileHandler(contract.serveOwnDocument, async (ctx, { params }) => {
  const credentials = { slug: params.uuid, token: params.token }
  const { dossier, link } = await openDossier(ctx, credentials, 'read')
  const { file } = findDocument(dossier, params['*'].split('/')[0] ?? '', link)
  const { name, contentType, size, storageKey } = file
  return { name, contentType, size, content: await ctx.services.files.get(storageKey), inline: true }
})

/**
 * Deletes the row, and the content after commit. The caller must already have removed the document from the
 * household.
 */
export async function removeStored(ctx: Context, { file }: StoredDocument): Promise<void> {
  await ctx.db.delete(storedFile).where(and(eq(storedFile.workspaceId, ctx.workspace.id), eq(storedFile.id, file.id)))
  await ctx.enqueue(removeContentJob, { storageKey: file.storageKey })
}

/** `link` is set for a co-applicant, who sees only their own documents. Once the link is used, only they see them. */
async function openDossier(ctx: Context, credentials: Credentials, purpose: Purpose) {
  const { door, link } = await findEntrance(ctx, credentials, purpose)
  return { dossier: await readDossier(ctx, door), link }
}

function findDocument(dossier: Dossier, id: string, link: LinkRow | null): StoredDocument {
  const document = dossier.documents.find((one) => one.id === id)
  if (!document || (link ? document.person !== link.personKey : isOwn(dossier, document.person))) throw notFound()
  return document
}

/** A document requires a file field of the form and an existing person. */
async function openPlace(ctx: Context, params: ToPlace['params'], purpose: Purpose) {
  const { dossier, link } = await openDossier(ctx, params, purpose)
  const keeper = documentKeeperOf(ctx, dossier)
  const person = params.personKey === householdKey ? null : params.personKey
  if (link && person !== link.personKey) throw notFound()
  if (!link) refuseOwnPart(ctx, dossier, person)
  const { form, adults, documents } = dossier
  const field = fieldsOf(form, person ? 'adult' : 'household').find(
    ({ key, type }) => key === params.category && type === fieldType.file,
  )
  if (!field || (person && !adults.some(({ key }) => key === person))) throw notFound()
  const place = { person, category: params.category, isOfChosen: field.asked === 'chosen' }
  if (place.isOfChosen && !isDue(place, await readAskedOf(ctx, dossier.door))) {
    throw new AppError('application_form_paper_not_yet')
  }
  const max = field.maxLength ?? 1
  const there = documents.filter((one) => one.person === person && one.category === params.category)
  const checkRoom = () => {
    if (there.length >= max) throw new AppError('application_form_too_many_files', { values: { max } })
  }
  return { keeper, person, link, checkRoom }
}

const pieces = publicChunkHandlers(
  { ask: contract.askForDocument, send: contract.sendDocumentPiece },
  { rules: documentRules, open: openDocumentPlace, keep: keepDocument },
)
export const askForDocument = pieces.ask
export const sendDocumentPiece = pieces.send
