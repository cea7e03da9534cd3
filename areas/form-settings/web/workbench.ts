// The form being edited: every change stands at once, is kept on this device, and is brought to the server about a second later.
// What somebody else saved meanwhile becomes a question, never an overwriting.

import type { FormDefinition } from '#areas/application-form/rules/form-definition.ts'
import { besideOf } from '../rules/definition-edits.ts'
import { beginning, edited, redone, undone, type EditHistory } from '../rules/edit-history.ts'
import { nearestTo, placeIn, startPlace, wordOf, type MovablePlace, type Place } from '../rules/places.ts'
import type { DraftMirror } from './draft-mirror.ts'

export interface Stand {
  /** Of the form as a whole; every save raises it. */
  version: number
  definition: FormDefinition
}

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

export type SavingState = 'saved' | 'unsaved' | 'saving' | 'offline' | 'refused' | 'conflict'

/** How a save may end; what it throws is a refusal. */
export type SaveOutcome =
  | { saved: { version: number; isDraft: boolean; problems: DefinitionProblem[] } }
  | { stale: Stand }
  | { isOffline: true }

export interface BenchState {
  history: EditHistory<FormDefinition, Place>
  chosen: Place
  /** The same as one word: two hundred rows ask whether it is theirs. */
  chosenWord: string
  problems: readonly DefinitionProblem[]
  saving: SavingState
  savedAt: Date | null
  isDraft: boolean
  version: number
  /** What the server has instead of what this page began with. */
  theirs: Stand | null
  /** Why the server would not take it. */
  refusal: string | null
}

interface Setting {
  initial: Stand & { isDraft: boolean; problems: readonly DefinitionProblem[]; savedAt: Date | null }
  chosen: string
  mirror: DraftMirror
  save: (stand: Stand) => Promise<SaveOutcome>
  refusalOf: (failure: unknown) => string
  now?: () => number
}

const pause = 1000
const tryAgainAfter = 10_000

export type Workbench = ReturnType<typeof createWorkbench>

export function createWorkbench({ initial, chosen, mirror, save, refusalOf, now = Date.now }: Setting) {
  let server: Stand = initial
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<void> | null = null
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
    refusal: null,
  }

  const tell = (change: Partial<BenchState>) => {
    state = { ...state, ...change, ...(change.chosen && { chosenWord: wordOf(change.chosen) }) }
    for (const listener of listeners) listener()
  }
  const present = () => state.history.present
  const isUnsaved = () => present() !== server.definition
  const later = (delay: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => void push(), delay)
  }

  /** After every change, whether done, undone or done again. */
  function changed(history: BenchState['history'], where: Place): void {
    tell({
      history,
      chosen: nearestTo(history.present, where),
      saving: state.theirs ? 'conflict' : 'unsaved',
      refusal: null,
    })
    mirror.write({ version: server.version, definition: history.present })
    if (!state.theirs) later(pause)
  }

  async function push(): Promise<void> {
    clearTimeout(timer)
    while (running) await running
    if (state.theirs) return
    if (!isUnsaved()) return settle()
    running = send().finally(() => (running = null))
    await running
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
        tell({ saving: 'offline' })
        return later(tryAgainAfter)
      }
      if ('stale' in outcome) return tell({ saving: 'conflict', theirs: outcome.stale })
      const { version, isDraft, problems } = outcome.saved
      server = { version, definition }
      tell({ version, isDraft, problems, savedAt: new Date(now()), saving: isUnsaved() ? 'unsaved' : 'saved' })
      if (isUnsaved()) later(pause)
      else mirror.clear()
    } catch (failure) {
      tell({ saving: 'refused', refusal: refusalOf(failure) })
    }
  }

  const kept = mirror.read()
  if (kept && JSON.stringify(kept.definition) !== JSON.stringify(initial.definition)) {
    const history = edited(state.history, kept.definition, { where: state.chosen, about: null, at: now() })
    const isOld = kept.version !== initial.version
    state = { ...state, history, saving: isOld ? 'conflict' : 'unsaved', theirs: isOld ? initial : null }
    if (!isOld) later(0)
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
    /** `about` joins what is typed in one go: "label.de" of the same place. */
    edit(where: Place, change: (form: FormDefinition) => FormDefinition, about: string | null = null) {
      const next = change(present())
      if (next === present()) return
      const happened = { where, about: about && `${wordOf(where)} ${about}`, at: now() }
      changed(edited(state.history, next, happened), where)
    },
    /** Takes something out and looks beside it. */
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
    /** Brings what is unsaved to the server now. */
    flush: push,
    /** What the server has after a deed of its own: publishing, discarding, restoring. The way back stays open. */
    adopt(stand: Stand & { isDraft: boolean }, problems: readonly DefinitionProblem[] = []) {
      clearTimeout(timer)
      const same = JSON.stringify(stand.definition) === JSON.stringify(present())
      const definition = same ? present() : stand.definition
      server = { version: stand.version, definition }
      mirror.clear()
      tell({
        history: edited(state.history, definition, { where: state.chosen, about: null, at: now() }),
        chosen: nearestTo(definition, state.chosen),
        version: stand.version,
        isDraft: stand.isDraft,
        problems,
        saving: 'saved',
        theirs: null,
        refusal: null,
      })
    },
    /** The answer to the question of a conflict. */
    resolve(whose: 'mine' | 'theirs') {
      const { theirs } = state
      if (!theirs) return
      server = theirs
      const history =
        whose === 'mine'
          ? state.history
          : edited(state.history, theirs.definition, { where: state.chosen, about: null, at: now() })
      tell({ history, theirs: null, version: theirs.version, saving: isUnsaved() ? 'unsaved' : 'saved' })
      tell({ chosen: nearestTo(present(), state.chosen) })
      if (whose === 'mine') void push()
      else settle()
    },
    /** The page is left: what is unsaved stays on this device, and goes out once more. */
    rest() {
      clearTimeout(timer)
      mirror.keep()
      if (isUnsaved() && !state.theirs) void push()
    },
  }
}
