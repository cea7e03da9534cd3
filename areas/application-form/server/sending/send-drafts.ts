// Drafts become applications: people, wishes and papers go along, who sent them gets a mail and staff are told. Many at once with few
// statements; the running numbers are taken when everything else is known.

import { and, eq, inArray, sql } from 'drizzle-orm'
import { tellOfApplications, applicationDocument } from '#areas/applications/server/public.ts'
import { tellExtensions } from '#platform/server/extension-point.ts'
import { staffNames } from '#platform/server/session/staff-names.ts'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { Context } from '#platform/server/context.ts'
import { storedFile } from '#platform/server/files/tables.ts'
import { newId } from '#platform/server/ids.ts'
import type { Credentials } from '../../contract/form-shapes.ts'
import type { submitApplication } from '../../contract/submit.ts'
import { swissDay } from '#areas/forms/rules/days.ts'
import { occupancyNotes } from '#areas/forms/rules/household-checks.ts'
import { receivedAt } from '../../rules/paper-form.ts'
import { sendConfirmations } from '../later/confirmation-mail.ts'
import type { DraftRow } from '../later/credentials.ts'
import { entryOf, type Dossier } from '../documents/dossier.ts'
import { fileApplications, type FiledApplication, type PreparedApplication } from './file-applications.ts'
import { toldContact } from '../later/own-parts.ts'
import { applicationDraft } from '../tables.ts'
import { applicationsSent } from './extension-points.ts'
import type { ObjectOnOffer } from './wished-objects.ts'

export interface Sending {
  draft: DraftRow
  dossier: Dossier
  /** The wished objects in their order. */
  wishes: readonly ObjectOnOffer[]
  credentials: Credentials
  /** The address has been confirmed already. */
  isProven?: boolean
}

export type SentNow = ResponseOf<typeof submitApplication>

/** In their order. The rules have been asked, and the drafts are held. */
export async function sendDrafts(ctx: Context, sendings: readonly Sending[]): Promise<SentNow[]> {
  if (sendings.length === 0) return []
  const filed = await fileApplications(
    ctx,
    sendings.map((one) => preparedOf(ctx, one)),
  )
  const sent = sendings.flatMap((one, index) => {
    const application = filed[index]
    return application ? [{ ...one, application }] : []
  })
  if (sent.length < sendings.length) throw new Error('an application was not filed')
  await recordPaper(ctx, sent)
  await tellExtensions(
    applicationsSent,
    ctx,
    sent.map(({ application, draft }) => ({ ...application, personId: draft.interestedPersonId })),
  )
  await moveDocuments(ctx, sent)
  await moveAlong(ctx, sent)
  await sendConfirmations(
    ctx,
    sent.map(({ application, credentials, dossier, wishes, isProven }) => ({
      filed: application,
      credentials,
      language: dossier.language,
      objects: wishes.map(({ card }) => card.title),
      notes: occupancyNotes(entryOf(dossier), dossier.world),
      ...(isProven && { isProven }),
    })),
  )
  await tellOfApplications(
    ctx,
    sent.map(({ application, wishes }) => ({
      kind: 'application_new',
      application,
      objectIds: wishes.map(({ card }) => card.id),
    })),
  )
  return sent.map(({ application, draft, dossier, isProven = false }) => ({
    number: application.number,
    submittedAt: submittedAt(ctx, draft).toISOString(),
    contactEmail: toldContact(dossier, application.contactEmail),
    isEmailValidated: isProven,
    canChange: true,
    isHeld: false,
  }))
}

interface Sent extends Sending {
  application: FiledApplication
}

const preparedOf = (ctx: Context, { draft, dossier, wishes }: Sending): PreparedApplication => ({
  id: newId(),
  slug: draft.slug,
  tokenHash: draft.tokenHash,
  formId: dossier.formId,
  form: dossier.form,
  language: dossier.language,
  entry: entryOf(dossier),
  world: dossier.world,
  objects: wishes,
  firstRent: wishes[0]?.price.rentalgross ?? null,
  submittedAt: submittedAt(ctx, draft),
  recordedBy: draft.recordedBy,
})

const submittedAt = (ctx: Context, { receivedOn }: DraftRow): Date =>
  receivedOn ? receivedAt(receivedOn, swissDay(ctx.now), ctx.now) : ctx.now

/** The endpoint is called with the draft's token, so the staff member comes from the draft. */
async function recordPaper(ctx: Context, sent: readonly Sent[]): Promise<void> {
  const onPaper = sent.flatMap(({ draft: { receivedOn, recordedBy }, application }) =>
    receivedOn && recordedBy ? [{ receivedOn, recordedBy, application }] : [],
  )
  const nameOf = await staffNames(
    ctx,
    onPaper.map(({ recordedBy }) => recordedBy),
  )
  for (const { receivedOn, recordedBy, application } of onPaper) {
    ctx.record({
      event: 'application.recorded_from_paper',
      subject: {
        kind: 'application',
        id: application.id,
        title: `${application.number} ${application.contactName}`,
      },
      actor: { kind: 'user', id: recordedBy, name: nameOf(recordedBy).name },
      changes: [{ field: 'received_on', old: null, new: receivedOn }],
    })
  }
}

async function moveDocuments(ctx: Context, sent: readonly Sent[]): Promise<void> {
  const rows = sent.flatMap(({ dossier, application }) =>
    dossier.documents.map(({ id, person, category, file }) => ({
      workspaceId: ctx.workspace.id,
      id,
      applicationId: application.id,
      adultId: person,
      category,
      fileId: file.id,
      createdAt: ctx.now,
    })),
  )
  if (rows.length === 0) return
  await ctx.db.insert(applicationDocument).values(rows)
  const fileIds = rows.map(({ fileId }) => fileId)
  await ctx.db
    .update(storedFile)
    .set({ ownerKind: 'application', ownerId: sql`${applicationDocument.applicationId}` })
    .from(applicationDocument)
    .where(
      and(
        eq(storedFile.workspaceId, ctx.workspace.id),
        inArray(storedFile.id, fileIds),
        eq(applicationDocument.workspaceId, storedFile.workspaceId),
        eq(applicationDocument.fileId, storedFile.id),
      ),
    )
}

/** Links and certificates lead to the application from now on; the draft is gone. */
async function moveAlong(ctx: Context, sent: readonly Sent[]): Promise<void> {
  const drafts = sent.map(({ draft }) => draft.id)
  const applications = sent.map(({ application }) => application.id)
  for (const table of ['application_link', 'credit_certificate']) {
    await ctx.client.query(
      `update ${table} t set application_id = became.application_id, draft_id = null
        from unnest($2::uuid[], $3::uuid[]) became (draft_id, application_id)
        where t.workspace_id = $1 and t.draft_id = became.draft_id`,
      [ctx.workspace.id, drafts, applications],
    )
  }
  await ctx.db
    .delete(applicationDraft)
    .where(and(eq(applicationDraft.workspaceId, ctx.workspace.id), inArray(applicationDraft.id, drafts)))
}
