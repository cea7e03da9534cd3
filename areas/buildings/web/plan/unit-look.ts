// Appearance of a unit in the drawing of a house: its place, its text, and its colour.

import type { Tone } from '#platform/web/theme/tokens.ts'
import type { Sized } from '../../rules/section-drawing.ts'

/** A state, or a step of a scale from 0; null leaves the unit white. */
export type Fill = { tone: Tone } | { step: number } | null

export interface UnitLook extends Sized {
  path: string
  name: string
  size: string
  /** Text equivalent of the colour. */
  value: string
  /** Full description for screen readers, without the storey. */
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
