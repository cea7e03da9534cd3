// Public page on which a household uploads the requested documents. Opening it changes nothing; each file is a call
// of its own.

import { and, isNull } from 'drizzle-orm'
import { isChosen } from '#areas/applications/rules/after-sending.ts'
import { formText } from '#areas/forms/rules/form-text.ts'
import { isDue } from '#areas/forms/rules/paper-slots.ts'
import { readPapers, refreshDocumentsState, type Papers, documentRules } from '#areas/application-form/server/public.ts'
import {
  changeApplication,
  subjectOf,
  tellOfApplication,
  type ApplicationRow,
  applicationDocument,
  documentAdded,
  documentRemoved,
} from '#areas/applications/server/public.ts'
import type { HandedIn } from '#areas/application-form/contract/form-shapes.ts'
import { publicName } from '#areas/project-settings/server/public.ts'
import type { Context } from '#platform/server/context.ts'
import { storedFile } from '#platform/server/files/tables.ts'
import { newId } from '#platform/server/ids.ts'
import { notFound, AppError } from '#platform/server/app-error.ts'
import { householdKey, type LinkKey } from '../contract/upload-form.ts'
import { eraseDocument } from './documents.ts'
import { openRequest, thisRequest, wantedNow, type OpenedRequest, type RequestRow } from './request-row.ts'
import { documentRequest } from '#areas/applications/server/public.ts'
import { publicHandler } from '#platform/server/http/handler.ts'
import { publicUploadHandler } from '#platform/server/http/upload-route.ts'
import { publicFileHandler } from '#platform/server/http/file-route.ts'
import * as contract from '../contract/upload-form.ts'

export const getUploadForm = publicHandler(contract.getUploadForm, { perMinute: 60 }, async (ctx, { params }) => {
  const { request, application } = await openRequest(ctx, params, 'read')
  const papers = await readPapers(ctx, application)
  return {
    template: ctx.workspace.formTemplate,
    language: application.language,
    projectName: await publicName(ctx),
    contactName: application.contactName,
    note: request.note,
    expiresAt: request.expiresAt.toISOString(),
    receivedAt: request.receivedAt?.toISOString() ?? null,
    places: placesOf(ctx, { request, application }, papers),
    documents: broughtBy(request, papers).map((document) => handedInOf(document, params)),
  }
})

/**
 * Documents required only of the chosen applicant are neither offered to nor accepted from others, unless this
 * request asks for them.
 */
const takenBy = ({ request, application }: OpenedRequest, { slots }: Papers) =>
  slots.filter((slot) => isDue(slot, { isChosen: isChosen(application.progressState), wanted: request.wanted }))

/** Requested documents first, then optional ones. */
function placesOf(ctx: Context, opened: OpenedRequest, papers: Papers) {
  const wanted = wantedNow(opened.request, papers)
  const asked = wanted.map(({ slot, reason }) => ({ slot, reason }))
  const further = takenBy(opened, papers)
    .filter((slot) => wanted.every((one) => one.slot !== slot))
    .map((slot) => ({ slot, reason: null }))
  return [...asked, ...further].map(({ slot: { person, category, label, maxFiles }, reason }) => ({
    person,
    name: person === null ? null : (papers.nameByPerson.get(person) ?? null),
    category,
    title: formText(label, ctx.t, ctx.language),
    maxFiles,
    reason,
  }))
}

const broughtBy = ({ createdAt }: RequestRow, { documents }: Papers) =>
  documents.filter((document) => document.createdAt !== undefined && document.createdAt >= createdAt)

interface Brought {
  id: string
  person: string | null
  category: string
  file: { name: string; contentType: string; size: number }
}

const handedInOf = ({ id, person, category, file }: Brought, { uuid, token }: LinkKey): HandedIn => ({
  id,
  person,
  key: category,
  displayName: file.name,
  contentType: file.contentType,
  size: file.size,
  url: `/api/v1/action/${uuid}/${token}/documents-upload-form/${id}`,
})

export const handInDocument = publicUploadHandler(
  contract.handInDocument,
  { rules: documentRules },
  async (ctx, { params }, file) => {
    const opened = await openRequest(ctx, params, 'change')
    const { request, application } = opened
    const papers = await readPapers(ctx, application)
    const person = params.personKey === householdKey ? null : params.personKey
    const { category } = params
    const slot = takenBy(opened, papers).find((one) => one.person === person && one.category === category)
    if (!slot) throw new AppError('enquiries_paper_not_in_form', { status: 422 })
    const there = broughtBy(request, papers).filter((one) => one.person === person && one.category === category)
    if (there.length >= slot.maxFiles) {
      throw new AppError('application_form_too_many_files', { values: { max: slot.maxFiles } })
    }
    const place = { workspaceId: ctx.workspace.id, createdAt: ctx.now }
    await ctx.db
      .insert(storedFile)
      .values({ ...place, ...file, ownerKind: 'application', ownerId: application.id, category })
    const id = newId()
    await ctx.db
      .insert(applicationDocument)
      .values({ ...place, id, applicationId: application.id, adultId: person, category, fileId: file.id })
    await refreshDocumentsState(ctx, application)
    ctx.record(documentAdded.entry(subjectOf(application), { name: file.name }))
    return handedInOf({ id, person, category, file }, params)
  },
)

export const takeBackHandedIn = publicHandler(contract.takeBackHandedIn, { perMinute: 60 }, async (ctx, { params }) => {
  const { document, application } = await findBrought(ctx, params, 'change')
  await eraseDocument(ctx, { documentId: document.id, file: document.file })
  await refreshDocumentsState(ctx, application)
  ctx.record(documentRemoved.entry(subjectOf(application), { name: document.file.name }))
  return {}
})

export const serveHandedIn = publicFileHandler(contract.serveHandedIn, async (ctx, { params }) => {
  const { name, contentType, size, storageKey } = (await findBrought(ctx, params, 'read')).document.file
  return { name, contentType, size, content: await ctx.services.files.get(storageKey), inline: true }
})

/**
 * Only documents uploaded through this link: documents that the office already had are not shown to the holder of a
 * mail.
 */
async function findBrought(
  ctx: Context,
  { documentId, ...key }: LinkKey & { documentId: string },
  purpose: 'read' | 'change',
) {
  const { request, application } = await openRequest(ctx, key, purpose)
  const document = broughtBy(request, await readPapers(ctx, application)).find(({ id }) => id === documentId)
  if (!document) throw notFound('applications_document_not_found')
  return { document, application }
}

export const finishHandingIn = publicHandler(contract.finishHandingIn, { perMinute: 30 }, async (ctx, { params }) => {
  const opened = await openRequest(ctx, params, 'change')
  const papers = await readPapers(ctx, opened.application)
  if (broughtBy(opened.request, papers).length === 0) throw new AppError('enquiries_nothing_handed_in')
  await receive(ctx, opened)
  return {}
})

/** A second click finds the request already received and notifies no one again. */
async function receive(ctx: Context, { request, application }: OpenedRequest): Promise<void> {
  const [received] = await ctx.db
    .update(documentRequest)
    .set({ receivedAt: ctx.now })
    .where(and(thisRequest(ctx, request.id), isNull(documentRequest.receivedAt)))
    .returning({ id: documentRequest.id })
  if (!received) return
  await changeApplication(ctx, application, {})
  ctx.record({ event: 'application.documents_received', subject: subjectOf(application) })
  await tellOf(ctx, application)
}

const tellOf = (ctx: Context, application: ApplicationRow): Promise<void> =>
  tellOfApplication(ctx, { kind: 'documents_received', application, objectIds: [] })
