// Figures of a letting report (domain.md §12). Money in Rappen, areas in square metres.

import { objectStates, type ObjectState } from '#areas/buildings/rules/object-state.ts'

export interface CountedObject {
  /** State of the current letting: someone may still live there. */
  progressState: ObjectState
  /** State of the letting that is being prepared; the same unless notice was given. */
  lettingState: ObjectState
  /** Gross rent per month, or the selling price. */
  price: number | null
  area: number | null
}

export interface Share {
  part: number
  whole: number
}

export interface LettingFigures {
  byState: ReadonlyMap<ObjectState, number>
  objects: number
  /** Let or sold objects of those on offer, by number, price and area. */
  number: Share
  price: Share
  area: Share
  /** Objects without a household, and their price: the gross rent per month. */
  vacant: number
  vacancy: number
}

/** Stored with each report, so that the next one can tell what changed. */
export interface KeptFigures {
  byState: Partial<Record<ObjectState, number>>
  objects: number
  let: number
  offered: number
  vacant: number
  vacancy: number
  applications: number
}

const notOffered: readonly ObjectState[] = ['draft', 'inactive']
const given: readonly ObjectState[] = ['rented', 'sold']

export function lettingFigures(objects: readonly CountedObject[]): LettingFigures {
  const offered = objects.filter(({ lettingState }) => !notOffered.includes(lettingState))
  const granted = offered.filter(({ lettingState }) => given.includes(lettingState))
  const vacant = offered.filter(({ progressState }) => !given.includes(progressState))
  const counts = Map.groupBy(objects, ({ lettingState }) => lettingState)
  return {
    byState: new Map(
      objectStates.flatMap((state) => (counts.has(state) ? [[state, counts.get(state)?.length ?? 0]] : [])),
    ),
    objects: objects.length,
    number: { part: granted.length, whole: offered.length },
    price: { part: sumOf(granted, 'price'), whole: sumOf(offered, 'price') },
    area: { part: sumOf(granted, 'area'), whole: sumOf(offered, 'area') },
    vacant: vacant.length,
    vacancy: sumOf(vacant, 'price'),
  }
}

/** In percent with one decimal; null if there is nothing to compare with. */
export const percentOf = ({ part, whole }: Share): number | null =>
  whole === 0 ? null : Math.round((part / whole) * 1000) / 10

/** Areas have decimals, so sums are rounded to the square decimetre. */
const sumOf = (objects: readonly CountedObject[], field: 'price' | 'area'): number =>
  Math.round(objects.reduce((sum, object) => sum + (object[field] ?? 0), 0) * 100) / 100

export const keptFigures = (figures: LettingFigures, applications: number): KeptFigures => ({
  byState: Object.fromEntries(figures.byState),
  objects: figures.objects,
  let: figures.number.part,
  offered: figures.number.whole,
  vacant: figures.vacant,
  vacancy: figures.vacancy,
  applications,
})
