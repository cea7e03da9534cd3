// The street drawn beside the sign-in form: one per project type, as fixed data, so that it never changes.

import type { Theme } from '#platform/rules/project-type.ts'

export interface House {
  x: number
  width: number
  floors: number
  columns: number
  roof: 'flat' | 'gable' | 'terrace' | 'shell'
}

export interface WindowPane {
  x: number
  y: number
  width: number
  height: number
  isLit: boolean
}

export const ground = 360
const floorHeight = 38
const margin = 16

const block = (x: number, width: number, floors: number, columns: number, roof: House['roof'] = 'flat'): House => ({
  x,
  width,
  floors,
  columns,
  roof,
})

export const streetOf: Record<Theme, readonly House[]> = {
  rent: [
    block(40, 132, 5, 3),
    block(184, 168, 4, 4, 'gable'),
    block(364, 120, 6, 3, 'terrace'),
    block(496, 116, 3, 3, 'gable'),
  ],
  new: [block(40, 150, 6, 4, 'terrace'), block(202, 150, 5, 4), block(364, 150, 7, 4, 'terrace'), block(526, 96, 4, 2)],
  market: [
    block(40, 150, 6, 4, 'terrace'),
    block(202, 150, 5, 4),
    block(364, 150, 7, 4, 'terrace'),
    block(526, 96, 4, 2),
  ],
  sale: [
    block(48, 128, 2, 3, 'gable'),
    block(196, 112, 3, 2, 'gable'),
    block(328, 150, 2, 3, 'gable'),
    block(498, 112, 3, 2, 'gable'),
  ],
  invest: [
    block(40, 104, 6, 3),
    block(156, 128, 8, 4, 'terrace'),
    block(296, 96, 5, 3),
    block(404, 116, 7, 4),
    block(532, 84, 4, 2),
  ],
  build: [block(40, 140, 4, 3), block(200, 170, 6, 4, 'shell'), block(392, 110, 3, 3, 'gable'), block(516, 100, 5, 3)],
}

export const topOf = ({ floors }: House): number => ground - floors * floorHeight - 12

export const doorOf = ({ x, width }: House) => ({ x: x + width / 2 - 7, y: ground - 24, width: 14, height: 24 })

/** Windows in rows, leaving out the entrance; the pattern of lit windows looks random and never changes. */
export function windowsOf(house: House): WindowPane[] {
  const door = doorOf(house)
  const isFree = ({ x, y, width, height }: WindowPane) =>
    y + height < door.y || x + width <= door.x || x >= door.x + door.width
  return panesOf(house).filter(isFree)
}

function panesOf(house: House): WindowPane[] {
  const pitch = (house.width - 2 * margin) / house.columns
  const width = Math.min(18, pitch - 8)
  return Array.from({ length: house.floors * house.columns }, (_, index) => {
    const floor = Math.floor(index / house.columns)
    const column = index % house.columns
    return {
      x: house.x + margin + column * pitch + (pitch - width) / 2,
      y: topOf(house) + 16 + floor * floorHeight,
      width,
      height: 20,
      isLit: (house.x * 31 + floor * 17 + column * 29 + floor * column * 13) % 9 < 2,
    }
  })
}
