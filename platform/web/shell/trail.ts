// The person's way through the product in this tab. Survives a reload, ends with the tab.

import { z } from 'zod'
import { listStateOn, withVisit, type SavedList, type Visit } from './visits.ts'

const storageKey = 'trail'
const visit = z.object({ pattern: z.string(), path: z.string(), query: z.string() })
const stored = z.object({
  visits: z.array(visit).max(3),
  saved: z.object({ path: z.string(), query: z.string() }).optional(),
})

interface Trail {
  visits: Visit[]
  saved: SavedList | undefined
}

let trail: Trail | undefined

/** Answers the query to go on with when a list comes back as it was left. */
export function arriveAt(arriving: Visit): string | undefined {
  const { visits, saved } = read()
  const next = listStateOn(arriving, visits[0], saved)
  trail = { visits: withVisit(visits, arriving), saved: next.saved }
  sessionStorage.setItem(storageKey, JSON.stringify(trail))
  return next.restore
}

/** The last three screens, newest first. */
export const lastVisits = (): readonly Visit[] => read().visits

function read(): Trail {
  trail ??= fromStorage()
  return trail
}

function fromStorage(): Trail {
  try {
    const { visits, saved } = stored.parse(JSON.parse(sessionStorage.getItem(storageKey) ?? ''))
    return { visits, saved }
  } catch {
    return { visits: [], saved: undefined }
  }
}
