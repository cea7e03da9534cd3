// Order and index numbers of categories: 1, 1.1, 1.2, 2 …

interface Placed {
  id: string
  parentId: string | null
  position: number
}

export type Indexed<Category> = Category & { index: string; level: number }

/** Depth-first with index numbers; categories whose parent is missing are left out. */
export function inTreeOrder<Category extends Placed>(categories: readonly Category[]): Indexed<Category>[] {
  const byParent = Map.groupBy(categories, ({ parentId }) => parentId)
  const below = (parentId: string | null, prefix: string, level: number): Indexed<Category>[] =>
    (byParent.get(parentId) ?? [])
      .toSorted((a, b) => a.position - b.position || (a.id < b.id ? -1 : 1))
      .flatMap((one, at) => {
        const index = `${prefix}${at + 1}`
        return [{ ...one, index, level }, ...below(one.id, `${index}.`, level + 1)]
      })
  return below(null, '', 0)
}

export interface Arrangement {
  id: string
  parentId: string | null
}

export type ArrangementFault = 'others' | 'circle' | 'too_deep'

/** Compares a wanted order with the stored categories; null if it is valid. */
export function arrangementFault(
  stored: readonly string[],
  wanted: readonly Arrangement[],
  mostLevels: number,
): ArrangementFault | null {
  const ids = wanted.map(({ id }) => id)
  const isSame = ids.length === stored.length && stored.every((id) => ids.includes(id))
  if (!isSame || wanted.some(({ parentId }) => parentId !== null && !ids.includes(parentId))) return 'others'
  const placed = inTreeOrder(wanted.map((one, position) => ({ ...one, position })))
  if (placed.length < wanted.length) return 'circle'
  return placed.some(({ level }) => level >= mostLevels) ? 'too_deep' : null
}
