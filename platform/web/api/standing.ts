// Whether what the person may do is still what the browser believes. Every answer carries a mark of it; another mark, or a
// refusal for want of permission, is a reason to ask anew.

let known: string | undefined
const listeners = new Set<(sure: boolean) => void>()

/** Of an answer that came. */
export function hearStanding(mark: string | null) {
  if (!mark || mark === known) return
  const isNews = known !== undefined
  known = mark
  if (isNews) tell(true)
}

/** Of a refusal for want of permission: perhaps there was one when the screen was drawn. */
export const doubtStanding = () => tell(false)

/** Somebody else may sign in next. */
export function forgetStanding() {
  known = undefined
}

/** `sure` when it has changed, otherwise it only may have. */
export function onStandingChange(listener: (sure: boolean) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function tell(sure: boolean) {
  for (const listener of listeners) listener(sure)
}
