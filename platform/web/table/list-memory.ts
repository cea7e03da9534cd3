// State that a list saves when one of its rows is opened: its address, restored once on return (spec 1 §4), and the
// known range of its rows, so that J and K move through the whole list on the details pages (field.md §5.1 no. 9).

import { z } from 'zod'

const memory = z.object({
  path: z.string(),
  /** State, search, sort, filters and page, as in the list's URL. */
  query: z.string(),
  /** Path of the endpoint that returns its rows. */
  source: z.string(),
  rowsPerPage: z.number().int().min(1),
  /** Number of rows before the first known id; the known rows are consecutive. */
  offset: z.number().int().min(0),
  ids: z.array(z.string()),
  total: z.number(),
  /** True if there may be more than `total`. */
  capped: z.boolean(),
})
export type ListMemory = z.infer<typeof memory>

export type Side = 'before' | 'after'

export interface Neighbours {
  previous?: string | undefined
  next?: string | undefined
  /** True even if the id of the previous row is not known yet. */
  hasPrevious: boolean
  hasNext: boolean
  /** Position in the whole list, from 1. */
  position: number
  total: number
  capped: boolean
}

const storageKey = 'savedTableData'

export function rememberList(list: ListMemory) {
  sessionStorage.setItem(storageKey, JSON.stringify(list))
}

/** Returns the stored query of the list at this path; undefined if another list is stored. */
export function rememberedQuery(path: string): string | undefined {
  const remembered = rememberedList()
  return remembered?.path === path ? remembered.query : undefined
}

/** Called on return to the list (spec 1 §4). The state of another list stays until it is overwritten. */
export function forgetList(path: string) {
  if (rememberedQuery(path) !== undefined) sessionStorage.removeItem(storageKey)
}

/** Undefined if the row was not opened from a list in this tab. */
export function neighboursOf(id: string): Neighbours | undefined {
  const list = rememberedList()
  const index = list?.ids.indexOf(id) ?? -1
  if (!list || index === -1) return undefined
  const { ids, offset, total, capped } = list
  const position = offset + index + 1
  return {
    previous: ids[index - 1],
    next: ids[index + 1],
    hasPrevious: position > 1,
    hasNext: index + 1 < ids.length || capped || position < total,
    position,
    total,
    capped,
  }
}

/** Adds rows at one end of the known range. No rows means that the list ends there, regardless of the earlier total. */
export function withMore(list: ListMemory, side: Side, more: string[]): ListMemory {
  const { ids, offset, total, capped } = list
  if (side === 'after') {
    const known = offset + ids.length + more.length
    return more.length > 0
      ? { ...list, ids: [...ids, ...more], total: Math.max(total, known) }
      : { ...list, total: known, capped: false }
  }
  if (more.length === 0) return { ...list, offset: 0, total: capped ? total : total - offset }
  const before = Math.max(0, offset - more.length)
  return {
    ...list,
    ids: [...more, ...ids],
    offset: before,
    total: Math.max(total, before + more.length + ids.length),
  }
}

export function rememberedList(): ListMemory | undefined {
  try {
    return memory.safeParse(JSON.parse(sessionStorage.getItem(storageKey) ?? 'null')).data
  } catch {
    return undefined
  }
}
