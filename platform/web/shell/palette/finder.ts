// Searches records for the command palette, through the existing list endpoints.

import type { Row, TableEndpoint } from '#platform/contract/table.ts'
import { stateCell } from '#platform/contract/table-cells.ts'
import type { Permission } from '#platform/rules/permissions.ts'
import { call } from '../../api/call.ts'
import { cellWords } from '../../table/row-title.ts'
import { plain } from './find-commands.ts'

export interface Finder {
  /** Text key of the record kind. */
  group: string
  /** Order of groups that match equally well. */
  order: number
  icon: string
  permission: Permission
  /** Page that lists all matches under `search`. */
  path: string
  /** Further query of that page. */
  query?: Record<string, string>
  search: (search: string, signal: AbortSignal) => Promise<FoundPage>
}

export interface FoundPage {
  records: readonly FoundRecord[]
  total: number
  /** True if there are more than `total`. */
  capped: boolean
}

export interface FoundRecord {
  id: string
  title: string
  /** State and further facts. */
  detail: string
  path: string
  /** Determines the colour of the state. */
  state?: string
}

/** Minimum length of a search term; a shorter one would match everything. */
export const shortestSearch = 2
export const shownPerGroup = 5

interface Named {
  /** Columns that identify a record, the main one first. */
  named: readonly string[]
  /** Columns of the second line. */
  told: readonly string[]
  /** Address of a record whose row has no link. */
  pathOf?: (id: string) => string
}

interface ListFinder extends Omit<Finder, 'search' | 'query'>, Named {
  list: TableEndpoint
  /** State filter that matches all records. */
  state: string
}

export function listFinder({ list, state, named, told, pathOf, ...finder }: ListFinder): Finder {
  return {
    ...finder,
    query: { state },
    async search(search, signal) {
      const query = { search, state, rowsPerPage: shownPerGroup, tableDataOnly: true }
      const { tableData, pagination } = await call(list, { query }, { signal })
      const { totalItems, capped } = pagination
      return {
        records: recordsIn(tableData.body, { named, told, ...(pathOf && { pathOf }) }),
        total: totalItems,
        capped,
      }
    },
  }
}

export const recordsIn = (rows: readonly Row[], { named, told, pathOf }: Named): FoundRecord[] =>
  rows.flatMap((row) => {
    const words = (keys: readonly string[]) =>
      keys
        .map((key) => cellText(row[key]))
        .filter(Boolean)
        .join(' · ')
    const path = row._detail_column?.href ?? pathOf?.(row._id)
    const title = words(named)
    const state = row._progress_state
    return path && title ? [{ id: row._id, title, detail: words(told), path, ...(state && { state }) }] : []
  })

/** The name of a state instead of its key. */
const cellText = (value: unknown): string => stateCell.safeParse(value).data?.displayName ?? cellWords(value)

/** 0 if the first word of the title is the typed one, 1 if the title has each typed word, 2 if something else matches. */
export function rankOf(title: string, typed: string): number {
  const [parts, words] = [wordsIn(title), wordsIn(typed)]
  if (words.length === 1 && parts[0] === words[0]) return 0
  const isIn = (word: string) => parts.some((part) => (/^\d+$/.test(word) ? part === word : part.startsWith(word)))
  return words.every(isIn) ? 1 : 2
}

const wordsIn = (text: string): string[] =>
  plain(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
