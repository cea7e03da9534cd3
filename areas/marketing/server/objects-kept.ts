// An object stays while it is advertised: its advertisement must end at the portals first.

import { and, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { ObjectScope } from '#areas/objects/server/public.ts'
import { AppError } from '#platform/server/app-error.ts'
import type { Context } from '#platform/server/context.ts'
import { advert, advertOnPortal } from './tables.ts'

export const advertisedObjects = ({ isWanted }: ObjectScope): SQL => sql`
  select object_id, 6, 'marketing_reason_end_first' from advert where ${isWanted} and state in ('scheduled', 'live')`

export async function refuseAdvertised(ctx: Context, objectId: string): Promise<void> {
  const [row] = await ctx.db
    .select({ state: advert.state })
    .from(advert)
    .where(
      and(
        eq(advert.workspaceId, ctx.workspace.id),
        eq(advert.objectId, objectId),
        sql`(${inArray(advert.state, ['scheduled', 'live'])} or exists (select from ${advertOnPortal}
          where ${advertOnPortal.workspaceId} = ${advert.workspaceId} and ${advertOnPortal.advertId} = ${advert.id}
            and ${advertOnPortal.state} = 'removing'))`,
      ),
    )
  if (row) throw new AppError('marketing_reason_end_first')
}
