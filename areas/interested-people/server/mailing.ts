// Interested people as mail recipients.

import { and, eq, inArray } from 'drizzle-orm'
import { letterSalutation } from '#areas/applications/server/public.ts'
import type { Targets } from '#platform/contract/table.ts'
import type { Language } from '#platform/rules/project-type.ts'
import type { Context, StaffContext } from '#platform/server/context.ts'
import { idsOf } from '#platform/server/table/targets.ts'
import { interestedTable } from './list.ts'
import type { PersonRow } from './person-row.ts'
import { interestedPerson, interestedWish } from './tables.ts'

/** Ids of the selected rows; at most ten thousand. */
export const chosenInterested = (ctx: StaffContext, targets: Targets): Promise<string[]> =>
  idsOf(interestedTable, ctx, targets)

export async function thoseWanting(ctx: Context, objectId: string): Promise<string[]> {
  const rows = await ctx.db
    .select({ id: interestedWish.personId })
    .from(interestedWish)
    .where(and(eq(interestedWish.workspaceId, ctx.workspace.id), eq(interestedWish.objectId, objectId)))
  return rows.map(({ id }) => id)
}

/** People who want at least one of these objects. */
export async function thoseWantingAny(ctx: Context, objectIds: readonly string[]): Promise<string[]> {
  const rows = await ctx.db
    .selectDistinct({ id: interestedWish.personId })
    .from(interestedWish)
    .where(and(eq(interestedWish.workspaceId, ctx.workspace.id), inArray(interestedWish.objectId, [...objectIds])))
  return rows.map(({ id }) => id)
}

/** Wishes for these objects. */
export const wishesAmong = (
  ctx: Context,
  objectIds: readonly string[],
): Promise<{ recordId: string; objectId: string }[]> =>
  ctx.db
    .select({ recordId: interestedWish.personId, objectId: interestedWish.objectId })
    .from(interestedWish)
    .where(and(eq(interestedWish.workspaceId, ctx.workspace.id), inArray(interestedWish.objectId, [...objectIds])))

/** In order of creation. */
export const interestedOf = (ctx: Context, ids: readonly string[]): Promise<PersonRow[]> =>
  ctx.db
    .select()
    .from(interestedPerson)
    .where(and(eq(interestedPerson.workspaceId, ctx.workspace.id), inArray(interestedPerson.id, [...ids])))
    .orderBy(interestedPerson.number)

/** Placeholder values of a person, in the language of the mail. */
export const interestedValues = (person: PersonRow, language: Language): Record<string, string> => ({
  place_letter_salutation: letterSalutation(language, {
    title: person.title,
    last: person.lastName,
    name: person.contactName,
  }),
  place_fullname: person.contactName,
  place_email: person.contactEmail ?? '',
})
