// Everything about one form being filled in or sent, read the same way from a draft and from an application.

import { and, asc, eq } from 'drizzle-orm'
import { adult, applicationDocument, applicationWish, child } from '#areas/applications/server/tables.ts'
import { generalSettings } from '#areas/project-settings/rules/settings.ts'
import type { Context } from '#platform/server/context.ts'
import { storedFile } from '#platform/server/files/tables.ts'
import { readSetting } from '#platform/server/session/settings.ts'
import type { FilledPerson } from '../contract/form-shapes.ts'
import type { Answers, FormEntry, FormWorld } from '../rules/answers.ts'
import { swissDay } from '../rules/days.ts'
import type { FormDefinition } from '../rules/form-definition.ts'
import type { FormTemplate } from '../rules/form-kinds.ts'
import { formGeneralSettings } from '../rules/form-settings.ts'
import { paperForm } from '../rules/paper-form.ts'
import { adultAnswers, answersIn, childAnswers, peopleIn } from './answer-columns.ts'
import type { ApplicationRow, Door, DraftRow } from './credentials.ts'
import { findStoredForm } from './forms.ts'
import { applicationDraftDocument } from './tables.ts'
import { readObjects, wishOf, type ObjectOnOffer } from './wished-objects.ts'

export interface StoredDocument {
  id: string
  person: string | null
  category: string
  /** Of what was sent: the day printed on it, else the day it came. */
  issuedOn?: string
  createdAt?: Date
  file: typeof storedFile.$inferSelect
}

export interface Dossier {
  door: Door
  form: FormDefinition
  template: FormTemplate
  formId: string | null
  language: 'de' | 'fr'
  objects: ObjectOnOffer[]
  world: FormWorld
  household: { version: number; answers: Answers }
  adults: FilledPerson[]
  children: FilledPerson[]
  documents: StoredDocument[]
}

type Content = Pick<Dossier, 'household' | 'adults' | 'children' | 'documents'> & { objectIds: string[] }

export async function readDossier(ctx: Context, door: Door): Promise<Dossier> {
  const { formId, language } = door.kind === 'draft' ? door.draft : door.application
  const { form: asked, template } = await findStoredForm(ctx, formId)
  const form = door.kind === 'draft' && door.draft.receivedOn ? paperForm(asked) : asked
  const { objectIds, ...content } = await (door.kind === 'draft'
    ? draftContent(ctx, door.draft)
    : applicationContent(ctx, door.application))
  const found = await readObjects(ctx, objectIds)
  // What was sent has its place, and counts itself among those that fill it.
  const objects = door.kind === 'draft' ? found : found.map((one) => ({ ...one, card: { ...one.card, isFull: false } }))
  return { door, form, template, formId, language, objects, world: await worldOf(ctx, objects), ...content }
}

export async function worldOf(ctx: Context, objects: readonly ObjectOnOffer[]): Promise<FormWorld> {
  const { adultAge } = await readSetting(ctx, 'general', generalSettings)
  const { occupancy } = await readSetting(ctx, 'form_general', formGeneralSettings)
  return { today: swissDay(ctx.now), adultAge, occupancy, objects: objects.map(({ card }) => wishOf(card)) }
}

export const entryOf = ({ household, adults, children, documents }: Dossier): FormEntry => ({
  answers: household.answers,
  adults,
  children,
  documents,
})

async function draftContent(ctx: Context, draft: DraftRow): Promise<Content> {
  const documents = await ctx.db
    .select({ document: applicationDraftDocument, file: storedFile })
    .from(applicationDraftDocument)
    .innerJoin(
      storedFile,
      and(
        eq(storedFile.workspaceId, applicationDraftDocument.workspaceId),
        eq(storedFile.id, applicationDraftDocument.fileId),
      ),
    )
    .where(
      and(eq(applicationDraftDocument.workspaceId, ctx.workspace.id), eq(applicationDraftDocument.draftId, draft.id)),
    )
    .orderBy(asc(applicationDraftDocument.createdAt), asc(applicationDraftDocument.id))
  return {
    objectIds: draft.objectIds,
    household: { version: draft.version, answers: answersIn(draft.answers) },
    ...peopleIn(draft.people),
    documents: documents.map(({ document: { id, personKey, category }, file }) => ({
      id,
      person: personKey,
      category,
      file,
    })),
  }
}

async function applicationContent(ctx: Context, row: ApplicationRow): Promise<Content> {
  const objectIds = await wishesOf(ctx, row)
  const adults = await ctx.db
    .select()
    .from(adult)
    .where(and(eq(adult.workspaceId, ctx.workspace.id), eq(adult.applicationId, row.id)))
    .orderBy(asc(adult.position), asc(adult.id))
  const children = await ctx.db
    .select()
    .from(child)
    .where(and(eq(child.workspaceId, ctx.workspace.id), eq(child.applicationId, row.id)))
    .orderBy(asc(child.position), asc(child.id))
  return {
    objectIds,
    household: { version: row.version, answers: { ...answersIn(row.answers), priorities: objectIds } },
    adults: adults.map((one) => ({ key: one.id, version: one.version, answers: { ...adultAnswers(one) } })),
    children: children.map((one) => ({ key: one.id, version: one.version, answers: { ...childAnswers(one) } })),
    documents: await documentsOf(ctx, row),
  }
}

export async function wishesOf(ctx: Context, { id }: Pick<ApplicationRow, 'id'>): Promise<string[]> {
  const wishes = await ctx.db
    .select({ objectId: applicationWish.objectId })
    .from(applicationWish)
    .where(and(eq(applicationWish.workspaceId, ctx.workspace.id), eq(applicationWish.applicationId, id)))
    .orderBy(asc(applicationWish.rank))
  return wishes.map(({ objectId }) => objectId)
}

async function documentsOf(ctx: Context, { id }: ApplicationRow): Promise<StoredDocument[]> {
  const rows = await ctx.db
    .select({ document: applicationDocument, file: storedFile })
    .from(applicationDocument)
    .innerJoin(
      storedFile,
      and(eq(storedFile.workspaceId, applicationDocument.workspaceId), eq(storedFile.id, applicationDocument.fileId)),
    )
    .where(and(eq(applicationDocument.workspaceId, ctx.workspace.id), eq(applicationDocument.applicationId, id)))
    .orderBy(asc(applicationDocument.createdAt), asc(applicationDocument.id))
  return rows.map(({ document, file }) => ({
    id: document.id,
    person: document.adultId,
    category: document.category,
    issuedOn: document.issuedOn ?? swissDay(document.createdAt),
    createdAt: document.createdAt,
    file,
  }))
}
