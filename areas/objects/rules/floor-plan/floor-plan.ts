// A floor plan as rooms on a decimetre grid, with calculations that require no drawing.

import { z } from 'zod'

export const roomKinds = [
  'living',
  'kitchen',
  'bedroom',
  'bath',
  'toilet',
  'hall',
  'storage',
  'balcony',
  'office',
  'shop',
] as const
export type RoomKind = (typeof roomKinds)[number]

export const planRoom = z.object({
  kind: z.enum(roomKinds),
  x: z.number(),
  y: z.number(),
  width: z.number().positive(),
  height: z.number().positive(),
})
export type PlanRoom = z.infer<typeof planRoom>

/**
 * An opening lies on a wall and runs from (x, y) along its axis. `into` is the direction in which a door leaf swings.
 */
export const opening = z.object({
  kind: z.enum(['door', 'entrance', 'passage', 'window', 'balcony_door']),
  axis: z.enum(['horizontal', 'vertical']),
  x: z.number(),
  y: z.number(),
  length: z.number().positive(),
  into: z.enum(['up', 'down', 'left', 'right']).optional(),
})
export type Opening = z.infer<typeof opening>

export const floorPlan = z.object({
  rooms: z.array(planRoom).min(1),
  openings: z.array(opening),
  /** Direction of north on the sheet, in degrees clockwise from the top. */
  north: z.number(),
})
export type FloorPlan = z.infer<typeof floorPlan>

/** Square metres, one decimal. */
export const areaOfRoom = ({ width, height }: PlanRoom): number => Math.round((width * height) / 10) / 10

/** Interior rooms; excludes the balcony. */
export const insideRooms = (plan: FloorPlan): PlanRoom[] => plan.rooms.filter(({ kind }) => kind !== 'balcony')

/** Square metres: the sum of the room areas shown on the plan. */
export const areaOfPlan = (plan: FloorPlan): number => total(insideRooms(plan))
export const balconyAreaOfPlan = (plan: FloorPlan): number | null =>
  total(plan.rooms.filter(({ kind }) => kind === 'balcony')) || null

const total = (rooms: PlanRoom[]): number =>
  Math.round(rooms.reduce((sum, room) => sum + areaOfRoom(room), 0) * 10) / 10

export interface Frame {
  x: number
  y: number
  width: number
  height: number
}

/** Bounding box of the rooms; for all interior rooms it is the outer wall. */
export function frameOf(rooms: readonly PlanRoom[]): Frame {
  const x = Math.min(...rooms.map((room) => room.x))
  const y = Math.min(...rooms.map((room) => room.y))
  const right = Math.max(...rooms.map((room) => room.x + room.width))
  const bottom = Math.max(...rooms.map((room) => room.y + room.height))
  return { x, y, width: right - x, height: bottom - y }
}
