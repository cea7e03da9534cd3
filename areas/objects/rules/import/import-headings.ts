// Headings that identify the columns of a spreadsheet, and list columns that cannot be imported.

import { folded } from './import-cells.ts'
import { importFields, type ImportKey } from './import-fields.ts'

/** Removes units: «Balkon m²» and «Nettomiete CHF» match the headings without unit. */
export const foldedHeading = (heading: string): string =>
  folded(heading.replace(/[\s([]*(in |en )?(m²|m2|chf|fr\.?)[\s)\]]*$/i, ''))

/** List columns that cannot be imported, since they follow from actions on an object. */
const unimportable = {
  objects_import_left_state: ['objects_column_state', 'buildings_column_state', 'objects_field_progress_state'],
  objects_import_left_price: ['objects_column_price'],
  objects_import_left_made: [
    'objects_column_num_applications',
    'objects_column_num_interested_applications',
    'objects_column_holder',
    'objects_column_published',
    'objects_column_application_url',
    'objects_column_ready_for_publishing',
    'objects_column_homegate',
    'objects_column_newhome',
    'objects_column_immoscout',
    'objects_column_icasa',
    'objects_column_flatfox',
  ],
} as const
const stateNames = ['Status', 'State', 'Zustand', 'object_state', 'object_state_text', 'progress_state', 'Statut']

/** Returns a label in all languages. */
export type Labels = (textKey: string) => readonly string[]

/** Text key of the reason why a column with this heading is ignored; null if the heading is unknown. */
export function whyLeftOut(heading: string, labels: Labels): string | null {
  const said = foldedHeading(heading)
  for (const [reason, columns] of Object.entries(unimportable)) {
    if (columns.flatMap(labels).some((label) => foldedHeading(label) === said)) return reason
  }
  return stateNames.some((name) => foldedHeading(name) === said) ? 'objects_import_left_state' : null
}

/** Words that do not change which field a heading names. Folded. */
const fillers = new Set(
  'anz anzahl nb nbre nombre de du des d l la le les der die das in pro par mtl monatl monatlich mensuel mois monat total ca env chf fr m2 qm neu nouveau approx'.split(
    ' ',
  ),
)

/** «Nb. de pièces» and «Pièces» have the same core; words keep their order. */
export const essential = (heading: string): string =>
  heading
    .split(/[^\p{L}\d²]+/u)
    .map(folded)
    .filter((word) => word !== '' && !fillers.has(word))
    .join('')

type Fields = Map<string, ImportKey[]>

/** Fields by folded heading: by their own names, by names that need fitting values, and by the core of a name. */
export function knownHeadings(labels: Labels): { strong: Fields; weak: Fields; loose: Fields } {
  const strong: Fields = new Map()
  const weak: Fields = new Map()
  const loose: Fields = new Map()
  const add = (fields: Fields, heading: string, key: ImportKey) => {
    const keys = fields.get(heading) ?? []
    if (heading !== '' && !keys.includes(key)) fields.set(heading, [...keys, key])
  }
  for (const [key, { label, names, column, weakNames = [] }] of importFields) {
    for (const name of [...labels(label), ...(column ? labels(column) : []), ...names, key]) {
      add(strong, foldedHeading(name), key)
      add(loose, essential(name), key)
    }
    for (const name of weakNames) add(weak, foldedHeading(name), key)
  }
  return { strong, weak, loose }
}

/** Number of headings in a row of cells that name a field, each field once. */
export function countOfHeadings(cells: readonly string[], { strong, loose }: ReturnType<typeof knownHeadings>): number {
  const taken = new Set<ImportKey>()
  for (const cell of cells) {
    const keys = strong.get(foldedHeading(cell)) ?? loose.get(essential(cell)) ?? []
    const key = keys.find((one) => !taken.has(one))
    if (key) taken.add(key)
  }
  return taken.size
}
