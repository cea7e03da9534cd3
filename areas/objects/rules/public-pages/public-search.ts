// Search of a visitor in the public list, as its URL contains it. The choices depend on the kind of object: a parking
// space has no rooms and costs less than a flat.

import { objectKinds, type ObjectKind } from '#areas/buildings/rules/object-state.ts'

export const publicSorts = ['price', '-price', 'area', '-area', 'rooms', '-rooms', 'move_in', 'title'] as const
export type PublicSort = (typeof publicSorts)[number]

export const publicViews = ['cards', 'table', 'houses'] as const
export type PublicView = (typeof publicViews)[number]

export interface PublicSearch {
  kind: ObjectKind
  city: string
  minRooms: string
  minArea: string
  maxPrice: string
  onlyFree: boolean
  sort: PublicSort
  page: number
  view: PublicView
}

interface Choices {
  /** Upper limits of the monthly rent, and of the price, in francs. */
  rents: readonly number[]
  prices: readonly number[]
  /** Lower limits in square metres; empty for kinds that are not chosen by their area. */
  areas: readonly number[]
  hasRooms: boolean
  sorts: readonly PublicSort[]
}

const byArea = ['price', '-price', 'area', '-area', 'move_in', 'title'] as const

export const choicesOf: Record<ObjectKind, Choices> = {
  apartment: {
    rents: [1000, 1250, 1500, 1750, 2000, 2500, 3000, 3500],
    prices: [300_000, 500_000, 700_000, 900_000, 1_200_000],
    areas: [],
    hasRooms: true,
    sorts: publicSorts,
  },
  parkingspace: {
    rents: [50, 75, 100, 125, 150, 200],
    prices: [20_000, 30_000, 40_000, 50_000],
    areas: [],
    hasRooms: false,
    sorts: ['price', '-price', 'move_in', 'title'],
  },
  other: {
    rents: [50, 100, 150, 200, 300, 500],
    prices: [10_000, 20_000, 50_000, 100_000],
    areas: [5, 10, 20, 50],
    hasRooms: false,
    sorts: byArea,
  },
  craft: {
    rents: [500, 1000, 1500, 2000, 3000, 5000, 8000],
    prices: [200_000, 500_000, 1_000_000, 2_000_000],
    areas: [25, 50, 100, 200, 500],
    hasRooms: false,
    sorts: byArea,
  },
  plot: {
    rents: [500, 1000, 2000, 5000],
    prices: [500_000, 1_000_000, 2_000_000, 5_000_000],
    areas: [250, 500, 1000, 2500],
    hasRooms: false,
    sorts: byArea,
  },
}

/** Ignores values that the list does not know, such as those of an outdated link. */
export function searchIn(search: Readonly<Record<string, string | undefined>>, firstKind: ObjectKind): PublicSearch {
  const kind = objectKinds.find((one) => one === search['kind']) ?? firstKind
  const choices = choicesOf[kind]
  return {
    kind,
    city: search['city'] ?? '',
    minRooms: choices.hasRooms ? amountIn(search['minRooms']) : '',
    minArea: choices.areas.length > 0 ? amountIn(search['minArea']) : '',
    maxPrice: amountIn(search['maxPrice']),
    onlyFree: search['onlyFree'] === 'true',
    sort: choices.sorts.find((sort) => sort === search['sort']) ?? 'price',
    page: Math.max(1, Math.min(10_000, Math.trunc(Number(search['page'])) || 1)),
    view: publicViews.find((view) => view === search['view']) ?? 'cards',
  }
}

const amountIn = (text = ''): string => (/^\d{1,9}(\.\d)?$/.test(text) && Number(text) > 0 ? text : '')

export const isNarrowed = ({ city, minRooms, minArea, maxPrice, onlyFree }: PublicSearch): boolean =>
  Boolean(city || minRooms || minArea || maxPrice || onlyFree)

/** URL parameters of the search; default values are left out. */
export const addressParts = (found: PublicSearch, firstKind: ObjectKind): Record<string, string> =>
  Object.fromEntries(
    Object.entries({
      kind: found.kind === firstKind ? '' : found.kind,
      city: found.city,
      minRooms: found.minRooms,
      minArea: found.minArea,
      maxPrice: found.maxPrice,
      onlyFree: found.onlyFree ? 'true' : '',
      sort: found.sort === 'price' ? '' : found.sort,
      view: found.view === 'cards' ? '' : found.view,
      page: found.page === 1 ? '' : String(found.page),
    }).filter(([, value]) => value),
  )
