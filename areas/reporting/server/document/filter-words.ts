// The filters of a report in words, as printed on each of its pages.

import { and, asc, eq, inArray } from 'drizzle-orm'
import { building } from '#areas/buildings/server/public.ts'
import { findOwner } from '#areas/owners/server/public.ts'
import type { Context } from '#platform/server/context.ts'
import type { ReportOptions } from '../../rules/report.ts'

/** Up to this many buildings are named; above it only their number is printed. */
const mostNamed = 3

export async function filterWords(ctx: Context, options: ReportOptions): Promise<string> {
  if (options.objects.length > 0) return ctx.t('reporting_filter_objects', { count: options.objects.length })
  return [
    await buildingWords(ctx, options.buildings),
    options.owner && ctx.t('reporting_filter_owner', { name: (await findOwner(ctx, options.owner)).name }),
    options.withoutInactives && ctx.t('reporting_filter_no_inactives'),
    options.onlyFavourites && ctx.t('reporting_filter_favourites'),
  ]
    .filter(Boolean)
    .join(' · ')
}

async function buildingWords(ctx: Context, ids: readonly string[]): Promise<string> {
  if (ids.length === 0) return ctx.t('reporting_filter_all_buildings')
  const rows = await ctx.db
    .select({ title: building.title })
    .from(building)
    .where(and(eq(building.workspaceId, ctx.workspace.id), inArray(building.id, [...ids])))
    .orderBy(asc(building.title))
  if (rows.length > mostNamed) return ctx.t('reporting_filter_buildings', { count: rows.length })
  return rows.map(({ title }) => title).join(', ')
}
