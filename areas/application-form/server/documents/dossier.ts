// Loads everything about one form, with the same result type for a draft and for an application.

import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm'
import { adult, applicationDocument, applicationWish, child } from '#areas/applications/server/public.ts'
import { generalSettings } from '#areas/project-settings/rules/settings.ts'
import type { Context } from '#platform/server/context.ts'
import { storedFile } from '#platform/server/files/tables.ts'
import { readSetting } from '#platform/server/session/settings.ts'
import type { FilledPerson } from '../../contract/form-shapes.ts'
import type { Answers, FormEntry, FormWorld } from '#areas/forms/rules/answers.ts'
import { swissDay } from '#areas/forms/rules/days.ts'
import type { FormDefinition } from '#areas/forms/rules/form-definition.ts'
import type { FormTemplate } from '#areas/forms/rules/form-kinds.ts'
import { formGeneralSettings } from '#areas/forms/rules/form-settings.ts'
import { paperForm } from '../../rules/paper-form.ts'
import { adultAnswers, answersIn, childAnswers, peopleIn } from '../filling/answer-columns.ts'
import type { ApplicationRow, Door, DraftRow } from '../later/credentials.ts'
import { findStoredForm, type StoredForm } from '#areas/forms/server/public.ts'
import { applicationDraftDocument, applicationLink } from '../tables.ts'
import { takenAway } from '../later/taken-away.ts'
import { readObjects, wishOf, type ObjectOnOffer } from '../sending/wished-objects.ts'

export interface StoredDocument {
  id: string
  person: string | null
  category: string
  /** Set for submitted applications only: the date printed on the document, otherwise the date of upload. */
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
  /** Adults who filled in their part through their own link. */
  ownKeys: ReadonlySet<string>
}

type StoredVersion = Pick<StoredForm, 'form' | 'template'>

type Content = Pick<Dossier, 'household' | 'adults' | 'children' | 'documents' | 'ownKeys'> & { objectIds: string[] }

export async function readDossier(ctx: Context, door: Door): Promise<Dossier> {
  if (door.kind === 'application') return readSentDossier(ctx, door.application)
  const [dossier] = await readDraftDossiers(ctx, [door.draft])
  if (!dossier) throw new Error('a draft has a dossier')
  return dossier
}

/** Loads many drafts with few SQL statements, in the given order. */
export async function readDraftDossiers(ctx: Context, drafts: readonly DraftRow[]): Promise<Dossier[]> {
  const formIds = [...new Set(drafts.map(({ formId }) => formId))]
  const stored = new Map(
    await inTurn(formIds, async (id): Promise<[string, StoredVersion]> => [id, await findStoredForm(ctx, id)]),
  )
  const objects = await readObjects(ctx, [...new Set(drafts.flatMap(({ objectIds }) => objectIds))])
  const objectById = new Map(objects.map((one) => [one.card.id, one]))
  const documents = await documentsOfDrafts(ctx, drafts)
  const ownKeys = await ownKeysBy(
    ctx,
    'draftId',
    drafts.map(({ id }) => id),
  )
  const worldAround = await readSurroundings(ctx)
  return drafts.flatMap((draft) => {
    const found = stored.get(draft.formId)
    if (!found) return []
    const wished = draft.objectIds.flatMap((id) => objectById.get(id) ?? [])
    return [
      {
        door: { kind: 'draft', draft },
        form: draft.receivedOn ? paperForm(found.form) : found.form,
        template: found.template,
        formId: draft.formId,
        language: draft.language,
        objects: wished,
        world: worldAround(wished),
        household: { version: draft.version, answers: answersIn(draft.answers) },
        ...peopleIn(draft.people),
        documents: documents.get(draft.id) ?? [],
        ownKeys: ownKeys.get(draft.id) ?? new Set(),
      },
    ]
  })
}

/** A transaction uses a single connection, so the queries run one after the other. */
async function inTurn<Item, Found>(items: readonly Item[], find: (item: Item) => Promise<Found>): Promise<Found[]> {
  const found: Found[] = []
  for (const item of items) found.push(await find(item))
  return found
}

async function readSentDossier(ctx: Context, row: ApplicationRow): Promise<Dossier> {
  const { formId, language } = row
  const { form, template } = await findStoredForm(ctx, formId)
  const { objectIds: wished, ...content } = await applicationContent(ctx, row)
  const found = await readObjects(ctx, wished)
  // The application counts towards its own object's limit, so the object must not appear full to it.
  const sent = found.map((one) => ({ ...one, card: { ...one.card, isFull: false } }))
  const objects = [...sent, ...(await takenAway(ctx, { id: row.id, wished }))]
  const world = await worldOf(ctx, objects)
  return {
    door: { kind: 'application', application: row },
    form,
    template,
    formId,
    language,
    objects,
    world,
    ...content,
  }
}

export const worldOf = async (ctx: Context, objects: readonly ObjectOnOffer[]): Promise<FormWorld> =>
  (await readSurroundings(ctx))(objects)

/** Reads the settings that the rules need once, for use with any list of objects. */
async function readSurroundings(ctx: Context): Promise<(objects: readonly ObjectOnOffer[]) => FormWorld> {
  const { adultAge } = await readSetting(ctx, 'general', generalSettings)
  const { occupancy } = await readSetting(ctx, 'form_general', formGeneralSettings)
  const today = swissDay(ctx.now)
  return (objects) => ({ today, adultAge, occupancy, objects: objects.map(({ card }) => wishOf(card)) })
}

export const entryOf = ({ household, adults, children, documents }: Dossier): FormEntry => ({
  answers: household.answers,
  adults,
  children,
  documents,
})

async function documentsOfDrafts(ctx: Context, drafts: readonly DraftRow[]): Promise<Map<string, StoredDocument[]>> {
  const ids = drafts.map(({ id }) => id)
  const rows = await ctx.db
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
      and(eq(applicationDraftDocument.workspaceId, ctx.workspace.id), inArray(applicationDraftDocument.draftId, ids)),
    )
    .orderBy(asc(applicationDraftDocument.createdAt), asc(applicationDraftDocument.id))
  const byDraft = Map.groupBy(rows, ({ document }) => document.draftId)
  const asStored = ({ document: { id, personKey, category }, file }: (typeof rows)[number]): StoredDocument => ({
    id,
    person: personKey,
    category,
    file,
  })
  return new Map([...byDraft].map(([draftId, found]) => [draftId, found.map(asStored)]))
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
    ownKeys: (await ownKeysBy(ctx, 'applicationId', [row.id])).get(row.id) ?? new Set(),
  }
}

/** Keys of people who used their own link, by draft or application. */
async function ownKeysBy(
  ctx: Context,
  owner: 'draftId' | 'applicationId',
  ids: readonly string[],
): Promise<Map<string, ReadonlySet<string>>> {
  const used = await ctx.db
    .select({ owner: applicationLink[owner], person: applicationLink.personKey })
    .from(applicationLink)
    .where(
      and(
        eq(applicationLink.workspaceId, ctx.workspace.id),
        eq(applicationLink.purpose, 'co_applicant'),
        isNotNull(applicationLink.usedAt),
        inArray(applicationLink[owner], [...ids]),
      ),
    )
  const byOwner = Map.groupBy(used, (link) => link.owner ?? '')
  return new Map([...byOwner].map(([id, links]) => [id, new Set(links.flatMap(({ person }) => person ?? []))]))
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
