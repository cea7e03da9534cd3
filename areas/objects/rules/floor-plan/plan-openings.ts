// Draws doors and windows of a floor plan: a gap in the wall, and the architectural symbol.

import type { Opening } from './floor-plan.ts'
import type { PlanPalette } from './plan-palette.ts'
import { box, line, path, type Box } from '#platform/rules/svg.ts'

export const innerWall = 1.3
export const outerWall = 3

/** `isOutside`: the side of the opening's line on which the outer wall lies. */
export interface Placed {
  opening: Opening
  /** −1: the wall is above or left of the line, +1: below or right, 0: an inner wall centred on the line. */
  side: -1 | 0 | 1
}

export function drawOpening({ opening, side }: Placed, palette: PlanPalette): string[] {
  const gap = gapOf(opening, side)
  const sill = palette.floors.hall
  switch (opening.kind) {
    case 'passage':
      return [box(gap, { fill: sill })]
    case 'window':
    case 'balcony_door':
      return glazing(gap, opening, palette)
    case 'door':
    case 'entrance':
      return [box(gap, { fill: sill }), ...leaf(opening, palette)]
  }
}

function gapOf({ axis, x, y, length }: Opening, side: Placed['side']): Box {
  const depth = side === 0 ? innerWall + 0.1 : outerWall + 0.1
  const from = side === 0 ? -depth / 2 : side === -1 ? -outerWall : -0.1
  return axis === 'horizontal'
    ? { x, y: y + from, width: length, height: depth }
    : { x: x + from, y, width: depth, height: length }
}

/** Draws two panes with a frame between them; a glass door is divided. */
function glazing(gap: Box, { axis, kind, length }: Opening, { paper, wall }: PlanPalette): string[] {
  const thin = { stroke: wall, width: 0.28 }
  const parts = kind === 'balcony_door' ? Math.max(2, Math.round(length / 12)) : length > 12 ? 2 : 1
  const ticks = Array.from({ length: parts - 1 }, (_, index) => ((index + 1) * length) / parts)
  if (axis === 'horizontal') {
    const middle = gap.y + gap.height / 2
    return [
      box(gap, { fill: paper, ...thin }),
      line(gap.x, middle, gap.x + gap.width, middle, thin),
      ...ticks.map((at) => line(gap.x + at, gap.y, gap.x + at, gap.y + gap.height, thin)),
    ]
  }
  const middle = gap.x + gap.width / 2
  return [
    box(gap, { fill: paper, ...thin }),
    line(middle, gap.y, middle, gap.y + gap.height, thin),
    ...ticks.map((at) => line(gap.x, gap.y + at, gap.x + gap.width, gap.y + at, thin)),
  ]
}

/** Draws the door leaf open at a right angle; the quarter circle shows its swing. */
function leaf({ axis, into, x, y, length }: Opening, { wall, faint }: PlanPalette): string[] {
  const stands = { stroke: wall, width: 0.55 }
  const sweeps = { stroke: faint, width: 0.18 }
  if (axis === 'horizontal') {
    const end = into === 'up' ? y - length : y + length
    const turn = into === 'up' ? 1 : 0
    return [line(x, y, x, end, stands), path(['M', x, end, 'A', length, length, 0, 0, turn, x + length, y], sweeps)]
  }
  const end = into === 'left' ? x - length : x + length
  const turn = into === 'left' ? 0 : 1
  return [line(x, y, end, y, stands), path(['M', end, y, 'A', length, length, 0, 0, turn, x, y + length], sweeps)]
}
