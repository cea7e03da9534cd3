// Which object a file belongs to, by the reference number its name begins with, and what it is, by the words behind it.
// «12.3/4» is «12.3_4» or «12-3-4» on a disk: what is neither letter nor digit counts as the same gap.

import type { DocumentSort } from '../object-media.ts'

export type FileCategory = 'image' | DocumentSort

/** In this order: «plan de situation» is a situation plan, not a floor plan. */
const wordsOf: readonly [DocumentSort, readonly string[]][] = [
  ['situation_plan', ['situation', 'situationsplan', 'lageplan', 'lage']],
  ['isometry', ['isometrie', 'isometry', 'axonometrie', '3d']],
  ['factsheet', ['factsheet', 'datenblatt', 'objektblatt', 'fiche']],
  ['layout_plan', ['grundriss', 'grundrissplan', 'plan', 'layout']],
  ['pdf_file', ['dokumentation', 'documentation', 'dossier', 'broschure', 'broschuere', 'brochure']],
]

/** As they are shown to people who name files. */
export const shownSuffixes: Record<DocumentSort, readonly string[]> = {
  layout_plan: ['_grundriss', '_plan'],
  isometry: ['_isometrie'],
  situation_plan: ['_situation', '_lageplan'],
  factsheet: ['_factsheet', '_fiche'],
  pdf_file: ['_dokumentation', '_dossier'],
}

/** «Ä/3. Zimmer» → «a 3 zimmer»; a Mac writes ä as two letters, here it is one and the same. */
export const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim()

const withoutEnding = (name: string): string => name.replace(/\.[a-z0-9]{2,5}$/i, '')

export interface Numbered {
  id: string
  referenceNumber: string
}

/** Reads names against all objects of a project. */
export function matcherOf<Known extends Numbered>(objects: readonly Known[]) {
  const byNumber = Map.groupBy(objects, ({ referenceNumber }) => folded(referenceNumber))
  byNumber.delete('')
  const longest = Math.max(0, ...[...byNumber.keys()].map((number) => number.split(' ').length))
  return (name: string): { objects: readonly Known[]; rest: string } => {
    const base = withoutEnding(name)
    const words = folded(base).split(' ')
    for (let count = Math.min(longest, words.length); count > 0; count -= 1) {
      const found = byNumber.get(words.slice(0, count).join(' '))
      if (found) return { objects: theOneAsWritten(found, base), rest: words.slice(count).join(' ') }
    }
    return { objects: [], rest: words.join(' ') }
  }
}

/** Numbers that differ in their gaps alone: the one that stands there letter by letter is meant. */
function theOneAsWritten<Known extends Numbered>(found: readonly Known[], base: string): readonly Known[] {
  const written = base.normalize('NFC').toLowerCase()
  const exact = found.filter(({ referenceNumber }) =>
    written.startsWith(referenceNumber.normalize('NFC').toLowerCase()),
  )
  return exact.length === 1 ? exact : found
}

/** From what stands behind the number; a picture without a word is one of the gallery, a PDF the documentation. */
export function categoryOf(rest: string, contentType: string): FileCategory {
  const padded = ` ${rest} `
  const told = wordsOf.find(([, words]) => words.some((word) => padded.includes(` ${word} `)))
  if (told) return told[0]
  return contentType.startsWith('image/') ? 'image' : 'pdf_file'
}
