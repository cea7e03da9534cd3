// Navigation history of this tab, in session storage: it survives a reload but not the tab.

import { isText, listOf, maybe, readJson, shapeOf } from '#platform/rules/reading.ts'
import { listStateOn, withVisit, type SavedList, type Visit } from './visits.ts'

const storageKey = 'trail'
const isTrail = shapeOf<Trail>({
  visits: listOf(shapeOf<Visit>({ pattern: isText, path: isText, query: isText })),
  saved: maybe(shapeOf<SavedList>({ path: isText, query: isText })),
})

interface Trail {
  visits: Visit[]
  saved: SavedList | undefined
}

let trail: Trail | undefined

/** Returns the query to restore when the user comes back to a list. */
export function arriveAt(arriving: Visit): string | undefined {
  const { visits, saved } = read()
  const next = listStateOn(arriving, visits[0], saved)
  trail = { visits: withVisit(visits, arriving), saved: next.saved }
  sessionStorage.setItem(storageKey, JSON.stringify(trail))
  return next.restore
}

/** Returns the last three screens, newest first. */
export const lastVisits = (): readonly Visit[] => read().visits

function read(): Trail {
  trail ??= readJson(sessionStorage.getItem(storageKey), isTrail) ?? { visits: [], saved: undefined }
  return trail
}
