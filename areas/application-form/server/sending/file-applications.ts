// Writes households as applications: people, wishes, number, search text, audit. The caller has validated them.

import { adult, applicationWish, child, submitted } from '#areas/applications/server/public.ts'
import { insertApplications, markAlikeLater, peopleFirst } from '#areas/applications/server/public.ts'
import type { Context } from '#platform/server/context.ts'
import { insertRows } from '#platform/server/db/insert-rows.ts'
import { acrossOf, asks } from '#areas/forms/rules/across.ts'
import { textOf, type Person } from '#areas/forms/rules/answers.ts'
import type { FormDefinition } from '#areas/forms/rules/form-definition.ts'
import { sectionsOf } from '#areas/forms/rules/form-definition.ts'
import { shownAnswers } from '#areas/forms/rules/shown-fields.ts'
import { adultColumns, childColumns } from '../filling/answer-columns.ts'
import { digestOf } from './sent-digest.ts'
import { applicationColumns, type Household } from '../filling/application-columns.ts'
import type { ObjectOnOffer } from './wished-objects.ts'

export interface PreparedApplication extends Household {
  id: string
  slug: string
  tokenHash: Buffer
  formId: string | null
  language: 'de' | 'fr'
  /** The wishes in their order. */
  objects: readonly ObjectOnOffer[]
  submittedAt: Date
  /** Staff member who typed in the paper form; absent if the household filled it in. */
  recordedBy?: string | null
}

export interface FiledApplication {
  id: string
  number: number
  contactName: string
  contactEmail: string
}

export async function fileApplications(
  ctx: Context,
  prepared: readonly PreparedApplication[],
): Promise<FiledApplication[]> {
  if (prepared.length === 0) return []
  const workspaceId = ctx.workspace.id
  const unnumbered = prepared.map(applicationRow)
  await peopleFirst(ctx)
  await insertRows(
    ctx.client,
    adult,
    prepared.flatMap((one) => adultRows(workspaceId, one)),
  )
  await insertRows(
    ctx.client,
    child,
    prepared.flatMap((one) => childRows(workspaceId, one)),
  )
  await insertRows(
    ctx.client,
    applicationWish,
    prepared.flatMap((one) => wishRows(workspaceId, one)),
  )
  // From here on until the commit everybody else who sends waits.
  const first = await takeNumbers(ctx, prepared.length)
  const rows = unnumbered.map((row, index) => ({ ...row, workspaceId, number: first + index }))
  await insertApplications(ctx, rows)
  await markAlikeLater(
    ctx,
    rows.map(({ id }) => id),
  )
  for (const { id, number, contactName } of rows) {
    ctx.record(submitted.entry({ kind: 'application', id, title: `${number} ${contactName}` }, {}))
  }
  return rows.map(({ id, number, contactName, contactEmail }) => ({ id, number, contactName, contactEmail }))
}

/** Reserves `count` consecutive numbers and returns the first. */
async function takeNumbers(ctx: Context, count: number): Promise<number> {
  const { rows } = await ctx.client.query<{ last: number }>(
    `insert into number_sequence as s (workspace_id, name, last) values ($1, 'application', $2)
      on conflict (workspace_id, name) do update set last = s.last + $2 returning last`,
    [ctx.workspace.id, count],
  )
  return Number(rows[0]?.last) - count + 1
}

function applicationRow(one: PreparedApplication) {
  const { id, slug, tokenHash, formId, language, submittedAt } = one
  return {
    id,
    slug,
    tokenHash,
    formId,
    language,
    ...applicationColumns(one),
    answers: keptAnswers(one, 'household', one.entry),
    sentDigest: digestOf(one.entry),
    recordedBy: one.recordedBy ?? null,
    createdAt: submittedAt,
    lastActivityAt: submittedAt,
  }
}

export const adultRow = (household: Household, person: Person) => ({
  ...adultColumns(person.answers),
  // A single adult is not asked for the role in the contract.
  ...(household.entry.adults.length === 1 && { tenantType: singleTenant(household, person) }),
  answers: keptAnswers(household, 'adult', person),
})

export const childRow = (household: Household, person: Person) => ({
  ...childColumns(person.answers),
  answers: keptAnswers(household, 'child', person),
})

const singleTenant = ({ form }: Household, { answers }: Person): string | null =>
  asks(form, 'adult', 'tenant_type') ? 'main_tenant' : textOf(answers, 'tenant_type') || null

const adultRows = (workspaceId: string, one: PreparedApplication) =>
  one.entry.adults.map((person, position) => ({
    workspaceId,
    id: person.key,
    applicationId: one.id,
    position,
    ...adultRow(one, person),
  }))

const childRows = (workspaceId: string, one: PreparedApplication) =>
  one.entry.children.map((person, position) => ({
    workspaceId,
    id: person.key,
    applicationId: one.id,
    position,
    ...childRow(one, person),
  }))

export const wishRows = (workspaceId: string, { id, objects }: Pick<PreparedApplication, 'id' | 'objects'>) =>
  objects.map(({ card, buildingId }, index) => ({
    workspaceId,
    applicationId: id,
    objectId: card.id,
    buildingId,
    rank: index + 1,
  }))

/**
 * Returns only answers to questions that are shown: data no longer asked for must not be stored. Texts are trimmed
 * and repetitions removed.
 */
export function keptAnswers(
  { form, world, entry }: Pick<Household, 'form' | 'world' | 'entry'>,
  of: 'household' | 'adult' | 'child',
  { answers }: Pick<Person, 'answers'>,
) {
  const sections = sectionsOf(form, of)
  const repeated = repetitionsIn(form)
  const shown = Object.entries(
    shownAnswers({ sections, answers, world, across: acrossOf({ form, world, entry }) }),
  ).filter(([key]) => !repeated.has(key))
  return Object.fromEntries(
    shown.map(([key, value]) => [key, typeof value === 'string' ? textOf(answers, key) : value]),
  )
}

const repetitionsIn = (form: FormDefinition): Set<string> =>
  new Set(sectionsOf(form, 'adult').flatMap(({ fields }) => fields.filter((one) => one.confirms).map(({ key }) => key)))
