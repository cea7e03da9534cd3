// Chooses the objects that a what-if shows and moves: of a building, with a number of rooms, on a floor.

export interface PriceFilter {
  buildingId: string | null
  /** Key of `roomsKey`. */
  rooms: string | null
  floor: string | null
}

interface Filtered {
  buildingId: string
  rooms: number | null
  floor: string | null
}

export const noFilter: PriceFilter = { buildingId: null, rooms: null, floor: null }

export const roomsKey = (rooms: number | null): string | null => (rooms === null ? null : String(rooms))

export const passes = ({ buildingId, rooms, floor }: PriceFilter, object: Filtered): boolean =>
  (buildingId === null || object.buildingId === buildingId) &&
  (rooms === null || roomsKey(object.rooms) === rooms) &&
  (floor === null || object.floor === floor)
