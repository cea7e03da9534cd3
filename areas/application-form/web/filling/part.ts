// One part of the form with its own version (the household, or one person). Stores edits on this device at once and
// saves them to the server a second later. Merges changes from other devices, or reports a conflict.

import type { Answers, AnswerValue } from '#areas/forms/rules/answers.ts'
import type { Mirror, Unsaved } from '../later/mirror.ts'

export interface Saved {
  version: number
  answers: Answers
}

export type SavingState = 'saved' | 'unsaved' | 'saving' | 'offline' | 'refused' | 'conflict'

/**
 * Different answers to the same questions from two sources. `keys` wait for the user's choice; other answers are
 * saved.
 */
export interface Conflict {
  keys: string[]
  theirs: Saved
  /** True if the other change comes from another window of this browser. */
  isOurs: boolean
}

export interface PartState {
  answers: Answers
  state: SavingState
  conflict: Conflict | null
  /** The server's message while it refuses to save; null after the next successful save. */
  refusal: string | null
  /** Keys typed into since the page was opened, and those of unsaved answers kept from before. */
  touched: ReadonlySet<string>
}

/** Result of a save, independent of HTTP. Validation errors are thrown. */
export type SaveOutcome = { saved: Saved } | { stale: Saved } | { isOffline: true } | { refused: string }

interface Setting {
  initial: Saved
  mirror: Mirror
  /** Sends only the changed answers. */
  save: (version: number, changed: Answers, isFinished: boolean) => Promise<SaveOutcome>
  /** False for submitted applications: their button saves the whole part. */
  autosaves: boolean
  onSaved?: (saved: Saved) => void
}

const pause = 1000
const tryAgainAfter = 10_000

export type Part = ReturnType<typeof createPart>

