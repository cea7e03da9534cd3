// In which order the parts of a public page are set in motion, as the built page itself says it.

import type { Language } from '../rules/project-type.ts'

/** Keeps typing until the scripts have loaded: built as a file of its own and inlined into pages with input. */
export const typingFile = 'keep-typing.js'

/** The element that holds it, as JSON. */
export const partsId = 'page-parts'

/** Addresses on this host; what others need comes first. */
export interface Parts {
  scripts: string[]
  styles: string[]
  /** By language. */
  texts: Record<Language, string[]>
}

/** By the first screen of a page. */
export type PageParts = Partial<Record<FirstScreen, Parts>>

export type FirstScreen = 'window' | 'form' | 'step'
