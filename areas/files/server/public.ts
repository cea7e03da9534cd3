// What other areas may do with stored files.

export { findOwnUploads, letGoOf, makeSizesJob, type StoredFile } from './claims.ts'
