// What the other areas may show of the application form: the frame of its pages, its words, a form as applicants get it or on one page,
// and typing in what came on paper.

export { judgedAlone, partAlone, partInHand, surroundingsAlone } from './alone.ts'
export type { Controls, Dressed } from './asked-field.ts'
export { FieldSurroundingsContext } from './form-context.ts'
export { FormFrame } from './FormFrame.tsx'
export { FormPreviewFrame } from './FormPreviewFrame.tsx'
export { PaperButton } from './PaperButton.tsx'
export type { PreviewPlace } from './preview-order.ts'
export { FormSections } from './FormSections.tsx'
export { openShelf } from './shelf.ts'
export { useFormErrors } from './use-form-errors.ts'
export { useFormText, type SayFormText } from './use-form-text.ts'
export { usePart } from './use-part.ts'
export { WholeForm } from './WholeForm.tsx'
