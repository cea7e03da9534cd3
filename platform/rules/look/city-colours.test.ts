import { expect, it } from 'vitest'
import { cityColours, cityStyle } from './city-colours.ts'
import { contrastOf } from './colour.ts'
import { tokensOf, type Appearance } from './tokens.ts'

it.each<Appearance>(['light', 'dark'])('are read on every ground of the %s page', (appearance) => {
  const city = cityColours(appearance, 'normal')
  const page = tokensOf('#36ccc4', appearance, 'normal')
  const grounds = ['--q-canvas', '--q-surface', '--q-raised', '--q-sunken'] as const
  for (const ground of grounds) {
    expect(contrastOf(city['--q-accent'] ?? '', page[ground] ?? '')).toBeGreaterThanOrEqual(4.5)
  }
  expect(contrastOf(city['--q-on-accent'] ?? '', city['--q-accent'] ?? '')).toBeGreaterThanOrEqual(4.5)
  expect(contrastOf(city['--q-accent-ink'] ?? '', city['--q-accent-soft'] ?? '')).toBeGreaterThanOrEqual(4.5)
})

it('are other colours than those of the product, also before the scripts', () => {
  expect(cityColours('light', 'normal')['--q-accent']).not.toBe(tokensOf('#36ccc4', 'light', 'normal')['--q-accent'])
  expect(cityStyle()).toContain(`--q-accent:${cityColours('dark', 'normal')['--q-accent']}`)
})
