// Shared state of all rows of the outline.

import { createContext, use } from 'react'
import type { MovablePlace } from '../../rules/places.ts'
import type { Mark } from '../builder/problem-marks.ts'

export interface OutlineView {
  /** By the string form of a place (`wordOf`). */
  marks: ReadonlyMap<string, Mark>
  /** Search text in lower case; empty shows everything. */
  wanted: string
  opened: ReadonlySet<string>
  setOpened: (opened: ReadonlySet<string>) => void
  /** String form of the place being moved by keyboard. */
  carried: string | null
  pickUp: (place: MovablePlace) => void
  putDown: () => void
  carry: (place: MovablePlace, by: 1 | -1) => void
  giveUp: () => void
  /** Called after an element is selected. */
  onChosen: () => void
}

export const OutlineContext = createContext<OutlineView | null>(null)

export function useOutline(): OutlineView {
  const view = use(OutlineContext)
  if (!view) throw new Error('a row stands outside of the outline')
  return view
}
