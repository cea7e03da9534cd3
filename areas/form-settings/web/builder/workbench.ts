// Editing state of a form. Changes apply at once, are kept on this device and are saved about a second later. Changes
// saved meanwhile by others are merged; only contradicting changes require a choice.

import type { Outcome } from '#platform/web/builder/save-outcome.ts'
import { createSaver, pause, tryAgainAfter, type SavingState } from '#platform/web/builder/saver.ts'
import type { FormDefinition } from '#areas/forms/rules/form-definition.ts'
import { besideOf } from '../../rules/definition-edits.ts'
import { joinDefinitions, type DefinitionJoin, type Side } from '../../rules/definition-join.ts'
import { beginning, carried, edited, redone, undone, type EditHistory } from '../../rules/edit-history.ts'
import { nearestTo, placeIn, startPlace, wordOf, type MovablePlace, type Place } from '../../rules/places.ts'
import { isSameValue } from '../../rules/same-value.ts'
import type { DraftMirror } from './draft-mirror.ts'

export interface Stand {
  /** Version of the form as a whole; increases with every save. */
  version: number
  definition: FormDefinition
  /** User who saved it last; null or absent if unknown. */
  updatedBy?: string | null
  /** True if the other version was saved by the same user in another window. */
  isOwn?: boolean
  /** True if it is not published yet; absent if unknown. */
  isDraft?: boolean
}

/** Author of merged changes: the user in another window, another user, or unknown. */
export type Joined = { isOwn: true } | { isOwn: false; name: string | null }

export interface DefinitionProblem {
  step: string | null
  section: string | null
  field: string | null
  option: string | null
  key: string
  values: Record<string, string | number>
  reason: string | null
  blocks: boolean
}

export type SaveOutcome = Outcome<{ version: number; isDraft: boolean; problems: DefinitionProblem[] }, Stand>

export interface BenchState {
  history: EditHistory<FormDefinition, Place>
  chosen: Place
  /** `chosen` as a string, because two hundred rows compare it with their own. */
  chosenWord: string
  problems: readonly DefinitionProblem[]
  saving: SavingState
  savedAt: Date | null
  isDraft: boolean
  version: number
  /** The server's version that conflicts with the local one; null without a conflict. */
  theirs: Stand | null
  /** Merge of both versions while it contains conflicts. */
  join: DefinitionJoin | null
  /** Author of changes that were merged without a conflict. */
  joinedWith: Joined | null
  /** Message of the server's refusal. */
  refusal: string | null
}

interface Setting {
  initial: Stand & { isDraft: boolean; problems: readonly DefinitionProblem[]; savedAt: Date | null }
  chosen: string
  mirror: DraftMirror
  save: (stand: Stand) => Promise<SaveOutcome>
  refusalOf: (failure: unknown) => string
  /** Problems of the sent form, read from a refusal. */
  refusedIn: (failure: unknown, sent: FormDefinition) => DefinitionProblem[]
  now?: () => number
}

const joinedOf = ({ isOwn = false, updatedBy = null }: Stand): Joined =>
  isOwn ? { isOwn } : { isOwn, name: updatedBy }

export type Workbench = ReturnType<typeof createWorkbench>

