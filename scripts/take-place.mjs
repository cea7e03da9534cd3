import { existsSync, renameSync, rmSync } from 'node:fs'

/** Puts a folder in the place of another, of which nothing stays; somebody else may do the same at this moment. */
export function takePlace(fresh, place) {
  for (let attempt = 1; ; attempt += 1)
    try {
      rmSync(place, { recursive: true, force: true })
      renameSync(fresh, place)
      return
    } catch (error) {
      if (attempt === most || !isMetBySomebody(error) || !existsSync(fresh)) throw error
    }
}

const most = 20

const isMetBySomebody = ({ code }) => ['ENOTEMPTY', 'EEXIST', 'ENOENT'].includes(code)
