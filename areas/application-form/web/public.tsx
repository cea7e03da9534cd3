// What the other areas may show of the application form: the frame of its pages, and typing in what came on paper.

export { FormFrame } from './FormFrame.tsx'
export { PaperButton } from './PaperButton.tsx'
