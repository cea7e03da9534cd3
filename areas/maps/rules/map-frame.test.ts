import { describe, expect, it } from 'vitest'
import { areaOf, boundsOf, frameOf, pathOf, scaleBar, swissBounds, widened, type Position } from './map-frame.ts'

describe('the frame of a map', () => {
  const frame = frameOf(swissBounds, 700, 500)

  it('is as wide as asked and as high as the country', () => {
    expect(frame.width).toBe(700)
    // 348 km by 223 km.
    expect(frame.height).toBeGreaterThan(430)
    expect(frame.height).toBeLessThan(460)
    expect(frame.scale).toBeCloseTo(495, -1)
  })

  it('has north above and west at the left', () => {
    const [geneva, chur]: Position[] = [
      [6.14, 46.2],
      [9.53, 46.85],
    ]
    const [[gx, gy], [cx, cy]] = [frame.project(geneva ?? [0, 0]), frame.project(chur ?? [0, 0])]
    expect(gx).toBeLessThan(cx)
    expect(gy).toBeGreaterThan(cy)
  })

  it('is not higher than allowed, and centers what is narrow', () => {
    const narrow = frameOf([8, 46, 8.2, 48], 700, 300)
    expect(narrow.height).toBe(300)
    expect(narrow.project([8.1, 47])[0]).toBeCloseTo(350)
  })

  it('has surroundings for a single point', () => {
    const [west, south, east, north] = widened(boundsOf([[8.5, 47.4]]), 4000)
    expect((north - south) * 111_320).toBeCloseTo(4000)
    expect((east - west) * 111_320 * Math.cos((47.4 * Math.PI) / 180)).toBeCloseTo(4000)
  })
})

describe('a drawn ring', () => {
  const frame = frameOf([8, 46, 9, 47], 100, 200)

  it('is closed, a line is not', () => {
    const corners: Position[] = [
      [8, 47],
      [9, 47],
      [9, 46],
    ]
    expect(pathOf(frame, [corners])).toMatch(/^M0 0L100 0L100 [\d.]+Z$/)
    expect(pathOf(frame, [corners], false)).not.toContain('Z')
  })

  it('leaves out points that fall together, and rings that are a point', () => {
    const dense: Position[] = [
      [8, 47],
      [8.000_01, 47],
      [9, 47],
    ]
    expect(pathOf(frame, [dense])).toBe('M0 0L100 0Z')
    expect(pathOf(frame, [dense.slice(0, 2)])).toBe('')
  })
})

describe('a scale bar', () => {
  it.each([
    [swissBounds, 100_000 / 2],
    [[8.5, 47.3, 8.6, 47.4] as const, 2000],
  ])('of %s is %d meters', (bounds, meters) => {
    expect(scaleBar(frameOf(bounds, 700, 500), 110).meters).toBe(meters)
  })
})

describe('an area', () => {
  const square = (size: number): Position[] => [
    [8, 47],
    [8 + size, 47],
    [8 + size, 47 + size],
    [8, 47 + size],
    [8, 47],
  ]

  it('is measured in square kilometers, without its holes', () => {
    const whole = areaOf([[square(0.1)]])
    expect(whole).toBeCloseTo(11.132 * 11.132 * Math.cos((47.05 * Math.PI) / 180), 0)
    expect(areaOf([[square(0.1), square(0.05)]])).toBeCloseTo(whole * 0.75, 0)
    expect(areaOf([[square(0.1)], [square(0.1)]])).toBeCloseTo(whole * 2, 5)
  })
})
