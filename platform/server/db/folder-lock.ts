// Locks the data folder for one process: two would stop each other's database.

import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartRefusal } from '../start-refusal.ts'
import { birthOf } from './process-identity.ts'

interface Holder {
  pid: number
  birth: string
}

/** Returns the function that releases the lock. A lock of a dead process is taken over. */
export function lockFolder(folder: string): () => void {
  const file = join(folder, 'quartier.lock')
  const mine = `${file}.${process.pid}`
  writeFileSync(mine, `${process.pid} ${birthOf(process.pid)}`)
  try {
    for (;;) {
      const holder = holderOf(folder)
      if (holder)
        throw new StartRefusal(`The data folder ${folder} is in use by another Quartier (process ${holder.pid}).`)
      rmSync(file, { force: true })
      if (linked(mine, file)) return () => rmSync(file, { force: true })
    }
  } finally {
    rmSync(mine, { force: true })
  }
}

/** Returns the living process that has locked the folder. */
export function holderOf(folder: string): Holder | undefined {
  const [pid, birth] = written(join(folder, 'quartier.lock')).split(' ')
  return birth !== undefined && birthOf(Number(pid)) === birth ? { pid: Number(pid), birth } : undefined
}

// Returns false if `to` exists already. A link appears atomically with its content.
function linked(from: string, to: string): boolean {
  try {
    linkSync(from, to)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

function written(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
