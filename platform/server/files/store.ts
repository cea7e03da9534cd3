// Selects the store for file contents: a folder by default, an S3-compatible store by configuration. Names and types
// stay in the database.

import type { Config } from '#app/config.ts'
import { createDiskStore } from './disk-store.ts'
import type { FileStore } from './file-store.ts'
import { createS3Store } from './s3-store.ts'

export const createFileStore = (config: Config): FileStore =>
  config.s3 ? createS3Store(config.s3) : createDiskStore(config.dataFolder)
