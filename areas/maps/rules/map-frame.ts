// Projects degrees to the pixels of a drawing. At the size of Switzerland, equal steps of longitude and latitude with
// one factor for all differ from a conformal projection by less than one percent.

export type Position = readonly [longitude: number, latitude: number]
export type Pixel = readonly [x: number, y: number]

/** West, south, east, north in degrees. */
export type Bounds = readonly [west: number, south: number, east: number, north: number]

export interface MapFrame {
  width: number
  height: number
  project: (position: Position) => Pixel
  /** Meters per pixel. */
  scale: number
}

export const swissBounds: Bounds = [5.95, 45.81, 10.5, 47.81]

/** Meters per degree of latitude. */
const degree = 111_320

export function boundsOf(positions: readonly Position[]): Bounds {
  const longitudes = positions.map(([longitude]) => longitude)
  const latitudes = positions.map(([, latitude]) => latitude)
  return [smallest(longitudes), smallest(latitudes), largest(longitudes), largest(latitudes)]
}

// Spreading into `Math.min` fails for lines of a hundred thousand points.
const smallest = (values: readonly number[]) => values.reduce((a, b) => Math.min(a, b), Infinity)
const largest = (values: readonly number[]) => values.reduce((a, b) => Math.max(a, b), -Infinity)

/** Returns bounds with a margin, and at least `meters` wide and high, so that one point has surroundings. */
export function widened([west, south, east, north]: Bounds, meters: number): Bounds {
  const middle = (south + north) / 2
  const height = Math.max((north - south) * 1.1, meters / degree)
  const width = Math.max((east - west) * 1.1, meters / (degree * shrinkAt(middle)))
  const center = (west + east) / 2
  return [center - width / 2, middle - height / 2, center + width / 2, middle + height / 2]
}

/** Length of a degree of longitude as a share of a degree of latitude. */
const shrinkAt = (latitude: number) => Math.cos((latitude * Math.PI) / 180)

/** Frames the bounds in a drawing of this width, in pixels; the height follows, at most `maxHeight`. */
export function frameOf([west, south, east, north]: Bounds, width: number, maxHeight: number): MapFrame {
  const shrink = shrinkAt((south + north) / 2)
  const [wide, high] = [(east - west) * shrink, north - south]
  const pixels = Math.min(width / wide, maxHeight / high)
  const height = Math.min(maxHeight, high * pixels)
  const [left, top] = [(width - wide * pixels) / 2, (height - high * pixels) / 2]
  return {
    width,
    height,
    scale: degree / pixels,
    project: ([longitude, latitude]) => [
      left + (longitude - west) * shrink * pixels,
      top + (north - latitude) * pixels,
    ],
  }
}

/** Returns the rings as the `d` of an SVG path, in tenths of a pixel; points that fall together are drawn once. */
export function pathOf(frame: MapFrame, rings: readonly (readonly Position[])[], isClosed = true): string {
  return rings
    .map((ring) => {
      const points = ring.map((position) =>
        frame
          .project(position)
          .map((value) => Math.round(value * 10) / 10)
          .join(' '),
      )
      const apart = points.filter((point, index) => point !== points[index - 1])
      return apart.length < 2 ? '' : `M${apart.join('L')}${isClosed ? 'Z' : ''}`
    })
    .join('')
}

/** Length of a scale bar: the largest of 1, 2, 5 × 10ⁿ meters that is at most `pixels` long. */
export function scaleBar(frame: MapFrame, pixels: number): { meters: number; pixels: number } {
  const longest = frame.scale * pixels
  const power = 10 ** Math.floor(Math.log10(longest))
  const meters = ([5, 2, 1].find((factor) => factor * power <= longest) ?? 1) * power
  return { meters, pixels: meters / frame.scale }
}

/** Square kilometers of polygons given as outer ring and holes. */
export function areaOf(polygons: readonly (readonly (readonly Position[])[])[]): number {
  const squares = polygons.map(([outer = [], ...holes]) => ringArea(outer) - holes.map(ringArea).reduce(sum, 0))
  return squares.reduce(sum, 0)
}

const sum = (a: number, b: number) => a + b

function ringArea(ring: readonly Position[]): number {
  const kilometers = degree / 1000
  const points = ring.map(([longitude, latitude]) => [
    longitude * shrinkAt(latitude) * kilometers,
    latitude * kilometers,
  ])
  const doubled = points.map(([x = 0, y = 0], index) => {
    const [nextX = 0, nextY = 0] = points[(index + 1) % points.length] ?? []
    return x * nextY - nextX * y
  })
  return Math.abs(doubled.reduce(sum, 0)) / 2
}
