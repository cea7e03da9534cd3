// Settings of the public list inside other websites: columns, filters, and colour.

/** Columns beside the name of the object, which is always shown; in their default order. */
export const frameColumns = ['rooms', 'area', 'floor', 'move_in_date', 'price', 'state'] as const
export type FrameColumn = (typeof frameColumns)[number]

export const frameFilters = ['kind', 'city', 'rooms', 'price', 'free', 'sort', 'view'] as const
export type FrameFilter = (typeof frameFilters)[number]
