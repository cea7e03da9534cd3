// Open offers of objects: count, recipients, and state of the object after the last one ends.

import type { Context } from '#platform/server/context.ts'
import type { Seats } from '../../rules/offers/object-fit.ts'

/** An offer includes its main object and its companions. */
const covering = `
  select o.id as "offerId", o.application_id as "applicationId", o.object_id as "objectId",
      o.object_state_before as "objectStateBefore", o.created_at as at
    from offer o where o.workspace_id = $1 and o.state = 'open' and o.object_id = any($2)
  union all
  select o.id, o.application_id, c.object_id, c.object_state_before, o.created_at
    from offer_companion c join offer o on o.workspace_id = c.workspace_id and o.id = c.offer_id
    where c.workspace_id = $1 and o.state = 'open' and c.given_away_at is null and c.object_id = any($2)`

export interface OpenOffer {
  offerId: string
  applicationId: string
  objectId: string
  objectStateBefore: 'available' | 'inactive'
}

export async function openOffersOn(ctx: Context, objectIds: readonly string[]): Promise<OpenOffer[]> {
  const { rows } = await ctx.client.query<OpenOffer>(`${covering} order by at, "offerId"`, [
    ctx.workspace.id,
    [...objectIds],
  ])
  return rows
}

/** Returns all objects included in open offers of these applications. */
export async function objectsOfferedTo(ctx: Context, applicationIds: readonly string[]): Promise<string[]> {
  const { rows } = await ctx.client.query<{ id: string }>(
    `select o.object_id as id from offer o where o.workspace_id = $1 and o.state = 'open' and o.application_id = any($2)
    union
    select c.object_id from offer_companion c join offer o on o.workspace_id = c.workspace_id and o.id = c.offer_id
      where c.workspace_id = $1 and o.state = 'open' and c.given_away_at is null and o.application_id = any($2)`,
    [ctx.workspace.id, [...applicationIds]],
  )
  return rows.map(({ id }) => id)
}

export async function seatsBy(
  ctx: Context,
  objectIds: readonly string[],
  most: number,
): Promise<(id: string) => Seats> {
  const rows = objectIds.length > 0 ? await openOffersOn(ctx, objectIds) : []
  return (id) => ({ open: rows.filter(({ objectId }) => objectId === id).length, most })
}
