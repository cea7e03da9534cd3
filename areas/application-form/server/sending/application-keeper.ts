// Keeps later changes of what was sent: each one is recorded with the old and the new value and moves the last activity.

import { and, eq } from 'drizzle-orm'
import {
  adult,
  application,
  applicationDocument,
  child,
  answersChanged,
  documentAdded,
  documentRemoved,
  personAdded,
  personChanged,
  personRemoved,
} from '#areas/applications/server/public.ts'
import { markAlikeLater, refreshSearchTexts, tellOfApplication } from '#areas/applications/server/public.ts'
import type { Change } from '#platform/server/audit/record.ts'
import type { Context } from '#platform/server/context.ts'
import { storedFile } from '#platform/server/files/tables.ts'
import { entryWith } from '#areas/forms/rules/across.ts'
import { nameOf, type Answers } from '#areas/forms/rules/answers.ts'
import { adultColumns } from '../filling/answer-columns.ts'
import { applicationColumns } from '../filling/application-columns.ts'
import type { ApplicationRow } from '../later/credentials.ts'
import { confirmNewAddress } from '../later/new-address.ts'
import { entryOf, readDossier, type Dossier } from '../documents/dossier.ts'
import { adultRow, childRow, keptAnswers } from './file-applications.ts'
import type { Keeper } from '../filling/keeper.ts'
import { digestOf } from './sent-digest.ts'
import { changeWishes } from './sent-wishes.ts'
import { wishesOf } from './wishes-to-be-had.ts'

export function applicationKeeper(ctx: Context, row: ApplicationRow, dossier: Dossier): Keeper {
  const workspaceId = ctx.workspace.id
  const household = { form: dossier.form, world: dossier.world, entry: entryOf(dossier), firstRent: null }
  const subject = { kind: 'application', id: row.id, title: `${row.number} ${row.contactName}` }
  const thisAdult = (id: string) =>
    and(eq(adult.workspaceId, workspaceId), eq(adult.applicationId, row.id), eq(adult.id, id))
  const thisChild = (id: string) =>
    and(eq(child.workspaceId, workspaceId), eq(child.applicationId, row.id), eq(child.id, id))

  return {
    async saveHousehold(answers) {
      const kept = keptAnswers({ ...household, entry: { ...household.entry, answers } }, 'household', { answers })
      const changes = changesBetween(dossier.household.answers, kept)
      // Saving unchanged answers is not a change.
      if (changes.length === 0) return dossier.household
      await changeWishes(ctx, dossier, { id: row.id, answers })
      await ctx.db.update(application).set({ answers: kept }).where(thisApplication(ctx, row.id))
      ctx.record(answersChanged.entry(subject, { changes }))
      return { version: await refreshApplication(ctx, row, dossier), answers: kept }
    },

    async addPerson(kind, person) {
      const place = { workspaceId, id: person.key, applicationId: row.id }
      const joined = { ...household, entry: entryWith(household.entry, kind, person) }
      if (kind === 'adult') {
        await ctx.db.insert(adult).values({ ...place, position: dossier.adults.length, ...adultRow(joined, person) })
      } else {
        await ctx.db.insert(child).values({ ...place, position: dossier.children.length, ...childRow(joined, person) })
      }
      ctx.record(personAdded.entry(subject, { name: nameOf(person) }))
      await refreshApplication(ctx, row, dossier)
    },

    async savePerson(kind, before, answers) {
      const saved = { key: before.key, version: before.version + 1, answers: { ...answers } }
      const joined = { ...household, entry: entryWith(household.entry, kind, saved) }
      // Compare only the form's questions. Other columns, such as those filled in by staff, are not answers.
      const changes = changesBetween(keptAnswers(household, kind, before), keptAnswers(joined, kind, saved))
      if (changes.length === 0) return before
      const { version } = saved
      if (kind === 'adult') {
        await ctx.db
          .update(adult)
          .set({ ...adultRow(joined, saved), version })
          .where(thisAdult(saved.key))
      } else {
        await ctx.db
          .update(child)
          .set({ ...childRow(joined, saved), version })
          .where(thisChild(saved.key))
      }
      ctx.record(personChanged.entry(subject, { changes, name: nameOf(saved) }))
      await refreshApplication(ctx, row, dossier)
      return saved
    },

    async removePerson(kind, person) {
      await ctx.db
        .delete(kind === 'adult' ? adult : child)
        .where(kind === 'adult' ? thisAdult(person.key) : thisChild(person.key))
      ctx.record(personRemoved.entry(subject, { name: nameOf(person) }))
      await refreshApplication(ctx, row, dossier)
    },

    async addDocument({ id, person, category, fileId, name }) {
      await ctx.db
        .insert(applicationDocument)
        .values({ workspaceId, id, applicationId: row.id, adultId: person, category, fileId, createdAt: ctx.now })
      await ctx.db
        .update(storedFile)
        .set({ ownerKind: 'application', ownerId: row.id, category })
        .where(and(eq(storedFile.workspaceId, workspaceId), eq(storedFile.id, fileId)))
      ctx.record(documentAdded.entry(subject, { name }))
      await refreshApplication(ctx, row, dossier)
    },

    async removeDocument({ id, file }) {
      await ctx.db
        .delete(applicationDocument)
        .where(and(eq(applicationDocument.workspaceId, workspaceId), eq(applicationDocument.id, id)))
      ctx.record(documentRemoved.entry(subject, { name: file.name }))
      await refreshApplication(ctx, row, dossier)
    },
  }
}

