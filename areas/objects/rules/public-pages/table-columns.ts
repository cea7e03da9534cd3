// Columns of the public objects as a table, and its order by one of them.

import { readFloor } from '#areas/buildings/rules/storeys.ts'
import type { PublicState } from '#areas/buildings/rules/object-state.ts'
import { frameColumns } from '#areas/project-settings/rules/frame-settings.ts'

/** Beside the name of the object, which is always shown. */
export const tableColumns = [...frameColumns, 'building', 'net_rent'] as const
export type TableColumn = (typeof tableColumns)[number]

/** Text keys of the headings. */
export const tableColumnTexts: Record<TableColumn, string> = {
  building: 'objects_column_building',
  rooms: 'objects_column_rooms',
  area: 'objects_column_area',
  floor: 'objects_column_floor',
  move_in_date: 'objects_column_move_in_date',
  net_rent: 'objects_column_net_rent',
  price: 'objects_public_price',
  state: 'objects_column_state',
}

/** A column, or `title` for the name; descending with `-`. */
const sortableColumns = ['title', ...tableColumns] as const
export const tableSorts = sortableColumns.flatMap((column) => [column, `-${column}`] as const)
export type TableSort = (typeof tableSorts)[number]

export const isTableSort = (value: unknown): value is TableSort => tableSorts.some((one) => one === value)

interface Sorted {
  title: string
  building: string
  rooms: number | null
  area: number | null
  floor: string | null
  move_in_date: string | null
  rentalgross: number | null
  rentalgross_net: number | null
  selling_price: number | null
  object_state: PublicState
  object_state_text: string
}

const naturally = new Intl.Collator('de-CH', { numeric: true })

/** Free objects come first, as in the list; missing and hidden values come last in both directions. */
export function inTableOrder<Item extends Sorted>(items: readonly Item[], sort: TableSort): Item[] {
  const isDown = sort.startsWith('-')
  const valueOf = values[columnOf(sort)]
  const rank = ({ object_state }: Item) => (object_state === 'free' ? 0 : 1)
  return items.toSorted(
    (one, other) =>
      rank(one) - rank(other) ||
      compare(valueOf(one), valueOf(other), isDown) ||
      naturally.compare(one.title, other.title),
  )
}

export const columnOf = (sort: TableSort): TableColumn | 'title' =>
  sortableColumns.find((column) => sort === column || sort === `-${column}`) ?? 'title'

type Value = string | number | null

const aboveAllFloors = 99

const values: Record<TableColumn | 'title', (item: Sorted) => Value> = {
  title: ({ title }) => title,
  building: ({ building }) => building,
  rooms: ({ rooms }) => rooms,
  area: ({ area }) => area,
  floor: ({ floor }) => {
    const { level, roof } = readFloor(floor)
    return level ?? (roof ? aboveAllFloors : null)
  },
  move_in_date: ({ move_in_date }) => move_in_date,
  net_rent: ({ rentalgross_net }) => rentalgross_net,
  price: ({ rentalgross, selling_price }) => rentalgross ?? selling_price,
  state: ({ object_state_text }) => object_state_text,
}

function compare(one: Value, other: Value, isDown: boolean): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null)
  const order =
    typeof one === 'number' && typeof other === 'number' ? one - other : naturally.compare(String(one), String(other))
  return isDown ? -order : order
}
