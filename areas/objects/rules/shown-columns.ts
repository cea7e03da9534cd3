// Removes the values of a public object whose columns are not selected for the list.

import type { FrameColumn } from '#areas/project-settings/rules/frame-settings.ts'

interface Listed {
  rooms: number | null
  area: number | null
  floor: string | null
  move_in_date: string | null
  rentalgross: number | null
  selling_price: number | null
}

/** Sets the values of hidden columns to null, so that cards, drawings and tables all leave them out. */
export function withColumns<Item extends Listed>(item: Item, columns: readonly FrameColumn[]): Item {
  const shows = (column: FrameColumn) => columns.includes(column)
  return {
    ...item,
    ...(!shows('rooms') && { rooms: null }),
    ...(!shows('area') && { area: null }),
    ...(!shows('floor') && { floor: null }),
    ...(!shows('move_in_date') && { move_in_date: null }),
    ...(!shows('price') && { rentalgross: null, selling_price: null }),
  }
}
