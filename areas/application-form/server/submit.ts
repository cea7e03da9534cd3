// Sending the form: draft, people, wishes and papers become an application in one transaction. Asked again, the same
// application answers, because the draft is held while it is turned and gone afterwards.

import { and, eq } from 'drizzle-orm'
import { staffNames, tellOfApplication } from '#areas/applications/server/public.ts'
import { applicationDocument } from '#areas/applications/server/tables.ts'
import type { AnswerOf } from '#platform/contract/endpoint.ts'
import type { Context } from '#platform/server/context.ts'
import { storedFile } from '#platform/server/files/tables.ts'
import type { Received } from '#platform/server/http/received.ts'
import { newId } from '#platform/server/ids.ts'
import type { Credentials } from '../contract/form-shapes.ts'
import type { submitApplication } from '../contract/submit.ts'
import { swissDay } from '../rules/days.ts'
import { receivedAt } from '../rules/paper-form.ts'
import { wishedObjects } from '../rules/occupancy.ts'
import { problemsOfForm, type Problem } from '../rules/validity.ts'
import { sendConfirmation } from './confirmation-mail.ts'
import { heldCredentials, holdDraft, mustBeHeld } from './holding.ts'
import { findDoor, type DraftRow } from './credentials.ts'
import { entryOf, readDossier, type Dossier } from './dossier.ts'
import { fileApplications, type FiledApplication } from './file-applications.ts'
import { sentOf } from './form-page.ts'
import { refuseWhilePaused } from './pause.ts'
import { refuseProblems } from './refusals.ts'
import { applicationDraft, applicationLink, creditCertificate } from './tables.ts'
import { holdLimitedObjects, type ObjectOnOffer } from './wished-objects.ts'

export async function submitDraft(
  ctx: Context,
  { params, body }: Received<typeof submitApplication>,
): Promise<AnswerOf<typeof submitApplication>> {
  const door = await findDoor(ctx, params, 'change')
  if (door.kind === 'application') return { ...sentOf(door.application), isHeld: false }
  await refuseWhilePaused(ctx)
  await holdLimitedObjects(ctx, door.draft.objectIds)
  const begun = await readDossier(ctx, door)
  const dossier = { ...begun, language: body.language ?? begun.language }
  const judged = { form: dossier.form, entry: entryOf(dossier), world: dossier.world }
  refuseProblems(ctx, [...availabilityProblems(wishesOf(dossier)), ...problemsOfForm(judged)])
  const { draft } = door
  if (mustBeHeld(ctx, draft)) {
    const contactEmail = await holdDraft(ctx, dossier, { draft, credentials: params })
    const submittedAt = ctx.now.toISOString()
    return { number: null, submittedAt, contactEmail, isEmailValidated: false, canChange: true, isHeld: true }
  }
  return sendDraft(ctx, dossier, { draft, credentials: params, isProven: false })
}

/** What was held becomes an application when its address is proven; asked by the rules once more, for days may have passed. */
export async function sendHeldDraft(ctx: Context, draft: DraftRow): Promise<SentNow | null> {
  const credentials = heldCredentials(ctx, draft)
  if (!credentials) return null
  await holdLimitedObjects(ctx, draft.objectIds)
  const dossier = await readDossier(ctx, { kind: 'draft', draft })
  const judged = { form: dossier.form, entry: entryOf(dossier), world: dossier.world }
  refuseProblems(ctx, [...availabilityProblems(wishesOf(dossier)), ...problemsOfForm(judged)])
  return sendDraft(ctx, dossier, { draft, credentials, isProven: true })
}

type SentNow = AnswerOf<typeof submitApplication>

interface Sending {
  draft: DraftRow
  credentials: Credentials
  isProven: boolean
}

async function sendDraft(ctx: Context, dossier: Dossier, { draft, credentials, isProven }: Sending): Promise<SentNow> {
  const filed = await fileDraft(ctx, dossier, draft)
  const wishes = wishesOf(dossier).map(({ card }) => card)
  const { language } = dossier
  const objects = wishes.map(({ title }) => title)
  // Whoever wrote on paper may have no address for mails.
  if (filed.contactEmail) await sendConfirmation(ctx, { filed, credentials, language, objects, isProven })
  const objectIds = wishes.map(({ id }) => id)
  await tellOfApplication(ctx, { kind: 'application_new', application: filed, objectIds })
  return {
    number: filed.number,
    submittedAt: submittedAt(ctx, draft).toISOString(),
    contactEmail: filed.contactEmail,
    isEmailValidated: isProven,
    canChange: true,
    isHeld: false,
  }
}