export function createPart({ initial, mirror, save, autosaves, onSaved }: Setting) {
  let server = initial
  let unsaved: Unsaved = { typed: {}, before: {} }
  let state: SavingState = 'saved'
  let conflict: Conflict | null = null
  let refusal: string | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  /** True while a save is scheduled within a second. */
  let isDue = false
  let running: Promise<void> | null = null
  const touched = new Set<string>()
  let snapshot: PartState = { answers: server.answers, state, conflict, refusal, touched }
  const listeners = new Set<() => void>()

  const tell = () => {
    snapshot = { answers: joined(server.answers, unsaved.typed), state, conflict, refusal, touched }
    for (const listener of listeners) listener()
  }
  const hasTyped = () => Object.keys(unsaved.typed).length > 0
  const isAskedAbout = (key: string) => conflict?.keys.includes(key) ?? false
  const toSend = () => Object.entries(unsaved.typed).filter(([key]) => !isAskedAbout(key))
  /**
   * The page was closed and opened again: the newer part on this device includes this part's unsaved answers and
   * sends them.
   */
  const isOvertaken = () => (mirror.read()?.at ?? 0) > (unsaved.at ?? 0)
  const later = (delay: number) => {
    clearTimeout(timer)
    isDue = delay <= pause
    timer = setTimeout(() => void (isOvertaken() || push(false).catch(() => {})), delay)
  }

  /** Takes over the server's answers. Unsaved answers override them, or cause a conflict. */
  function adopt(theirs: Saved): void {
    const clashing = Object.keys(unsaved.typed).filter(
      (key) => !isSame(theirs.answers[key], unsaved.before[key]) && !isSame(theirs.answers[key], unsaved.typed[key]),
    )
    conflict = clashing.length > 0 ? { keys: clashing, theirs, isOurs: mirror.isOurs(theirs.version) } : null
    if (conflict) state = 'conflict'
    server = theirs
  }

  async function push(isFinished: boolean): Promise<void> {
    clearTimeout(timer)
    isDue = false
    while (running) await running
    if (toSend().length === 0 && (conflict || !isFinished)) {
      if (isFinished) throw new Stopped()
      return
    }
    running = send(isFinished)
    try {
      await running
    } finally {
      running = null
    }
  }

  async function send(isFinished: boolean): Promise<void> {
    const sent = Object.fromEntries(toSend())
    state = 'saving'
    tell()
    refusal = null
    try {
      const outcome = await save(server.version, sent, isFinished && !conflict)
      if ('refused' in outcome) {
        refusal = outcome.refused
        throw new Stopped()
      }
      if ('isOffline' in outcome) {
        state = 'offline'
        later(tryAgainAfter)
        if (isFinished) throw new Offline()
        return
      }
      if ('stale' in outcome) {
        adopt(outcome.stale)
        if (!conflict || toSend().length > 0) return await send(isFinished)
        if (isFinished) throw new Stopped()
        return
      }
      server = outcome.saved
      mirror.saved(server.version)
      forget(sent)
      state = conflict ? 'conflict' : hasTyped() ? 'unsaved' : 'saved'
      onSaved?.(server)
      if (autosaves && toSend().length > 0) later(pause)
      if (isFinished && conflict) throw new Stopped()
    } catch (failure) {
      if (state === 'saving') state = 'refused'
      throw failure
    } finally {
      tell()
    }
  }

  /** Removes sent answers from the unsaved ones, except those changed again during the request. */
  function forget(sent: Answers): void {
    const left = Object.entries(unsaved.typed).filter(([key, value]) => !(key in sent) || !isSame(sent[key], value))
    unsaved = {
      ...unsaved,
      typed: Object.fromEntries(left),
      before: Object.fromEntries(
        left.map(([key]) => [key, (isAskedAbout(key) ? unsaved.before[key] : server.answers[key]) ?? null]),
      ),
    }
    if (isOvertaken()) return
    if (hasTyped()) mirror.write(unsaved)
    else mirror.clear()
  }

  const kept = mirror.read()
  if (kept) {
    unsaved = kept
    for (const key of Object.keys(kept.typed)) touched.add(key)
    state = 'unsaved'
    adopt(server)
    tell()
  }

  return {
    now: () => snapshot,
    /**
     * True if an earlier visit left an unsaved answer for `key` that is at least as new as `at` (milliseconds since
     * 1970).
     */
    isOlder: (key: string, at = 0) => kept !== null && key in kept.typed && at <= (kept.at ?? 0),
    /** The server's answers, without unsaved ones. */
    saved: () => server.answers,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    answer(key: string, value: AnswerValue) {
      touched.add(key)
      const before = key in unsaved.before ? unsaved.before[key] : server.answers[key]
      unsaved = {
        typed: { ...unsaved.typed, [key]: value },
        before: { ...unsaved.before, [key]: before ?? null },
        at: Date.now(),
      }
      mirror.write(unsaved)
      if (state !== 'conflict') state = 'unsaved'
      tell()
      // The delay counts from the first unsaved keystroke, so that continuous typing is saved too.
      if (autosaves && !isDue && !isAskedAbout(key)) later(pause)
    },
    /**
     * Saves at once, for example on blur or when the page shows stored edits of an earlier visit. A part never saves
     * on creation, because React may render a page twice before showing it; a refused value stays on this device
     * until it is corrected.
     */
    flush: () => (autosaves && hasTyped() ? push(false).catch(() => {}) : Promise.resolve()),
    /** Saves the part as finished; throws the server's refusal. */
    finish: () => push(true),
    /** Resolves a conflict. With `theirs`, the unsaved answers for the conflicting keys are dropped. */
    resolve(whose: 'mine' | 'theirs') {
      if (!conflict) return
      const { keys } = conflict
      conflict = null
      if (whose === 'theirs') {
        const left = Object.entries(unsaved.typed).filter(([key]) => !keys.includes(key))
        unsaved = { ...unsaved, typed: Object.fromEntries(left) }
      }
      unsaved = {
        ...unsaved,
        before: Object.fromEntries(Object.keys(unsaved.typed).map((key) => [key, server.answers[key] ?? null])),
      }
      if (hasTyped()) mirror.write(unsaved)
      else mirror.clear()
      state = hasTyped() ? 'unsaved' : 'saved'
      tell()
      if (autosaves && hasTyped()) later(0)
    },
    /** Stops the save timer; unsaved answers stay on this device. */
    rest() {
      clearTimeout(timer)
      isDue = false
    },
  }
}

/** Thrown when finishing fails without a connection; the answers stay on this device. */
export class Offline extends Error {}
/** The page shows the cause: an open conflict, or a refusal. */
export class Stopped extends Error {}

const joined = (answers: Answers, typed: Answers): Answers =>
  Object.fromEntries(Object.entries({ ...answers, ...typed }).filter(([, value]) => value !== null))

const isSame = (one: AnswerValue | undefined, other: AnswerValue | undefined): boolean =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null)
