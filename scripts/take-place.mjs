import { existsSync, renameSync, rmSync } from 'node:fs'

/** Puts a folder in the place of another, of which nothing stays; somebody else may do the same at this moment. */
export function takePlace(fresh, place) {
  const aside = `${place}.${process.pid}.old`
  for (let attempt = 1; !moved(fresh, place); attempt += 1) {
    // What is not there cannot take a place, and must not clear it.
    if (!existsSync(fresh)) throw new Error(`${fresh} is not there`)
    if (attempt === most) throw new Error(`${place} is put there by others again and again`)
    // Nobody else knows it by this name: it is cleared without meeting anybody.
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
