// Interface of the stores for file contents.

import type { Readable } from 'node:stream'

export interface FileStore {
  /** Keeps the whole content under `key`; a half-written file is never seen. */
  put(key: string, content: Readable | Buffer): Promise<void>
  /** The content as a stream; throws when there is none. */
  get(key: string): Promise<Readable>
  /** Like `get`; null when there is none. */
  find(key: string): Promise<Readable | null>
  remove(key: string): Promise<void>
}
