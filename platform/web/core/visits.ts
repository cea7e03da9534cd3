// Navigation history: the last three screens, and the state of a list that the user left for one of its rows
// (spec 1 §2.1, §4).

export interface Visit {
  /** Path pattern of the screen: `/applications/$id`. */
  pattern: string
  path: string
  /** The query without the leading question mark. */
  query: string
}

export interface SavedList {
  path: string
  query: string
}

const remembered = 3

export function withVisit(visits: readonly Visit[], visit: Visit): Visit[] {
  const last = visits[0]
  const others = last?.path === visit.path ? visits.slice(1) : visits
  return [visit, ...others].slice(0, remembered)
}

interface Arrival {
  saved: SavedList | undefined
  /** The saved query of the list, if it must be restored. */
  restore?: string
}

/**
 * A list's query is saved when the person opens one of its details, and restored once, when they return to the list
 * without a query.
 */
export function listStateOn(arriving: Visit, from: Visit | undefined, saved: SavedList | undefined): Arrival {
  if (isDetail(arriving)) {
    const isJump = from && !isDetail(from) && sectionOf(from.path) === sectionOf(arriving.path)
    if (!isJump) return { saved }
    const query = withoutPanel(from.query)
    return { saved: query ? { path: from.path, query } : undefined }
  }
  const comesBack = saved?.path === arriving.path && arriving.query === '' && from?.path !== arriving.path
  return comesBack ? { saved: undefined, restore: saved.query } : { saved: undefined }
}

const isDetail = (visit: Visit) => visit.pattern.includes('$')
const sectionOf = (path: string) => path.split('/')[1]

/** The panel is not part of the saved list state: the person left it for its page. */
function withoutPanel(query: string): string {
  const values = new URLSearchParams(query)
  values.delete('panel')
  return values.toString()
}
