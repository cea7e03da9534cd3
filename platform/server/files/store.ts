// Where file contents live: a folder by default, an S3-speaking store by configuration. Names and types stay in the database.

import type { Readable } from 'node:stream'
import type { Config } from '#app/config.ts'
import { createDiskStore } from './disk-store.ts'
import { createS3Store } from './s3-store.ts'

export interface FileStore {
  /** Keeps the whole content under `key`; a half-written file is never seen. */
  put(key: string, content: Readable | Buffer): Promise<void>
  /** The content as a stream; throws when there is none. */
  get(key: string): Promise<Readable>
  remove(key: string): Promise<void>
}

export const createFileStore = (config: Config): FileStore =>
  config.s3 ? createS3Store(config.s3) : createDiskStore(config.dataFolder)
