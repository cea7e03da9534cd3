// The scripts, styles and texts that each public page loads, in loading order, as recorded in the built page.

import type { Language } from '../rules/project-type.ts'

/** Keeps typing until the scripts have loaded: built as a file of its own and inlined into pages with input. */
export const typingFile = 'keep-typing.js'

/** Id of the element that contains the parts as JSON. */
export const partsId = 'page-parts'

/** URLs on this host; dependencies come first. */
export interface Parts {
  scripts: string[]
  /** One for a whole screen. */
  styles: string[]
  /** Style sheets that `styles` contains: parts that load later must not ask for them again. */
  inStyles: string[]
  /** URLs of the texts, by language. */
  texts: Record<Language, string[]>
}

/** Pages without the web app: the public list, and what the project website adds to its style and script. */
export type PlainPart = 'list' | 'site'

/** Parts by the first screen of a page. */
export type PageParts = Partial<Record<FirstScreen | PlainPart, Parts>>

export type FirstScreen = 'window' | 'form' | 'step'
