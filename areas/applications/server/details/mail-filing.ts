// Files an attachment of a mail as a document of the household. It is a copy, so the mail keeps its attachment when
// the document is deleted.

import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import { formText } from '#areas/forms/rules/form-text.ts'
import type { Context, StaffContext } from '#platform/server/context.ts'
import { storedFile } from '#platform/server/files/tables.ts'
import { newId } from '#platform/server/ids.ts'
import type { FiledAs, Filing, FilingPlaces } from '#platform/server/records/kind-shape.ts'
import { fieldRefusal, AppError } from '#platform/server/app-error.ts'
import { applicationPapers } from '../extension-points.ts'
import { findApplication, lockApplication, subjectOf } from './application-row.ts'
import { adult, applicationDocument } from '../tables.ts'

type StoredFile = typeof storedFile.$inferSelect

export const applicationFiling: Filing<StaffContext> = { filedAs, placesOf, fileAway }

async function filedAs(ctx: Context, fileIds: readonly string[]): Promise<ReadonlyMap<string, FiledAs>> {
  if (fileIds.length === 0) return new Map()
  const { fromFileId, adultId, category, workspaceId } = applicationDocument
  const rows = await ctx.db
    .select({ fromFileId, adultId, category })
    .from(applicationDocument)
    .where(and(eq(workspaceId, ctx.workspace.id), isNotNull(fromFileId), inArray(fromFileId, [...fileIds])))
  return new Map(rows.map(({ fromFileId: file, ...as }) => [file ?? '', as]))
}

async function placesOf(ctx: StaffContext, id: string): Promise<FilingPlaces> {
  const slots = await applicationPapers().readSlots(ctx, await findApplication(ctx, id))
  const people = await ctx.db
    .select({ id: adult.id, first: adult.firstName, last: adult.lastName })
    .from(adult)
    .where(and(eq(adult.workspaceId, ctx.workspace.id), eq(adult.applicationId, id)))
    .orderBy(adult.position)
  const categories = new Map(
    slots.map(({ category, label, person }) => [category, { label, isOfHousehold: person === null }]),
  )
  return {
    adults: people.map(({ id: value, first, last }) => ({ value, displayName: `${first} ${last}` })),
    categories: [...categories].map(([value, { label, isOfHousehold }]) => ({
      value,
      displayName: formText(label, ctx.t, ctx.language),
      isOfHousehold,
    })),
  }
}

async function fileAway(
  ctx: StaffContext,
  id: string,
  { file, adultId, category }: FiledAs & { file: StoredFile },
): Promise<void> {
  const application = await lockApplication(ctx, id)
  if ((await filedAs(ctx, [file.id])).size > 0) throw new AppError('communication_already_filed')
  const slots = await applicationPapers().readSlots(ctx, await findApplication(ctx, id))
  if (!slots.some((slot) => slot.person === adultId && slot.category === category)) {
    throw fieldRefusal('category', 'enquiries_paper_not_in_form')
  }
  await ctx.db.insert(applicationDocument).values({
    workspaceId: ctx.workspace.id,
    id: newId(),
    applicationId: id,
    adultId,
    category,
    fileId: await copyFor(ctx, id, { ...file, category }),
    fromFileId: file.id,
    createdAt: ctx.now,
  })
  await applicationPapers().refreshState(ctx, application)
  ctx.record({ event: 'application.document_filed', subject: subjectOf(application), cause: file.name })
}

async function copyFor(ctx: Context, applicationId: string, file: StoredFile): Promise<string> {
  const id = newId()
  const storageKey = `${ctx.workspace.id}/${id}`
  const owner = { ownerKind: 'application', ownerId: applicationId, uploadedBy: null, createdAt: ctx.now }
  await ctx.db.insert(storedFile).values({ ...file, ...owner, id, storageKey })
  await ctx.services.files.put(storageKey, await ctx.services.files.get(file.storageKey))
  return id
}
