// Interface of the stores for file contents.

import type { Readable } from 'node:stream'

export interface FileStore {
  /** Stores the whole content under `key`; a partially written file is never visible. */
  put(key: string, content: Readable | Buffer): Promise<void>
  /** Returns the content as a stream; throws if there is none. */
  get(key: string): Promise<Readable>
  /** Like `get`, but null if there is none. */
  find(key: string): Promise<Readable | null>
  remove(key: string): Promise<void>
}
