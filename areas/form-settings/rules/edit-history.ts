// Undo and redo for a whole session. Continuous typing in one place is a single undo step.

export interface Edit<State, Where> {
  state: State
  /** Place of the edit; undo selects it. */
  where: Where
}

export interface EditHistory<State, Where> {
  past: readonly Edit<State, Where>[]
  present: State
  future: readonly Edit<State, Where>[]
  /** Subject of the last edit, so that further typing joins it; null if the next edit is separate. */
  going: { about: string; at: number } | null
}

/** Milliseconds after which typing in the same place starts a new undo step. */
export const inOneGo = 1500

export const beginning = <State, Where>(present: State): EditHistory<State, Where> => ({
  past: [],
  present,
  future: [],
  going: null,
})

interface Happened<Where> {
  where: Where
  /** Edits with the same value shortly after each other form one undo step; null always starts a new one. */
  about: string | null
  /** Milliseconds of any monotonic clock. */
  at: number
}

export function edited<State, Where>(
  history: EditHistory<State, Where>,
  next: State,
  { where, about, at }: Happened<Where>,
): EditHistory<State, Where> {
  if (next === history.present) return history
  const { going, past } = history
  const goesOn = about !== null && going?.about === about && at - going.at <= inOneGo
  return {
    past: goesOn ? past : [...past, { state: history.present, where }],
    present: next,
    future: [],
    going: about === null ? null : { about, at },
  }
}

export function undone<State, Where>(history: EditHistory<State, Where>): EditHistory<State, Where> {
  const last = history.past.at(-1)
  if (!last) return history
  return {
    past: history.past.slice(0, -1),
    present: last.state,
    future: [{ state: history.present, where: last.where }, ...history.future],
    going: null,
  }
}

export function redone<State, Where>(history: EditHistory<State, Where>): EditHistory<State, Where> {
  const [next, ...future] = history.future
  if (!next) return history
  return {
    past: [...history.past, { state: history.present, where: next.where }],
    present: next.state,
    future,
    going: null,
  }
}

/** Applies an external change to each step of the history, so that undo reverts only the user's own edits. */
export function carried<State, Where>(
  history: EditHistory<State, Where>,
  { present, over }: { present: State; over: (state: State) => State },
): EditHistory<State, Where> {
  const each = (edits: readonly Edit<State, Where>[]) => edits.map((edit) => ({ ...edit, state: over(edit.state) }))
  return { past: each(history.past), present, future: each(history.future), going: null }
}
