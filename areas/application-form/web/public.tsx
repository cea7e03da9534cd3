// Components for other areas: frame and texts of the form's pages, a form as shown to applicants or on one page, and
// entry of paper forms.

export { judgedAlone, partAlone, partInHand, surroundingsAlone } from './later/alone.ts'
export type { Controls, Dressed } from './questions/asked-field.ts'
export { FieldSurroundingsContext } from './filling/form-context.ts'
export { FormFrame } from './filling/FormFrame.tsx'
export { FormPreviewFrame } from './preview/FormPreviewFrame.tsx'
export { PaperButton } from './documents/PaperButton.tsx'
export type { PreviewPlace } from './preview/preview-order.ts'
export { FormSections } from './filling/FormSections.tsx'
export { openShelf } from './later/shelf.ts'
export { useFormErrors } from './questions/use-form-errors.ts'
export { useFormText, type SayFormText } from './questions/use-form-text.ts'
export { usePart } from './filling/use-part.ts'
export { WholeForm } from './filling/WholeForm.tsx'