function wishesOf(dossier: Dossier): ObjectOnOffer[] {
  const wished = wishedObjects(entryOf(dossier), dossier.world)
  return wished.flatMap(({ id }) => dossier.objects.filter(({ card }) => card.id === id))
}

/** What was given to somebody else meanwhile is taken out by the household itself, so that it knows. */
function availabilityProblems(objects: readonly ObjectOnOffer[]): Problem[] {
  const gone = objects.filter(({ card }) => !card.isFree || card.isFull)
  const [first] = gone
  if (!first) return []
  const path = 'priorities'
  if (gone.length < objects.length) {
    const key = first.card.isFree ? 'application_form_object_full' : 'application_form_object_not_free'
    return [{ path, key, values: { title: first.card.title } }]
  }
  const areOnlyFull = gone.every(({ card }) => card.isFree)
  return [{ path, key: areOnlyFull ? 'application_form_objects_full' : 'application_form_no_object_free' }]
}

async function fileDraft(ctx: Context, dossier: Dossier, draft: DraftRow): Promise<FiledApplication> {
  const objects = wishesOf(dossier)
  const id = newId()
  const [filed] = await fileApplications(ctx, [
    {
      id,
      slug: draft.slug,
      tokenHash: draft.tokenHash,
      formId: dossier.formId,
      form: dossier.form,
      language: dossier.language,
      entry: entryOf(dossier),
      world: dossier.world,
      objects,
      firstRent: objects[0]?.card.rentalgross ?? null,
      submittedAt: submittedAt(ctx, draft),
      recordedBy: draft.recordedBy,
    },
  ])
  if (!filed) throw new Error('the application was not filed')
  await recordPaper(ctx, draft, filed)
  await moveDocuments(ctx, dossier, id)
  await ctx.db
    .update(applicationLink)
    .set({ applicationId: id, draftId: null })
    .where(and(eq(applicationLink.workspaceId, ctx.workspace.id), eq(applicationLink.draftId, draft.id)))
  await ctx.db
    .update(creditCertificate)
    .set({ applicationId: id, draftId: null })
    .where(and(eq(creditCertificate.workspaceId, ctx.workspace.id), eq(creditCertificate.draftId, draft.id)))
  await ctx.db
    .delete(applicationDraft)
    .where(and(eq(applicationDraft.workspaceId, ctx.workspace.id), eq(applicationDraft.id, draft.id)))
  return filed
}

const submittedAt = (ctx: Context, { receivedOn }: DraftRow): Date =>
  receivedOn ? receivedAt(receivedOn, swissDay(ctx.now), ctx.now) : ctx.now

/** The call comes by the draft's key; who typed it in stands in the draft. */
async function recordPaper(ctx: Context, { receivedOn, recordedBy }: DraftRow, filed: FiledApplication): Promise<void> {
  if (!receivedOn || !recordedBy) return
  const { name } = (await staffNames(ctx, [recordedBy]))(recordedBy)
  ctx.record({
    event: 'application.recorded_from_paper',
    subject: { kind: 'application', id: filed.id, title: `${filed.number} ${filed.contactName}` },
    actor: { kind: 'user', id: recordedBy, name },
    changes: [{ field: 'received_on', old: null, new: receivedOn }],
  })
}

async function moveDocuments(ctx: Context, { documents }: Dossier, applicationId: string): Promise<void> {
  if (documents.length === 0) return
  await ctx.db.insert(applicationDocument).values(
    documents.map(({ id, person, category, file }) => ({
      workspaceId: ctx.workspace.id,
      id,
      applicationId,
      adultId: person,
      category,
      fileId: file.id,
      createdAt: ctx.now,
    })),
  )
  for (const { file } of documents) {
    await ctx.db
      .update(storedFile)
      .set({ ownerKind: 'application', ownerId: applicationId })
      .where(and(eq(storedFile.workspaceId, ctx.workspace.id), eq(storedFile.id, file.id)))
  }
}
