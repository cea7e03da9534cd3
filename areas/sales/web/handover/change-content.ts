// Changes of a protocol that is being written.

import type {
  HandoverContent,
  HandoverKey,
  HandoverMeter,
  HandoverPerson,
  HandoverPoint,
  HandoverRoom,
} from '../../rules/handover/handover-content.ts'

const newId = () => crypto.randomUUID()

export const replaced = <One>(all: readonly One[], place: number, change: Partial<One>): One[] =>
  all.map((one, at) => (at === place ? { ...one, ...change } : one))

export const without = <One>(all: readonly One[], place: number): One[] => all.filter((_, at) => at !== place)

export const newPoint = (): HandoverPoint => ({
  id: newId(),
  title: '',
  state: null,
  hasDefect: false,
  remark: '',
  responsible: '',
  dueOn: '',
  photos: [],
})
export const newRoom = (title: string): HandoverRoom => ({ id: newId(), title, points: [newPoint()] })
export const newMeter = (): HandoverMeter => ({ id: newId(), kind: 'cold_water', number: '', reading: '' })
export const newKey = (): HandoverKey => ({ id: newId(), kind: 'cellar', note: '', count: null })
export const newPerson = (): HandoverPerson => ({ id: newId(), name: '', side: 'other' })

/** Points that have not been looked at. */
export const isUnchecked = ({ state, hasDefect }: HandoverPoint): boolean => state === null && !hasDefect

export const withRestGood = (room: HandoverRoom): HandoverRoom => ({
  ...room,
  points: room.points.map((one) => (isUnchecked(one) ? { ...one, state: 'good' } : one)),
})

/** Applied to the newest content: a photo arrives while other fields are written. */
export const withPoint = (
  content: HandoverContent,
  pointId: string,
  change: (point: HandoverPoint) => HandoverPoint,
): HandoverContent => ({
  ...content,
  rooms: content.rooms.map((room) => ({
    ...room,
    points: room.points.map((one) => (one.id === pointId ? change(one) : one)),
  })),
})
