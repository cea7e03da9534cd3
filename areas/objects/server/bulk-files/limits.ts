import {
  allowedFileTypes,
  allowedImageTypes,
  fileTypeNames,
  maxFileNameLength,
  maxFileSizeMegabytes,
  maxNumObjectImages,
} from '#platform/contract/file.ts'
import type { FileLimits } from '../../rules/files/file-place.ts'

export const fileLimits: FileLimits = {
  maxMegabytes: maxFileSizeMegabytes,
  maxNameLength: maxFileNameLength,
  maxImages: maxNumObjectImages,
  imageTypes: allowedImageTypes,
  types: allowedFileTypes,
}

/** Values for the problem texts. */
export const problemValues = { max: maxFileSizeMegabytes, allowed: fileTypeNames(allowedFileTypes) }
