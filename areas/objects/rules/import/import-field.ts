// Field that a spreadsheet column can contain.

import type { CellKind } from './import-cells.ts'

export interface ImportField {
  kind: CellKind
  /** A text key; its translations in all languages are accepted as headings. */
  label: string
  /** Further accepted headings. */
  names: readonly string[]
  /** Headings that identify the field only if the values of the column fit. */
  weakNames?: readonly string[]
  /** Text key of its column in our own lists, so that exports can be imported again. */
  column?: string
  choices?: readonly string[]
  /** Prefix of the text keys of the choices. */
  choiceText?: string
}
