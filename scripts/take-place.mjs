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

/** Others need some milliseconds for a folder, and one attempt takes a fraction of one. */
const most = 10_000

/** False where one cannot be moved to the other as things stand: there is a full one, or it has gone already. */
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
