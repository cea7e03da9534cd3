// Props that the rich text field passes to its editor, which is loaded separately.

import type { FieldProps } from '../form/field-props.ts'
import type { PlaceholderChoice } from './PlaceholderPicker.tsx'

export interface RichTextProps extends FieldProps<string> {
  /** Placeholders that the text may contain; without any there is no picker. */
  placeholders?: readonly PlaceholderChoice[]
  /** True while pictures are uploading: saving and sending must wait. */
  onBusy?: (isBusy: boolean) => void
  /** Minimum height in pixels; 200 in mails (spec 1 §9). */
  leastHeight?: number
  isLabelHidden?: boolean
  /** Emphasis, lists and links only, without colours, pictures and embedded HTML; undo belongs to the page around it. */
  isTextOnly?: boolean
  /** Called when the editor is ready. */
  startWith?: () => TextStart
}

export interface TextStart {
  /** Text typed while the editor was loading; it is appended. */
  text: string
  /** False if the person has gone on to another field meanwhile. */
  takesCursor: boolean
}
