// Collects the known facts of an application for hints and points: its own data and the object it wishes for first.

import { and, asc, eq } from 'drizzle-orm'
import { isChosen } from '../../rules/after-sending.ts'
import { askedFields, fieldType, type FormField } from '#areas/forms/rules/form-definition.ts'
import { documentRequest } from '../document-request-tables.ts'
import { propertyObject } from '#areas/objects/server/public.ts'
import type { Context } from '#platform/server/context.ts'
import type { Known } from '../../rules/evaluation-criteria.ts'
import { incomeRatioOf, leadingOf, minimumPersonsOf } from '../../rules/offers/object-fit.ts'
import type { PointFacts } from '../../rules/points.ts'
import { formOf } from '../details/answers.ts'
import type { ApplicationRow } from '../details/application-row.ts'
import { applicationWish } from '../tables.ts'

export async function knownOf(ctx: Context, row: ApplicationRow): Promise<Known> {
  const { income, persons, documents, references } = row
  const object = leadingOf(await lookWishes(ctx, row))
  return { income, persons, documents, owesPapers: await owesPapers(ctx, row), references, object }
}

/** Points are computed for the first wish. */
export async function lookFirstWish(ctx: Context, row: ApplicationRow): Promise<Known['object']> {
  const [first] = await lookWishes(ctx, row)
  return first ?? null
}

const lookWishes = (ctx: Context, row: ApplicationRow): Promise<NonNullable<Known['object']>[]> =>
  ctx.db
    .select({
      kind: propertyObject.kind,
      sellingPrice: propertyObject.sellingPrice,
      grossRent: propertyObject.grossRent,
      rooms: propertyObject.rooms,
      minOccupancy: propertyObject.minOccupancy,
      maxOccupancy: propertyObject.maxOccupancy,
    })
    .from(applicationWish)
    .innerJoin(
      propertyObject,
      and(eq(propertyObject.workspaceId, applicationWish.workspaceId), eq(propertyObject.id, applicationWish.objectId)),
    )
    .where(and(eq(applicationWish.workspaceId, ctx.workspace.id), eq(applicationWish.applicationId, row.id)))
    .orderBy(asc(applicationWish.rank))

/**
 * Documents are owed if the form requires them of every applicant or of the chosen one, or if staff requested them.
 * Optional documents are never owed.
 */
async function owesPapers(ctx: Context, row: ApplicationRow): Promise<boolean> {
  const form = await formOf(ctx, row)
  const isOwed = ({ type, isNeeded, asked }: FormField) =>
    type === fieldType.file && isNeeded && (asked === 'everybody' || isChosen(row.progressState))
  return askedFields(form, 'adult').some(isOwed) || (await wereAskedFor(ctx, row))
}

async function wereAskedFor(ctx: Context, row: ApplicationRow): Promise<boolean> {
  const [request] = await ctx.db
    .select({ id: documentRequest.id })
    .from(documentRequest)
    .where(and(eq(documentRequest.workspaceId, ctx.workspace.id), eq(documentRequest.applicationId, row.id)))
    .limit(1)
  return request !== undefined
}

export function pointFactsOf(row: ApplicationRow, { object }: Pick<Known, 'object'>): PointFacts {
  return {
    income_ratio: incomeRatioOf(row.income, object?.grossRent ?? null),
    occupancy: object ? row.persons - minimumPersonsOf(object) : null,
    children: row.children,
    documents: row.documents,
    references: row.references,
    household_type: row.householdType || null,
    pets: row.hasPets ? 'yes' : 'no',
    overall_evaluation: row.overallEvaluation,
  }
}
