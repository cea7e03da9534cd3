// Stores files in the data folder: written to a temporary file next to the target, then renamed atomically.

import { createWriteStream } from 'node:fs'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { newSlug } from '../ids.ts'
import type { FileStore } from './file-store.ts'

export function createDiskStore(dataFolder: string): FileStore {
  const pathOf = (key: string) => join(dataFolder, 'files', key)
  // Opens the file first, so that a missing file fails here and not in the middle of a response.
  const get = async (key: string) => (await open(pathOf(key))).createReadStream()
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
        await flushFolder(dirname(path))
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
    },
    get,
    find: (key) => get(key).catch(nullWhenMissing),
    remove: (key) => rm(pathOf(key), { force: true }),
  }
}

/**
 * The content is flushed, but a power failure can lose the file name until the folder is flushed too. Windows cannot
 * open folders.
 */
async function flushFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return
  const folder = await open(path)
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

function nullWhenMissing(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
  throw error
}
