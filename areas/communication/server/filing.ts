// An attachment becomes a paper of the household: a copy, so that the mail keeps its own whatever becomes of the paper.

import { and, eq } from 'drizzle-orm'
import { readPapers, refreshDocumentsState } from '#areas/application-form/server/public.ts'
import { findApplication, holdApplication, subjectOf } from '#areas/applications/server/public.ts'
import { adult, applicationDocument } from '#areas/applications/server/tables.ts'
import { formText } from '#areas/forms/rules/form-text.ts'
import type { AnswerOf } from '#platform/contract/endpoint.ts'
import type { Context, StaffContext } from '#platform/server/context.ts'
import { storedFile } from '#platform/server/files/tables.ts'
import type { Received } from '#platform/server/http/received.ts'
import { newId } from '#platform/server/ids.ts'
import { announce } from '#platform/server/live/announce.ts'
import { mailAttachment, mailMessage } from '#platform/server/mail/tables.ts'
import { fieldRefusal, notFound, Refusal } from '#platform/server/refusal.ts'
import type { fileAttachment, getFiling } from '../contract/filing.ts'
import { findThread } from './thread-row.ts'

type Filing = Received<typeof fileAttachment>

async function findAttachment(ctx: Context, { applicationId, attachmentId }: Filing['params']) {
  const [found] = await ctx.db
    .select({ file: storedFile, direction: mailMessage.direction })
    .from(mailAttachment)
    .innerJoin(
      mailMessage,
      and(eq(mailMessage.workspaceId, mailAttachment.workspaceId), eq(mailMessage.id, mailAttachment.mailId)),
    )
    .innerJoin(
      storedFile,
      and(eq(storedFile.workspaceId, mailAttachment.workspaceId), eq(storedFile.id, mailAttachment.fileId)),
    )
    .where(
      and(
        eq(mailAttachment.workspaceId, ctx.workspace.id),
        eq(mailAttachment.fileId, attachmentId),
        eq(mailMessage.threadId, applicationId),
      ),
    )
    .limit(1)
  if (!found) throw notFound('files_not_found')
  return found.file
}

const filedAs = async (ctx: Context, fileId: string) => {
  const [document] = await ctx.db
    .select()
    .from(applicationDocument)
    .where(and(eq(applicationDocument.workspaceId, ctx.workspace.id), eq(applicationDocument.fromFileId, fileId)))
  return document
}

async function recordOf(ctx: Context, threadId: string): Promise<string> {
  const { applicationId } = await findThread(ctx, threadId)
  if (!applicationId) throw new Refusal('communication_only_applications_file')
  return applicationId
}

export async function readFiling(
  ctx: StaffContext,
  { params }: Received<typeof getFiling>,
): Promise<AnswerOf<typeof getFiling>> {
  const application = await findApplication(ctx, await recordOf(ctx, params.applicationId))
  const file = await findAttachment(ctx, params)
  const { slots } = await readPapers(ctx, application)
  const people = await ctx.db
    .select({ id: adult.id, first: adult.firstName, last: adult.lastName })
    .from(adult)
    .where(and(eq(adult.workspaceId, ctx.workspace.id), eq(adult.applicationId, application.id)))
    .orderBy(adult.position)
  const filed = await filedAs(ctx, file.id)
  const kinds = new Map(
    slots.map(({ category, label, person }) => [category, { label, isOfHousehold: person === null }]),
  )
  return {
    name: file.name,
    adults: people.map(({ id, first, last }) => ({ value: id, displayName: `${first} ${last}` })),
    categories: [...kinds].map(([value, { label, isOfHousehold }]) => ({
      value,
      displayName: formText(label, ctx.t, ctx.language),
      isOfHousehold,
    })),
    filed: filed ? { adultId: filed.adultId, category: filed.category } : null,
  }
}

export async function fileAway(ctx: StaffContext, received: Filing): Promise<AnswerOf<typeof fileAttachment>> {
  const { params, body } = received
  const application = await holdApplication(ctx, await recordOf(ctx, params.applicationId))
  const file = await findAttachment(ctx, params)
  if (await filedAs(ctx, file.id)) throw new Refusal('communication_already_filed')
  const { slots } = await readPapers(ctx, await findApplication(ctx, application.id))
  if (!slots.some(({ person, category }) => person === body.adultId && category === body.category)) {
    throw fieldRefusal('category', 'enquiries_paper_not_in_form')
  }
  await ctx.db.insert(applicationDocument).values({
    workspaceId: ctx.workspace.id,
    id: newId(),
    applicationId: application.id,
    adultId: body.adultId,
    category: body.category,
    fileId: await copyFor(ctx, application.id, { ...file, category: body.category }),
    fromFileId: file.id,
    createdAt: ctx.now,
  })
  await refreshDocumentsState(ctx, application)
  await announce(ctx.client, ctx.workspace.id, 'mails')
  ctx.record({ event: 'application.document_filed', subject: subjectOf(application), cause: file.name })
  return { notify: [{ type: 'success', title: ctx.t('communication_filed', { name: file.name }) }] }
}

async function copyFor(ctx: Context, applicationId: string, file: typeof storedFile.$inferSelect): Promise<string> {
  const id = newId()
  const storageKey = `${ctx.workspace.id}/${id}`
  const owner = { ownerKind: 'application', ownerId: applicationId, uploadedBy: null, createdAt: ctx.now }
  await ctx.db.insert(storedFile).values({ ...file, ...owner, id, storageKey })
  await ctx.house.files.put(storageKey, await ctx.house.files.get(file.storageKey))
  return id
}
