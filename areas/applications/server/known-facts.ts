// What is known of an application for hints and points: what it says itself, and the object it wishes for first.

import { and, asc, eq } from 'drizzle-orm'
import { propertyObject } from '#areas/objects/server/tables.ts'
import type { Context } from '#platform/server/context.ts'
import type { Known } from '../rules/evaluation-criteria.ts'
import { incomeRatioOf, minimumPersonsOf } from '../rules/object-fit.ts'
import type { PointFacts } from '../rules/points.ts'
import type { ApplicationRow } from './application-row.ts'
import { applicationWish } from './tables.ts'

export async function knownOf(ctx: Context, row: ApplicationRow): Promise<Known> {
  const [first] = await ctx.db
    .select({
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
    .limit(1)
  const { income, persons, documents, references } = row
  return { income, persons, documents, references, object: first ?? null }
}

export function pointFactsOf(row: ApplicationRow, { object }: Known): PointFacts {
  return {
    income_ratio: incomeRatioOf(row.income, object?.grossRent ?? null),
    occupancy: object ? row.persons - minimumPersonsOf(object) : null,
    children: row.children,
    documents: row.documents,
    references: row.references,
    household_type: row.householdType,
    pets: row.hasPets ? 'yes' : 'no',
    overall_evaluation: row.overallEvaluation,
  }
}
