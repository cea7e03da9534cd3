// Files in the data folder: written beside their place, then moved there in one step.

import { createWriteStream } from 'node:fs'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { newSlug } from '../ids.ts'
import type { FileStore } from './file-store.ts'

export function createDiskStore(dataFolder: string): FileStore {
  const pathOf = (key: string) => join(dataFolder, 'files', key)
  return {
    async put(key, content) {
      const path = pathOf(key)
      const draft = `${path}.${newSlug()}.part`
      await mkdir(dirname(path), { recursive: true })
      try {
        await pipeline(
          Buffer.isBuffer(content) ? Readable.from([content]) : content,
          createWriteStream(draft, { flush: true }),
        )
        await rename(draft, path)
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
    },
    async get(key) {
      // Opened first, so that a missing file fails here and not in the middle of an answer.
      const file = await open(pathOf(key))
      return file.createReadStream()
    },
    remove: (key) => rm(pathOf(key), { force: true }),
  }
}
