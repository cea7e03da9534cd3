// What screens of other areas may use of this one: a field for pictures that are put in their order, and what a change of an
// object makes out of date.

export { PicturesField } from './media/PicturesField.tsx'
export { staleAfterChange as staleAfterObjectChange } from './changes.ts'
export { forget as forgetUploads } from './media/upload.ts'
