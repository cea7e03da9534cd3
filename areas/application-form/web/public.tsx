// What the other areas may show of the application form: the frame of its pages.

export { FormFrame } from './FormFrame.tsx'
