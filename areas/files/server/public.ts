// Interface to other areas for stored files.

export { arrangePictures, asUploaded, pictureRowsOf } from './pictures.ts'
export { contentOf as contentsOf, removeContentsJob } from './contents.ts'
export { findOwnUploads, letGoOf, makeSizesJob, type StoredFile } from './claims.ts'
export { serveOpen } from './serving.ts'
export { keepUpload } from './uploads.ts'
