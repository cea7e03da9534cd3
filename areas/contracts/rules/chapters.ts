// Groups a wording into chapters: each begins with the title or a heading and extends to the next.

import type { AgreementBlock } from './agreement-template.ts'

export interface Chapter {
  title: string
  /** Indexes of its blocks in the wording. */
  places: number[]
}

export function chaptersOf(blocks: readonly AgreementBlock[]): Chapter[] {
  const chapters: Chapter[] = []
  for (const [index, { kind, text }] of blocks.entries()) {
    const last = chapters.at(-1)
    if (!last || kind === 'title' || kind === 'heading') chapters.push({ title: text, places: [index] })
    else last.places.push(index)
  }
  return chapters
}
