// What the other areas may show of the application form: the frame of its pages, its words, a form as applicants get it, and typing
// in what came on paper.

export { FormFrame } from './FormFrame.tsx'
export { FormPreviewFrame } from './FormPreviewFrame.tsx'
export { PaperButton } from './PaperButton.tsx'
export type { PreviewPlace } from './preview-order.ts'
export { useFormText, type SayFormText } from './use-form-text.ts'
