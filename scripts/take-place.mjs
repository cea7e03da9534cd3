import { existsSync, renameSync, rmSync } from 'node:fs'

/** Replaces a folder by another and removes the old one completely; another process may do the same at this moment. */
export function takePlace(fresh, place) {
  const aside = `${place}.${process.pid}.old`
  for (let attempt = 1; !moved(fresh, place); attempt += 1) {
    // A missing folder cannot replace another, and must not clear it.
    if (!existsSync(fresh)) throw new Error(`${fresh} is not there`)
    if (attempt === most) throw new Error(`${place} is put there by others again and again`)
    // No other process knows this name, so the folder is removed without a race.
    if (moved(place, aside)) rmSync(aside, { recursive: true })
  }
}

/**
 * Number of attempts. An attempt takes a fraction of a millisecond; another process needs the folder for some
 * milliseconds.
 */
const most = 10_000

/** Returns false if the folder cannot be moved now: the target is not empty, or the source no longer exists. */
function moved(from, to) {
  try {
    renameSync(from, to)
    return true
  } catch (error) {
    if (isMetBySomebody(error)) return false
    throw error
  }
}

const isMetBySomebody = ({ code }) => ['ENOTEMPTY', 'EEXIST', 'ENOENT'].includes(code)
