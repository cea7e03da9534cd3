// Finds the object of a file by the reference number at the start of its name, and the category by the words after
// it. Any run of characters other than letters and digits counts as the same separator, since disks do not allow all
// of them: «12.3/4» matches «12.3_4» and «12-3-4».

import type { DocumentSort } from '../object-media.ts'

export type FileCategory = 'image' | DocumentSort

/** Checked in this order: «plan de situation» is a situation plan, not a floor plan. */
const wordsOf: readonly [DocumentSort, readonly string[]][] = [
  ['situation_plan', ['situation', 'situationsplan', 'lageplan', 'lage']],
  ['isometry', ['isometrie', 'isometry', 'axonometrie', '3d']],
  ['factsheet', ['factsheet', 'datenblatt', 'objektblatt', 'fiche']],
  ['layout_plan', ['grundriss', 'grundrissplan', 'plan', 'layout']],
  ['pdf_file', ['dokumentation', 'documentation', 'dossier', 'broschure', 'broschuere', 'brochure']],
]

/** Suffixes shown to users as naming rules. */
export const shownSuffixes: Record<DocumentSort, readonly string[]> = {
  layout_plan: ['_grundriss', '_plan'],
  isometry: ['_isometrie'],
  situation_plan: ['_situation', '_lageplan'],
  factsheet: ['_factsheet', '_fiche'],
  pdf_file: ['_dokumentation', '_dossier'],
}

/** «Ä/3. Zimmer» → «a 3 zimmer». Also normalises decomposed letters, which macOS uses. */
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

/** Matches file names against all objects of a project. */
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

/** If reference numbers differ only in their separators, the exact spelling wins. */
function theOneAsWritten<Known extends Numbered>(found: readonly Known[], base: string): readonly Known[] {
  const written = base.normalize('NFC').toLowerCase()
  const exact = found.filter(({ referenceNumber }) =>
    written.startsWith(referenceNumber.normalize('NFC').toLowerCase()),
  )
  return exact.length === 1 ? exact : found
}

/**
 * Category by the words after the number. Without a known word, a picture belongs to the gallery and any other file
 * is the documentation.
 */
export function categoryOf(rest: string, contentType: string): FileCategory {
  const padded = ` ${rest} `
  const told = wordsOf.find(([, words]) => words.some((word) => padded.includes(` ${word} `)))
  if (told) return told[0]
  return contentType.startsWith('image/') ? 'image' : 'pdf_file'
}
