// Interface colours as CSS variables: neutral greys, the project's tint for identity only, and one tone per kind of
// state. Every shade of text or control is computed for contrast with its background.

import { atLightness, contrastOf, inkOn, shadeFor } from './colour.ts'

export type Appearance = 'light' | 'dark'
export type Contrast = 'normal' | 'more'
export const tones = ['grey', 'blue', 'violet', 'amber', 'green', 'red', 'teal'] as const
export type Tone = (typeof tones)[number]

type Tokens = Record<`--q-${string}`, string>

interface Ground {
  canvas: string
  surface: string
  raised: string
  sunken: string
  line: string
  hover: string
}

const grounds: Record<Appearance, Ground> = {
  light: {
    canvas: '#f7f8f8',
    surface: '#ffffff',
    raised: '#ffffff',
    sunken: '#f1f3f3',
    line: '#e3e6e7',
    hover: '#f0f2f3',
  },
  dark: {
    canvas: '#111314',
    surface: '#17191b',
    raised: '#1e2123',
    sunken: '#0d0f10',
    line: '#2a2e31',
    hover: '#212528',
  },
}

const inks: Record<Appearance, { strong: string; soft: string }> = {
  light: { strong: '#16191b', soft: '#5c6469' },
  dark: { strong: '#eceeef', soft: '#9aa3a8' },
}

const toneTints: Record<Tone, string> = {
  grey: '#7b858b',
  blue: '#3178d4',
  violet: '#8059d0',
  amber: '#c98a12',
  green: '#2f9a57',
  red: '#d64545',
  teal: '#1d9a96',
}

export function tokensOf(tint: string, appearance: Appearance, contrast: Contrast): Tokens {
  const ground = groundOf(appearance, contrast)
  const more = contrast === 'more'
  const ink = more
    ? { strong: appearance === 'light' ? '#000000' : '#ffffff', soft: inks[appearance].strong }
    : inks[appearance]
  const worst = worstGroundOf(ground, appearance)
  const accent = shadeFor(tint, worst, more ? 7 : 4.5)
  const danger = shadeFor(toneTints.red, '#ffffff', more ? 7 : 4.5)
  return {
    '--q-canvas': ground.canvas,
    '--q-surface': ground.surface,
    '--q-raised': ground.raised,
    '--q-sunken': ground.sunken,
    '--q-line': ground.line,
    '--q-control-line': shadeFor(ground.line, worst, more ? 7 : 3),
    '--q-hover': ground.hover,
    '--q-ink': ink.strong,
    '--q-ink-soft': shadeFor(ink.soft, worst, more ? 7 : 4.5),
    '--q-tint': tint,
    '--q-accent': accent,
    '--q-accent-hover': pressed(accent, ground.surface),
    '--q-on-accent': inkOn(accent, '#0b1112', '#ffffff'),
    '--q-accent-soft': softGround(tint, appearance),
    '--q-accent-ink': shadeFor(tint, softGround(tint, appearance), more ? 7 : 4.5),
    '--q-danger': danger,
    '--q-danger-hover': pressed(danger, '#ffffff'),
    '--q-on-danger': '#ffffff',
    '--q-focus': shadeFor(tint, worst, more ? 7 : 3),
    '--q-chart': shadeFor(tint, worst, 3),
    ...toneTokens(appearance, more ? 7 : 4.5, worst),
  }
}

function toneTokens(appearance: Appearance, ratio: number, worst: string): Tokens {
  const entries = tones.flatMap((tone): [`--q-${string}`, string][] => {
    const soft = softGround(toneTints[tone], appearance)
    return [
      [`--q-${tone}-soft`, soft],
      [`--q-${tone}-ink`, shadeFor(shadeFor(toneTints[tone], soft, ratio), worst, ratio)],
      [`--q-${tone}-mark`, shadeFor(toneTints[tone], worst, 3)],
    ]
  })
  return Object.fromEntries(entries)
}

/** Returns the background with the lowest contrast: the darkest light one, or the lightest dark one. */
function worstGroundOf(ground: Ground, appearance: Appearance): string {
  const ink = appearance === 'light' ? '#000000' : '#ffffff'
  const { line: _line, ...pages } = ground
  return Object.values(pages).reduce((worst, one) => (contrastOf(one, ink) < contrastOf(worst, ink) ? one : worst))
}

function groundOf(appearance: Appearance, contrast: Contrast): Ground {
  const ground = grounds[appearance]
  if (contrast === 'normal') return ground
  const bare = appearance === 'light' ? '#ffffff' : '#000000'
  return { ...ground, canvas: bare, surface: bare, raised: bare, line: appearance === 'light' ? '#5c6469' : '#9aa3a8' }
}

const softGround = (tint: string, appearance: Appearance) =>
  appearance === 'light' ? atLightness(tint, 0.955, 0.28) : atLightness(tint, 0.27, 0.4)

/** Slightly more contrast to the page, so that a pressed button changes by the same step for every hue. */
const pressed = (colour: string, page: string) => shadeFor(colour, page, Math.min(20, contrastOf(colour, page) * 1.2))
