// The five project types and their themes (spec 1 §1, DESIGN §2).

import { no, yes, type Verdict } from './verdict.ts'

export const projectTypes = ['reletting', 'first-time-letting', 'sale', 'saleb2b', 'build'] as const
export type ProjectType = (typeof projectTypes)[number]

export const themes = ['rent', 'new', 'market', 'sale', 'invest', 'build'] as const
export type Theme = (typeof themes)[number]

export const themeOf: Record<ProjectType, Theme> = {
  reletting: 'rent',
  'first-time-letting': 'market',
  sale: 'sale',
  saleb2b: 'invest',
  build: 'build',
}

/** Base colour of each theme; shades for text and controls are derived from it by contrast. */
export const tintOf: Record<Theme, string> = {
  rent: '#36ccc4',
  new: '#5cdbae',
  market: '#5cdbae',
  sale: '#0a7ee8',
  invest: '#26a69a',
  build: '#e8a33d',
}

export const languages = ['de', 'fr'] as const
export type Language = (typeof languages)[number]
export const isLanguage = (value: unknown): value is Language => languages.some((one) => one === value)

/** Objects of these projects have a price instead of a rent. */
export const isSelling = (type: ProjectType): boolean => type === 'sale' || type === 'saleb2b'

/** Offers, assignments, tenancies and leases exist only in projects that let, which include building projects. */
export const canLet = (type: ProjectType): Verdict => (isSelling(type) ? no('general_reason_project_sells') : yes)

/** An object can be marked as sold by hand only in projects that sell. */
export const canSell = (type: ProjectType): Verdict => (isSelling(type) ? yes : no('general_reason_project_lets'))
