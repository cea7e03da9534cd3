// Types and sizes of files that the back office may upload.

import { allowedFileTypes, allowedImageTypes, maxFileSizeMegabytes } from '#platform/contract/file.ts'

const maxBytes = maxFileSizeMegabytes * 1024 * 1024

export const images = { permission: 'permit' as const, rules: { maxBytes, types: allowedImageTypes } }
export const documents = { permission: 'permit' as const, rules: { maxBytes, types: allowedFileTypes } }
