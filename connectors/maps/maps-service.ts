// Interface to a maps service: areas that are reached within some minutes, and routes (standards.md §8.3).

export type TravelMode = 'walking' | 'cycling' | 'driving'

/** Degrees in WGS84. */
export interface Point {
  longitude: number
  latitude: number
}

/** Longitude and latitude in degrees, as in GeoJSON. */
export type Position = [longitude: number, latitude: number]

export interface ReachedArea {
  minutes: number
  /** Outer ring and holes of each part. */
  polygons: Position[][][]
}

export interface Route {
  /** Meters. */
  distance: number
  /** Seconds. */
  duration: number
  line: Position[]
}

export interface MapsService {
  name: string
  /** Must be shown beside whatever is drawn from the service's answers. */
  attribution: string
  /** Returns the areas in the order of `minutes`; at most four, each at most 60. Throws `MapsFailed`. */
  findReachedAreas(from: Point, mode: TravelMode, minutes: number[]): Promise<ReachedArea[]>
  /** Returns null if there is no way. Throws `MapsFailed`. */
  findRoute(from: Point, to: Point, mode: TravelMode): Promise<Route | null>
}

export interface AddressSearch {
  /** Returns the place of an address in Switzerland, or null if it is unknown. Throws `MapsFailed`. */
  locate(address: string): Promise<Point | null>
}

export class MapsFailed extends Error {
  readonly problem: 'unreachable' | 'refused'

  constructor(problem: MapsFailed['problem'], detail: string) {
    super(detail)
    this.problem = problem
  }
}
