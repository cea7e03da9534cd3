// What a list leaves behind when one of its rows is opened: its address, restored once on return (spec 1 §4), and the order
// of its rows, so that J and K lead through the same list on the detail page (field.md §5.1 no. 9).

import { z } from 'zod'

const memory = z.object({ path: z.string(), query: z.string(), ids: z.array(z.string()) })
export type ListMemory = z.infer<typeof memory>

export interface Neighbours {
  previous?: string | undefined
  next?: string | undefined
  /** From 1, within the remembered page. */
  position: number
  total: number
}

const storageKey = 'savedTableData'

export function rememberList(path: string, query: string, ids: string[]) {
  sessionStorage.setItem(storageKey, JSON.stringify({ path, query, ids }))
}

/** The query string, view and page of the list that was left at this path; undefined when it was another list. */
export function rememberedQuery(path: string): string | undefined {
  const remembered = remembering()
  return remembered?.path === path ? remembered.query : undefined
}

/** On return the memory has done its work (spec 1 §4); another list's stays until it is overwritten. */
export function forgetList(path: string) {
  if (rememberedQuery(path) !== undefined) sessionStorage.removeItem(storageKey)
}

/** Undefined when the row was not opened from a list of this tab. */
export function neighboursOf(id: string): Neighbours | undefined {
  const ids = remembering()?.ids ?? []
  const index = ids.indexOf(id)
  return index === -1
    ? undefined
    : { previous: ids[index - 1], next: ids[index + 1], position: index + 1, total: ids.length }
}

function remembering(): ListMemory | undefined {
  try {
    return memory.safeParse(JSON.parse(sessionStorage.getItem(storageKey) ?? 'null')).data
  } catch {
    return undefined
  }
}
