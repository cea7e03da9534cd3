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
type Labels = (textKey: string) => readonly string[]

/** Text key of the reason why a column with this heading is ignored; null if the heading is unknown. */
export function whyLeftOut(heading: string, labels: Labels): string | null {
  const said = foldedHeading(heading)
  for (const [reason, columns] of Object.entries(unimportable)) {
    if (columns.flatMap(labels).some((label) => foldedHeading(label) === said)) return reason
  }
  return stateNames.some((name) => foldedHeading(name) === said) ? 'objects_import_left_state' : null
}

/**
 * Proposes a field per column, each field once; null for unknown headings. An ambiguous heading («Numéro») gets the
 * field that no other column has.
 */
export function proposedMapping(headings: readonly string[], labels: Labels): (ImportKey | null)[] {
  const known = new Map<string, ImportKey[]>()
  for (const [key, { label, names, column }] of importFields) {
    for (const name of [...labels(label), ...(column ? labels(column) : []), ...names, key]) {
      const heading = foldedHeading(name)
      const keys = known.get(heading) ?? []
      if (!keys.includes(key)) known.set(heading, [...keys, key])
    }
  }
  const taken = new Set<ImportKey>()
  const proposed = headings.map((): ImportKey | null => null)
  for (const isCertain of [true, false]) {
    headings.forEach((heading, at) => {
      const keys = known.get(foldedHeading(heading)) ?? []
      if (proposed[at] || (keys.length === 1) !== isCertain) return
      const key = keys.find((one) => !taken.has(one))
      if (!key) return
      taken.add(key)
      proposed[at] = key
    })
  }
  return proposed
}
