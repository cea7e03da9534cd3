// Colours of a public page as CSS variables. Workspaces may choose any colour; unreadable ones are corrected.

import { hexColour } from '../hex-colour.ts'
import { shadeFor } from './colour.ts'
import { tokensOf, type Appearance, type Contrast } from './tokens.ts'

interface Look {
  public_font_color: string | null
  public_second_font_color: string | null
  public_font: string | null
}

export function brandVariablesOf(look: Look, appearance: Appearance, contrast: Contrast): Record<string, string> {
  const ground = tokensOf('#000000', appearance, contrast)['--q-sunken'] ?? '#ffffff'
  const ink = hexColour(look.public_font_color)
  const soft = hexColour(look.public_second_font_color)
  // Accepts only a plain font name, to prevent CSS injection.
  const font = /^[\p{L}\d ,-]{1,80}$/u.test(look.public_font ?? '') ? look.public_font : undefined
  const ratio = contrast === 'more' ? 7 : 4.5
  return {
    ...(ink ? { '--q-ink': shadeFor(ink, ground, ratio) } : {}),
    ...(soft ? { '--q-ink-soft': shadeFor(soft, ground, ratio) } : {}),
    ...(font ? { '--mantine-font-family': `${font}, 'Inter Variable', system-ui, sans-serif` } : {}),
  }
}
