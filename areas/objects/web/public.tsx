// What screens of other areas may use of this one: a field for pictures that are put in their order.

export { PicturesField } from './media/PicturesField.tsx'
export { forget as forgetUploads } from './media/upload.ts'
