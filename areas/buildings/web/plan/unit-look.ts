// Appearance of a unit in the drawing of a house: its place, its text, and its colour.

import type { Tone } from '#platform/web/theme/tokens.ts'
import type { Sized } from '../../rules/section-drawing.ts'

/** One of the states, or a step of a scale from 0; null is left white. */
export type Fill = { tone: Tone } | { step: number } | null

export interface UnitLook extends Sized {
  path: string
  name: string
  size: string
  /** The word or number that says what the colour says. */
  value: string
  /** Everything about it, without its storey, for who does not see the drawing. */
  spoken: string
  fill: Fill
}

/** A unit of which only the existence is known. */
export interface BlankLook extends Sized {
  isBlank: true
}

export type Look = UnitLook | BlankLook

export const isBlank = (look: Look): look is BlankLook => 'isBlank' in look

export const blankLook = (id: string): BlankLook => ({ id, area: null, isSmall: false, isBlank: true })