/**
 * Brings the columns that lists read up to what people now say; answers the new version. A column that this change does
 * not touch stays, because staff may have corrected it.
 */
async function refreshApplication(ctx: Context, row: ApplicationRow, before: Dossier): Promise<number> {
  const after = await readDossier(ctx, { kind: 'application', application: await findAgain(ctx, row.id) })
  const old = new Map<string, unknown>(Object.entries(columnsOf(before)))
  const columns = columnsOf(after)
  const changed = Object.fromEntries(Object.entries(columns).filter(([key, value]) => old.get(key) !== value))
  const version = row.version + 1
  const haveAnswersChanged = answersIn(before) !== answersIn(after)
  await ctx.db
    .update(application)
    .set({
      ...changed,
      ...(haveAnswersChanged && { answersChangedAt: ctx.now }),
      version,
      lastActivityAt: ctx.now,
      // A new address has not been confirmed by anybody.
      ...('contactEmail' in changed && { emailValidatedAt: null }),
    })
    .where(thisApplication(ctx, row.id))
  if ('contactEmail' in changed) await confirmNewAddress(ctx, await findAgain(ctx, row.id))
  await refreshSearchTexts(ctx, [row.id])
  if (knownBy(before) !== knownBy(after)) await markAlikeLater(ctx, [row.id])
  if (haveAnswersChanged && isFirstSinceJudged(row)) {
    const objectIds = wishesOf(after).map(({ card }) => card.id)
    await tellOfApplication(ctx, { kind: 'application_updated', application: row, objectIds })
  }
  return version
}

const answersIn = (dossier: Dossier): string => digestOf({ ...entryOf(dossier), documents: [] })

/** Notify staff only once that the answers changed since their review, not on each save. */
const isFirstSinceJudged = ({ judgedAt, answersChangedAt }: ApplicationRow): boolean =>
  judgedAt !== null && (answersChangedAt === null || answersChangedAt <= judgedAt)

/** Fields by which duplicates are found: contact, names and dates of birth. */
function knownBy(dossier: Dossier): string {
  const { contactEmail, contactPhone } = columnsOf(dossier)
  const people = dossier.adults.map(({ answers }) => adultColumns(answers))
  return JSON.stringify([
    contactEmail,
    contactPhone,
    people.map(({ firstName, lastName, dateOfBirth }) => [firstName, lastName, dateOfBirth]),
  ])
}

const columnsOf = (dossier: Dossier) =>
  applicationColumns({
    form: dossier.form,
    world: dossier.world,
    entry: entryOf(dossier),
    firstRent: wishesOf(dossier)[0]?.price.rentalgross ?? null,
  })

const thisApplication = (ctx: Context, id: string) =>
  and(eq(application.workspaceId, ctx.workspace.id), eq(application.id, id))

async function findAgain(ctx: Context, id: string): Promise<ApplicationRow> {
  const [row] = await ctx.db.select().from(application).where(thisApplication(ctx, id))
  if (!row) throw new Error('the application that was just changed is gone')
  return row
}

function changesBetween(before: Answers, after: Answers): Change[] {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((key) => key !== 'email_confirm')
  return keys
    .filter((key) => JSON.stringify(before[key] ?? null) !== JSON.stringify(after[key] ?? null))
    .map((field) => ({ field, old: before[field] ?? null, new: after[field] ?? null }))
}
