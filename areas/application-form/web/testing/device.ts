import type { Answers } from '#areas/forms/rules/answers.ts'
import type { Mirror, Unsaved } from '../later/mirror.ts'
import { createPart, type Saved, type SaveOutcome } from '../filling/part.ts'

/** Test double: a device with persistent storage, and a server with one record. */
export function setting(initial: Saved = { version: 1, answers: {} }, autosaves = true) {
  let kept: Unsaved | null = null
  let isReachable = true
  let refusal: string | null = null
  /** Last version saved by this browser; shared by all its windows. */
  let ours = 0
  let record = initial
  const mirror: Mirror = {
    read: () => kept,
    write: (unsaved) => void (kept = unsaved),
    clear: () => void (kept = null),
    saved: (version) => void (ours = version),
    isOurs: (version) => ours === version,
  }
  const save = async (version: number, changed: Answers): Promise<SaveOutcome> => {
    if (!isReachable) return { isOffline: true }
    if (refusal !== null) return { refused: refusal }
    if (version !== record.version) return { stale: record }
    record = { version: version + 1, answers: { ...record.answers, ...changed } }
    return { saved: record }
  }
  return {
    /** Simulates a page that is rendered but never shown. */
    draw: () => createPart({ initial, mirror, save, autosaves }),
    /** Simulates a page that is shown. */
    open: () => {
      const part = createPart({ initial, mirror, save, autosaves })
      void part.flush()
      return part
    },
    kept: () => kept,
    record: () => record,
    elsewhere: (answers: Answers) =>
      void (record = { version: record.version + 1, answers: { ...record.answers, ...answers } }),
    reach: (reachable: boolean) => void (isReachable = reachable),
    refuse: (why: string | null) => void (refusal = why),
  }
}