export function createWorkbench({ initial, chosen, mirror, save, refusalOf, refusedIn, now = Date.now }: Setting) {
  const kept = mirror.read()
  const isKeptNews = kept !== null && !isSameValue(kept.definition, initial.definition)
  let server: Stand = initial
  /** Problems found by the server in the last save. */
  let found = initial.problems
  /** Server version that the local edits are based on; null if unknown. */
  let base: FormDefinition | null = initial.definition
  /** A save without a response: the server may or may not have stored it. */
  let unconfirmed: FormDefinition | null = null
  const listeners = new Set<() => void>()
  const first = placeIn(initial.definition, chosen) ?? startPlace
  let state: BenchState = {
    history: beginning(initial.definition),
    chosen: first,
    chosenWord: wordOf(first),
    problems: initial.problems,
    saving: 'saved',
    savedAt: initial.savedAt,
    isDraft: initial.isDraft,
    version: initial.version,
    theirs: null,
    join: null,
    joinedWith: null,
    refusal: null,
  }

  const tell = (change: Partial<BenchState>) => {
    state = { ...state, ...change, ...(change.chosen && { chosenWord: wordOf(change.chosen) }) }
    for (const listener of listeners) listener()
  }
  const present = () => state.history.present
  const isUnsaved = () => present() !== server.definition
  const saver = createSaver({ isHeld: () => state.theirs !== null, isUnsaved, send, settle })

  /** Call after each edit, undo or redo. */
  function changed(history: BenchState['history'], where: Place): void {
    tell({ history, chosen: nearestTo(history.present, where), saving: 'unsaved', refusal: null })
    mirror.write({ version: server.version, definition: history.present, ...(base && { base }) })
    if (state.theirs) meet(state.theirs)
    else saver.later(pause)
  }

  /** Another save came first: merges both versions, or reports a conflict. */
  function meet(theirs: Stand): void {
    if (unconfirmed && isSameValue(unconfirmed, theirs.definition)) base = theirs.definition
    unconfirmed = null
    const join = joinDefinitions({ base, mine: present(), theirs: theirs.definition })
    if (join.isClash) return tell({ saving: 'conflict', theirs, join })
    const isNews = base !== null && !isSameValue(base, theirs.definition)
    take(theirs, join, 'mine')
    if (isNews && !isSameValue(base, present())) tell({ joinedWith: joinedOf(theirs) })
  }

  /** Continues editing with the merged version; each undo step keeps the other side's changes. */
  function take(theirs: Stand, join: DefinitionJoin, whose: Side): void {
    const before = base
    const carriedOver = carried(state.history, {
      present: join.mine,
      over: (mine) => joinDefinitions({ base: before, mine, theirs: theirs.definition }).theirs,
    })
    const next = isSameValue(join[whose], theirs.definition) ? theirs.definition : join[whose]
    const history = edited(carriedOver, next, { where: state.chosen, about: null, at: now() })
    server = theirs
    base = theirs.definition
    tell({
      history: whose === 'mine' ? { ...carriedOver, present: next } : history,
      chosen: nearestTo(next, state.chosen),
      theirs: null,
      join: null,
      version: theirs.version,
      ...(next === theirs.definition && { isDraft: theirs.isDraft ?? state.isDraft }),
      saving: next === theirs.definition ? 'saved' : 'unsaved',
    })
    if (!isUnsaved()) return settle()
    mirror.write({ version: server.version, definition: next, base })
    saver.later(0)
  }

  function settle(): void {
    mirror.clear()
    if (state.saving !== 'saved') tell({ saving: 'saved' })
  }

  async function send(): Promise<void> {
    const definition = present()
    tell({ saving: 'saving' })
    try {
      const outcome = await save({ version: server.version, definition })
      if ('isOffline' in outcome) {
        unconfirmed = definition
        tell({ saving: 'offline' })
        return saver.later(tryAgainAfter)
      }
      if ('stale' in outcome) return meet(outcome.stale)
      const { version, isDraft, problems } = outcome.saved
      found = problems
      server = { version, definition }
      base = definition
      unconfirmed = null
      tell({ version, isDraft, problems, savedAt: new Date(now()), saving: isUnsaved() ? 'unsaved' : 'saved' })
      if (!isUnsaved()) return mirror.clear()
      mirror.write({ version, definition: present(), base })
      saver.later(pause)
    } catch (failure) {
      const problems = [...refusedIn(failure, definition), ...found]
      tell({ saving: 'refused', refusal: refusalOf(failure), problems })
    }
  }

  if (kept && isKeptNews) {
    const history = edited(state.history, kept.definition, { where: state.chosen, about: null, at: now() })
    state = { ...state, history, saving: 'unsaved' }
    if (kept.version === initial.version) saver.later(0)
    else {
      base = kept.base ?? null
      meet(initial)
    }
  } else mirror.clear()

  return {
    now: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    choose: (place: Place) => {
      if (wordOf(place) !== wordOf(state.chosen)) tell({ chosen: place })
    },
    /** Edits with the same `about` at the same place are merged while typing, for example "label.de". */
    edit(where: Place, change: (form: FormDefinition) => FormDefinition, about: string | null = null) {
      const next = change(present())
      if (next === present()) return
      const happened = { where, about: about && `${wordOf(where)} ${about}`, at: now() }
      changed(edited(state.history, next, happened), where)
    },
    /** Removes an element and selects a neighbour. */
    remove(place: MovablePlace, change: (form: FormDefinition) => FormDefinition) {
      const beside = besideOf(present(), place)
      changed(edited(state.history, change(present()), { where: place, about: null, at: now() }), beside)
    },
    undo() {
      const last = state.history.past.at(-1)
      if (last) changed(undone(state.history), last.where)
    },
    redo() {
      const [next] = state.history.future
      if (next) changed(redone(state.history), next.where)
    },
    /** Saves unsaved edits at once. */
    flush: saver.push,
    /** Call when an action was refused, with the server's current version. */
    meet,
    /** Takes the server's version after publishing, discarding or restoring. Undo stays possible. */
    adopt(stand: Stand & { isDraft: boolean }, problems: readonly DefinitionProblem[] = []) {
      saver.stop()
      const same = JSON.stringify(stand.definition) === JSON.stringify(present())
      const definition = same ? present() : stand.definition
      server = { version: stand.version, definition }
      base = definition
      found = problems
      mirror.clear()
      tell({
        history: edited(state.history, definition, { where: state.chosen, about: null, at: now() }),
        chosen: nearestTo(definition, state.chosen),
        version: stand.version,
        isDraft: stand.isDraft,
        problems,
        saving: 'saved',
        theirs: null,
        join: null,
        joinedWith: null,
        refusal: null,
      })
    },
    /** Resolves a conflict: values of the given side apply where both sides changed the same part. */
    resolve(whose: Side) {
      const { theirs, join } = state
      if (theirs && join) take(theirs, join, whose)
    },
    /** The user has read the note about the merge. */
    noted: () => tell({ joinedWith: null }),
    /** Call when the page is left: saves once more; unsaved edits stay on this device. */
    rest() {
      saver.stop()
      mirror.keep()
      if (isUnsaved() && !state.theirs) void saver.push()
    },
  }
}
