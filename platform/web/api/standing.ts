// Detects that the user's permissions have changed since the browser loaded them. Every response carries a mark of
// the permissions; a different mark, or a 403, is a reason to refetch them.

let known: string | undefined
const listeners = new Set<(sure: boolean) => void>()

/** Called with the mark of every response. */
export function hearStanding(mark: string | null) {
  if (!mark || mark === known) return
  const isNews = known !== undefined
  known = mark
  if (isNews) tell(true)
}

/** Called after a 403: the permission may still have existed when the screen was drawn. */
export const doubtStanding = () => tell(false)

/** Another user may sign in next. */
export function forgetStanding() {
  known = undefined
}

/** `sure` is true if the permissions have changed, false if they may have. */
export function onStandingChange(listener: (sure: boolean) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function tell(sure: boolean) {
  for (const listener of listeners) listener(sure)
}
