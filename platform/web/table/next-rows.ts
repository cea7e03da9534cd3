// Finds the rows before or after the known ones, page by page. Rows leave and enter the list meanwhile, so pages
// shift: known rows that appear again show the current position, and nothing is skipped.

import type { ListMemory } from './list-memory.ts'

/** Returns the row ids of a page, from 1; empty beyond the last page. */
export type AskPage = (page: number) => Promise<string[]>

type Known = Pick<ListMemory, 'ids' | 'offset' | 'rowsPerPage'>

export async function idsAfter({ ids, offset, rowsPerPage }: Known, ask: AskPage): Promise<string[]> {
  const known = new Set(ids)
  const pageAt = (index: number) => Math.floor(index / rowsPerPage) + 1
  const first = pageAt(offset)
  let to = pageAt(offset + ids.length)
  let from = Math.max(first, to - 1)
  let found = (await Promise.all(pagesBetween(from, to).map(ask))).flat()
  while (from > first && !found.some((id) => known.has(id))) {
    from -= 1
    found = [...(await ask(from)), ...found]
  }
  const fresh = () => found.slice(found.findIndex((id) => known.has(id)) + 1).filter((id) => !known.has(id))
  while (fresh().length === 0) {
    to += 1
    const further = await ask(to)
    if (further.length === 0) break
    found = [...found, ...further]
  }
  return fresh()
}

export async function idsBefore({ ids, offset, rowsPerPage }: Known, ask: AskPage): Promise<string[]> {
  if (offset === 0) return []
  const known = new Set(ids)
  let page = Math.floor((offset - 1) / rowsPerPage) + 1
  let found = (await Promise.all([page, page + 1].map(ask))).flat()
  while (page > 1 && known.has(found[0] ?? '')) {
    page -= 1
    found = [...(await ask(page)), ...found]
  }
  const end = found.findIndex((id) => known.has(id))
  return found.slice(0, end === -1 ? rowsPerPage : end).slice(-rowsPerPage)
}

const pagesBetween = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index)
