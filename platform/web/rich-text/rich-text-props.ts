// Properties that the field of rich text passes on to its editor, which is loaded separately.

import type { FieldProps } from '../form/field-props.ts'
import type { PlaceholderChoice } from './PlaceholderPicker.tsx'

export interface RichTextProps extends FieldProps<string> {
  /** Placeholders that the text may contain; without any there is no picker. */
  placeholders?: readonly PlaceholderChoice[]
  /** True while pictures are on their way: nothing is to be saved or sent until then. */
  onBusy?: (isBusy: boolean) => void
  /** In pixels; 200 in mails (spec 1 §9). */
  leastHeight?: number
}
