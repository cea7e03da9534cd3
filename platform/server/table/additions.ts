// Lets an area add columns, filters, row flags, buttons and bulk actions to the list of a lower area. The owner
// allows it with `isOpen`; the addition joins its tables on `t.id` or another column of the owner's row.

import { extensionPoint } from '../extension-point.ts'
import type { Row } from '../../contract/table.ts'
import type { StaffContext } from '../context.ts'
import {
  defineTable,
  type BulkAction,
  type FoundRow,
  type ListColumn,
  type ListDialog,
  type Table,
} from './declaration.ts'
import type { ListFilter } from './filter.ts'

/** Key of the preceding entry; null inserts at the beginning, undefined at the end. */
interface Placed {
  after?: string | null
}

export interface ListAddition<Found extends FoundRow = never> {
  /** Keys of the lists to extend. */
  lists: readonly string[]
  /**
   * Fields used by its columns and actions, as SQL. If the owner selects a field of the same name, the owner's SQL is
   * used.
   */
  select?: Readonly<Record<string, string>>
  join?: string
  columns?: readonly (ListColumn<Found> & Placed)[]
  filters?: readonly (Placed & { filter: ListFilter })[]
  /** Keys of added columns and filters that do not apply to this workspace or this person. */
  leavesOut?(ctx: StaffContext): readonly string[]
  marks?(found: Found, ctx: StaffContext): Partial<Row>
  /** Additional buttons of the detail column. */
  buttons?: readonly string[]
  actions?: readonly (BulkAction<Found> & Placed)[]
  dialogs?: readonly (ListDialog<Found> & Placed)[]
}

export const listAdditions = extensionPoint<ListAddition>('lists')

/** Types an addition by the fields that it reads. */
export const listAddition = <Found extends FoundRow>(
  addition: ListAddition<Found> & { select?: { [Field in keyof Found]: string } },
): ListAddition => addition

const extendedTables = new WeakSet<object>()

/**
 * Returns the table with the columns, filters and actions that higher areas add; these are known only after all areas are
 * registered. An extended table is returned unchanged.
 */
export function withAdditions<Found extends FoundRow>(table: Table<Found>): Table<Found> {
  if (extendedTables.has(table)) return table
  const additions = listAdditions.all().filter(({ lists }) => lists.includes(table.key))
  if (additions.length > 0 && !table.isOpen) throw new Error(`The list ${table.key} is not open for additions`)
  const extended = additions.reduce(added, { ...table })
  extendedTables.add(extended)
  return extended
}

/** Replaces actions of the same key. A copy of an extended table counts as extended, so that nothing is added twice. */
export function withActions<Found extends FoundRow>(
  table: Table<Found>,
  replacing: readonly BulkAction<Found>[],
): Table<Found> {
  const byKey = new Map(replacing.map((action) => [action.key, action]))
  const copy = { ...table, actions: table.actions.map((action) => byKey.get(action.key) ?? action) }
  if (extendedTables.has(table)) extendedTables.add(copy)
  return copy
}

function added<Found extends FoundRow>(table: Table<Found>, addition: ListAddition): Table<Found> {
  const { select, join = '', columns = [], filters = [], buttons = [], actions = [], dialogs = [] } = addition
  const filtersByKey = filters.map(({ after, filter }) => ({
    key: filter.key,
    filter,
    ...(after !== undefined && { after }),
  }))
  return defineTable<Found>({
    ...table,
    select: { ...select, ...table.select },
    join: `${table.join ?? ''} ${join}`,
    columns: placed<ListColumn<Found>>(table.columns, columns).map((column) =>
      column.cell === 'detail' ? { ...column, buttons: [...(column.buttons ?? []), ...buttons] } : column,
    ),
    filters: placed(
      table.filters.map((filter) => ({ key: filter.key, filter })),
      filtersByKey,
    ).map(({ filter }) => filter),
    leavesOut: async (ctx) => [...((await table.leavesOut?.(ctx)) ?? []), ...(addition.leavesOut?.(ctx) ?? [])],
    marks: (found, ctx) => ({ ...table.marks?.(found, ctx), ...marksOf(addition, found, ctx) }),
    actions: placed<BulkAction<Found>>(table.actions, actions),
    dialogs: placed<ListDialog<Found>>(table.dialogs ?? [], dialogs),
  })
}

/** Safe: the statement selects the fields of the addition for every row. */
const marksOf = <Found extends FoundRow>(
  addition: Pick<ListAddition<Found>, 'marks'>,
  found: Found,
  ctx: StaffContext,
): Partial<Row> => addition.marks?.(found, ctx) ?? {}

function placed<One extends { key: string }>(own: readonly One[], more: readonly (One & Placed)[]): One[] {
  const all = [...own]
  for (const one of more) {
    const { after } = one
    const at = after === undefined ? all.length : after === null ? 0 : all.findIndex(({ key }) => key === after) + 1
    if (after && at === 0) throw new Error(`Nothing is called ${after} in the list that is added to`)
    all.splice(at, 0, one)
  }
  return all
}
