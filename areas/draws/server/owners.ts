// Areas above that have draws made: they learn when a draw is published or decided, and when its result no longer counts.

import type { Context } from '#platform/server/context.ts'
import { extensionPoint } from '#platform/server/extension-point.ts'
import type { DrawRow } from './draw-row.ts'

/** The record that a draw is made for, such as a viewing appointment. */
export interface DrawOwner {
  kind: string
  id: string
}

export interface DrawFacts extends Pick<DrawRow, 'id' | 'number' | 'slug' | 'title' | 'state' | 'groups'> {
  owner: DrawOwner
  /** Number of candidates. */
  candidates: number
  /** Path of the public page. */
  path: string
  /** The draw that took its place. */
  replacedBy: string | null
}

export interface DrawListener {
  /** Kind of the owner whose draws it follows. */
  owner: string
  run: (ctx: Context, draw: DrawFacts) => Promise<void>
}

/** Run in the transaction of the publication; `receiptsOf` then returns the receipts, which no longer change. */
export const drawPublished = extensionPoint<DrawListener>('draws.published')

/** Run in the transaction of the confirmation; `drawnOf` then returns the result. */
export const drawDecided = extensionPoint<DrawListener>('draws.decided')

/** Run in the transaction that starts a second run: the result of this draw no longer counts. */
export const drawReplaced = extensionPoint<DrawListener>('draws.replaced')

export const factsOf = (row: DrawRow): DrawFacts => ({
  id: row.id,
  number: row.number,
  slug: row.slug,
  title: row.title,
  state: row.state,
  groups: row.groups,
  owner: { kind: row.ownerKind, id: row.ownerId },
  candidates: row.candidates,
  path: pathOfDraw(row),
  replacedBy: row.replacedById,
})

export const pathOfDraw = ({ slug }: Pick<DrawRow, 'slug'>): string => `/action/${slug}/draw`

export async function tellOwner(ctx: Context, point: typeof drawDecided, row: DrawRow): Promise<void> {
  for (const { owner, run } of point.all()) if (owner === row.ownerKind) await run(ctx, factsOf(row))
}
