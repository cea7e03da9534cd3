// Finds the open wishes of a household: neither denied nor withdrawn by the household.

import { getTableName } from 'drizzle-orm'
import { propertyObject } from '#areas/objects/server/public.ts'
import type { ObjectState } from '#areas/buildings/rules/object-state.ts'
import type { Context } from '#platform/server/context.ts'
import { isTaken } from '../../rules/denial.ts'

const propertyObjectTable = getTableName(propertyObject)

export interface WishInDenial {
  objectId: string
  title: string
  lettingState: ObjectState
}

type FoundWish = WishInDenial & { applicationId: string; isOpen: boolean }

const wishes = `select w.application_id as "applicationId", o.id as "objectId", o.title, o.letting_state as "lettingState",
  not exists (select from denial d where d.workspace_id = w.workspace_id and d.application_id = w.application_id
      and d.object_id = w.object_id and d.taken_back_at is null)
    and not exists (select from offer x where x.workspace_id = w.workspace_id and x.application_id = w.application_id
      and x.object_id = w.object_id and x.state in ('declined', 'expired')) as "isOpen"
  from application_wish w join ${propertyObjectTable} o on o.workspace_id = w.workspace_id and o.id = w.object_id
  where w.workspace_id = $1 and w.application_id = any($2)
  order by w.rank`

interface Wishes {
  /** Includes objects that other households have got. */
  open: readonly WishInDenial[]
  /** Objects named in the denial of a whole application; wishes denied earlier had their own letter. */
  toName: readonly WishInDenial[]
}

/** Keyed by application, in the household's order of priority. */
export async function wishesOf(
  ctx: Context,
  applicationIds: readonly string[],
): Promise<(applicationId: string) => Wishes> {
  const { rows } = await ctx.client.query<FoundWish>(wishes, [ctx.workspace.id, applicationIds])
  const byApplication = Map.groupBy(rows, ({ applicationId }) => applicationId)
  return (applicationId) => {
    const all = byApplication.get(applicationId) ?? []
    const open = all.filter(({ isOpen }) => isOpen)
    return { open, toName: open.length > 0 ? open : all }
  }
}

/** Returns the other open wishes whose objects are not taken. */
export const wishesBeside = ({ open }: Wishes, objectId: string): WishInDenial[] =>
  open.filter((wish) => wish.objectId !== objectId && !isTaken(wish.lettingState))
