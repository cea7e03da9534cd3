import { describe, expect, it } from 'vitest'
import { tintOf } from '../project-type.ts'
import { contrastOf, inkOn, shadeFor } from './colour.ts'
import { tokensOf, tones, type Appearance, type Contrast } from './tokens.ts'

const appearances: Appearance[] = ['light', 'dark']
const contrasts: Contrast[] = ['normal', 'more']
const grounds = ['canvas', 'surface', 'raised', 'sunken', 'hover'] as const
const tints = [...Object.values(tintOf), '#ffffff', '#000000', '#ffee00', '#7f7f7f']
const cases = tints.flatMap((tint) =>
  appearances.flatMap((appearance) => contrasts.map((contrast) => ({ tint, appearance, contrast }))),
)

describe('contrast', () => {
  it('is 21 between black and white and 1 between equals', () => {
    expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21)
    expect(contrastOf('#36ccc4', '#36ccc4')).toBe(1)
  })

  it('keeps a colour that already stands out', () => {
    expect(shadeFor('#0a4f8f', '#ffffff', 4.5)).toBe('#0a4f8f')
  })

  it('moves a colour no further than it must', () => {
    const ratio = contrastOf(shadeFor('#36ccc4', '#ffffff', 4.5), '#ffffff')
    expect(ratio).toBeGreaterThanOrEqual(4.5)
    expect(ratio).toBeLessThan(4.7)
  })

  it('chooses the ink that reads better', () => {
    expect(inkOn('#5cdbae', '#000000', '#ffffff')).toBe('#000000')
    expect(inkOn('#0a3a6b', '#000000', '#ffffff')).toBe('#ffffff')
  })
})

describe.each(cases)('the shades of $tint, $appearance, contrast $contrast', ({ tint, appearance, contrast }) => {
  const tokens = tokensOf(tint, appearance, contrast)
  const text = contrast === 'more' ? 7 : 4.5
  const between = (one: `--q-${string}`, other: `--q-${string}`) =>
    contrastOf(tokens[one] ?? '#000000', tokens[other] ?? '#000000')

  it('let text be read', () => {
    expect(between('--q-on-accent', '--q-accent')).toBeGreaterThanOrEqual(4.5)
    expect(between('--q-on-accent', '--q-accent-hover')).toBeGreaterThanOrEqual(4.5)
    expect(between('--q-on-danger', '--q-danger')).toBeGreaterThanOrEqual(text)
    expect(between('--q-accent-ink', '--q-accent-soft')).toBeGreaterThanOrEqual(text)
    for (const ground of grounds) {
      expect(between('--q-accent', `--q-${ground}`)).toBeGreaterThanOrEqual(text)
      expect(between('--q-red-ink', `--q-${ground}`)).toBeGreaterThanOrEqual(4.5)
      expect(between('--q-ink', `--q-${ground}`)).toBeGreaterThanOrEqual(7)
      expect(between('--q-ink-soft', `--q-${ground}`)).toBeGreaterThanOrEqual(4.5)
    }
    for (const tone of tones) expect(between(`--q-${tone}-ink`, `--q-${tone}-soft`)).toBeGreaterThanOrEqual(text)
  })

  it('let controls and focus be seen', () => {
    for (const ground of grounds) {
      expect(between('--q-control-line', `--q-${ground}`)).toBeGreaterThanOrEqual(3)
      expect(between('--q-focus', `--q-${ground}`)).toBeGreaterThanOrEqual(3)
    }
    for (const tone of tones) expect(between(`--q-${tone}-mark`, '--q-surface')).toBeGreaterThanOrEqual(3)
  })
})
