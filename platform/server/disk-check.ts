// Checks that the data folder is writable. On a full or hanging disk uploads and mails fail while the database may
// still respond.

import { statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Returns null if the disk is usable, otherwise the reason. */
export type DiskCheck = () => Promise<string | null>

/** Bytes: two uploads of the largest size. */
const usualReserve = 64 * 1024 * 1024
/** Milliseconds. */
const patience = 2_000
const believedFor = 5_000

/** Runs one write at a time for all callers: each write that hangs blocks a thread that other file operations need. */
export function createDiskCheck(folder: string, leastFree = usualReserve): DiskCheck {
  let writing: Promise<string | null> | null = null
  let known: { reason: string | null; until: number } | null = null

  const look = async () => {
    const reason = await writeALittle(folder, leastFree)
    known = { reason, until: Date.now() + believedFor }
    writing = null
    return reason
  }
  return () => {
    if (known && known.until > Date.now()) return Promise.resolve(known.reason)
    writing ??= look()
    return withinPatience(writing)
  }
}

async function writeALittle(folder: string, leastFree: number): Promise<string | null> {
  try {
    const { bavail, bsize } = await statfs(folder)
    if (bavail * bsize < leastFree) return 'disk full'
    await writeFile(join(folder, 'ready'), new Date().toISOString(), { flush: true })
    return null
  } catch {
    return 'data folder not writable'
  }
}

async function withinPatience(writing: Promise<string | null>): Promise<string | null> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<string>((resolve) => {
    timer = setTimeout(() => resolve('data folder does not answer'), patience)
  })
  try {
    return await Promise.race([writing, late])
  } finally {
    clearTimeout(timer)
  }
}
