// What other websites show of the public list in their frame: which columns, which filters, in which colour.

/** Beside the name of an object, which always stands there; in their usual order. */
export const frameColumns = ['rooms', 'area', 'floor', 'move_in_date', 'price', 'state'] as const
export type FrameColumn = (typeof frameColumns)[number]

export const frameFilters = ['kind', 'city', 'rooms', 'price', 'free', 'sort', 'view'] as const
export type FrameFilter = (typeof frameFilters)[number]
