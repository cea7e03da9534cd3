import { expect, it } from 'vitest'
import { contrastOf } from './colour.ts'
import { brandVariablesOf } from './brand-variables.ts'

const look = { public_font_color: '#ffee00', public_second_font_color: null, public_font: 'Georgia' }

it('corrects a font colour that could not be read', () => {
  const light = brandVariablesOf(look, 'light', 'normal')['--q-ink'] ?? ''
  expect(contrastOf(light, '#f1f3f3')).toBeGreaterThanOrEqual(4.5)
  expect(brandVariablesOf(look, 'dark', 'normal')['--q-ink']).toBe('#ffee00')
})

it('leaves out what is not set', () => {
  expect(brandVariablesOf({ ...look, public_font_color: 'yellow', public_font: null }, 'light', 'normal')).toEqual({})
})

it('takes a font by its name alone', () => {
  expect(brandVariablesOf(look, 'light', 'normal')['--mantine-font-family']).toMatch(/^Georgia,/)
  expect(brandVariablesOf({ ...look, public_font: 'x; } body { display: none' }, 'light', 'normal')).not.toHaveProperty(
    '--mantine-font-family',
  )
})
