// Names of owners in the notes of an import, as the owners are called now: renaming an owner is no change of an object.

import { listOwners } from '#areas/owners/server/public.ts'
import type { Context } from '#platform/server/context.ts'
import type { ObjectData } from '../../contract/edit.ts'
import type { objectImportRow } from './tables.ts'

type Note = typeof objectImportRow.$inferSelect

export async function withOwnersNow(ctx: Context, notes: readonly Note[]): Promise<Note[]> {
  const ids = new Set(notes.flatMap(({ ownerBefore, ownerAfter }) => [ownerBefore ?? [], ownerAfter ?? []].flat()))
  if (ids.size === 0) return [...notes]
  const names = new Map((await listOwners(ctx, [...ids])).map(({ id, name }) => [id, name]))
  const renamed = <Data extends Partial<ObjectData>>(data: Data, ownerId: string | null): Data => {
    const owner = ownerId === null ? undefined : names.get(ownerId)
    return data.owner && owner !== undefined ? { ...data, owner } : data
  }
  return notes.map((note) => ({
    ...note,
    before: note.before && renamed(note.before, note.ownerBefore),
    after: renamed(note.after, note.ownerAfter),
  }))
}
