// Selected rows: individual ones, also on other pages, or all that match the list when the server evaluates the
// selection.

import type { BulkAnswer, Row, Targets } from '#platform/contract/table.ts'
import { matchOf, type ListState } from './list-state.ts'

export type Selection =
  | { kind: 'rows'; rows: ReadonlyMap<string, Row> }
  | { kind: 'matching'; except: ReadonlySet<string> }

export const nothingSelected: Selection = { kind: 'rows', rows: new Map() }
export const allMatching: Selection = { kind: 'matching', except: new Set() }

export function isSelected(selection: Selection, id: string): boolean {
  return selection.kind === 'rows' ? selection.rows.has(id) : !selection.except.has(id)
}

/** Selection as drawn: with "all that match", rows that cannot be selected are not marked. */
export function isRowSelected(selection: Selection, row: Row): boolean {
  return isSelected(selection, row._id) && (selection.kind === 'rows' || isSelectable(row))
}

export function countSelected(selection: Selection, totalItems: number): number {
  return selection.kind === 'rows' ? selection.rows.size : Math.max(0, totalItems - selection.except.size)
}

/** Headings and read-only rows cannot be selected (spec 1 §5). */
export function isSelectable(row: Row): boolean {
  return row._rowType === undefined && !row._readonly?.value
}

/**
 * With a maximum of one, the new row replaces the old one; with any other maximum, a further row is ignored
 * (spec 1 §5).
 */
export function withToggled(selection: Selection, row: Row, most = Infinity): Selection {
  if (!isSelectable(row)) return selection
  if (isSelected(selection, row._id)) return without(selection, [row])
  if (most === 1) return { kind: 'rows', rows: new Map([[row._id, row]]) }
  return withRows(selection, [row], most)
}

export function withRows(selection: Selection, added: Row[], most = Infinity): Selection {
  const selectable = added.filter(isSelectable)
  if (selection.kind === 'matching') {
    const ids = new Set(selectable.map((row) => row._id))
    return { kind: 'matching', except: new Set([...selection.except].filter((id) => !ids.has(id))) }
  }
  const rows = new Map([...selection.rows, ...selectable.map((row) => [row._id, row] as const)])
  return { kind: 'rows', rows: new Map([...rows].slice(0, most)) }
}

export function without(selection: Selection, removed: Row[]): Selection {
  const ids = new Set(removed.map((row) => row._id))
  if (selection.kind === 'matching') return { kind: 'matching', except: new Set([...selection.except, ...ids]) }
  return { kind: 'rows', rows: new Map([...selection.rows].filter(([id]) => !ids.has(id))) }
}

/** State of the checkbox in the header: checked, empty or indeterminate. */
export function pageSelection(selection: Selection, rows: Row[]): 'all' | 'some' | 'none' {
  const selectable = rows.filter(isSelectable)
  const chosen = selectable.filter((row) => isSelected(selection, row._id)).length
  if (chosen === 0) return 'none'
  return chosen === selectable.length ? 'all' : 'some'
}

export function targetsOf(selection: Selection, list: ListState): Targets {
  if (selection.kind === 'rows') return [...selection.rows.keys()]
  const { search, state, filters } = matchOf(list)
  return { all: true, search, state, filters, except: [...selection.except] }
}

/** After a bulk action the skipped rows stay selected, so that the user can continue with them (field.md §8 no. 6). */
export function onlySkipped(selection: Selection, skipped: BulkAnswer['skipped']): Selection {
  const known = selection.kind === 'rows' ? selection.rows : new Map<string, Row>()
  return { kind: 'rows', rows: new Map(skipped.map(({ id }) => [id, known.get(id) ?? { _id: id }])) }
}

/** Returns the rows between two rows of this page, inclusive, in any order. */
export function rowsBetween(rows: Row[], one: string, other: string): Row[] {
  const ends = [one, other].map((id) => rows.findIndex((row) => row._id === id))
  if (ends.includes(-1)) return rows.filter((row) => row._id === other)
  return rows.slice(Math.min(...ends), Math.max(...ends) + 1)
}
