// Colours of the city's form template: its blue marks buttons, steps and links as well as the band.

import { tokensOf, type Appearance, type Contrast } from './tokens.ts'

export const cityBlue = '#0f05a0'

const accents = ['tint', 'accent', 'accent-hover', 'on-accent', 'accent-soft', 'accent-ink', 'focus'] as const

/** CSS variables, without those that do not depend on the tint. */
export function cityColours(appearance: Appearance, contrast: Contrast): Record<string, string> {
  const tokens = tokensOf(cityBlue, appearance, contrast)
  return Object.fromEntries(accents.map((name) => [`--q-${name}`, tokens[`--q-${name}`] ?? '']))
}

/** The same for a page that is shown before the scripts. */
export const cityStyle = (): string =>
  (['light', 'dark'] as const)
    .map((appearance) => {
      const rule = `:root{${Object.entries(cityColours(appearance, 'normal'))
        .map(([name, value]) => `${name}:${value}`)
        .join(';')}}`
      return appearance === 'dark' ? `@media (prefers-color-scheme:dark){${rule}}` : rule
    })
    .join('')
