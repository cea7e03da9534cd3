// Editing state of the website. Changes apply at once and are saved about a second later. If another editor saved in
// the meantime, the person chooses between both contents.

import { beginning, edited, redone, undone, type EditHistory } from '#areas/form-settings/rules/edit-history.ts'
import type { Language } from '#platform/rules/project-type.ts'
import type { Outcome } from '#platform/web/builder/save-outcome.ts'
import { createSaver, pause, tryAgainAfter, type SavingState } from '#platform/web/builder/saver.ts'
import type { PageContent } from '../../rules/content.ts'

/** A content as the server has it. */
export interface Stand {
  version: number
  content: PageContent
  isDraft: boolean
  updatedBy: string | null
  /** True if the same person saved it, in another window. */
  isOwn: boolean
  liveVersion: number | null
}

export type SaveOutcome = Outcome<{ version: number; isDraft: boolean }, Stand>

/** Id of the selected block; null for title and description of the page. */
export type Chosen = string | null

export interface EditorState {
  history: EditHistory<PageContent, Chosen>
  chosen: Chosen
  /** Language of the fields and of the preview. */
  language: Language
  saving: SavingState
  savedAt: Date | null
  isDraft: boolean
  version: number
  liveVersion: number | null
  /** The other content during a conflict. */
  theirs: Stand | null
  /** Message of the server's refusal. */
  refusal: string | null
}

interface Setting {
  initial: Stand & { savedAt: Date | null }
  language: Language
  save: (sent: { version: number; content: PageContent }) => Promise<SaveOutcome>
  refusalOf: (failure: unknown) => string
  now?: () => number
}

export type PageEditor = ReturnType<typeof createPageEditor>

export function createPageEditor({ initial, language, save, refusalOf, now = Date.now }: Setting) {
  /** The content that the server has. */
  let stored = initial.content
  const listeners = new Set<() => void>()
  let state: EditorState = {
    history: beginning(initial.content),
    chosen: initial.content.blocks[0]?.id ?? null,
    language,
    saving: 'saved',
    savedAt: initial.savedAt,
    isDraft: initial.isDraft,
    version: initial.version,
    liveVersion: initial.liveVersion,
    theirs: null,
    refusal: null,
  }

  const tell = (change: Partial<EditorState>) => {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }
  const present = () => state.history.present
  const isUnsaved = () => present() !== stored
  const saver = createSaver({ isHeld: () => state.theirs !== null, isUnsaved, send, settle })
  const existing = (chosen: Chosen, { blocks }: PageContent): Chosen =>
    blocks.some(({ id }) => id === chosen) ? chosen : null

  function changed(history: EditorState['history'], chosen: Chosen): void {
    tell({
      history,
      chosen: existing(chosen, history.present),
      refusal: null,
      saving: state.theirs ? 'conflict' : 'unsaved',
    })
    if (!state.theirs) saver.later(pause)
  }

  function settle(): void {
    if (state.saving !== 'saved') tell({ saving: 'saved' })
  }

  async function send(): Promise<void> {
    const content = present()
    tell({ saving: 'saving' })
    try {
      const outcome = await save({ version: state.version, content })
      if ('isOffline' in outcome) {
        tell({ saving: 'offline' })
        return saver.later(tryAgainAfter)
      }
      if ('stale' in outcome) return meet(outcome.stale)
      const { version, isDraft } = outcome.saved
      stored = content
      tell({ version, isDraft, savedAt: new Date(now()), saving: isUnsaved() ? 'unsaved' : 'saved' })
      if (isUnsaved()) saver.later(pause)
    } catch (failure) {
      tell({ saving: 'refused', refusal: refusalOf(failure) })
    }
  }

  /** Another editor saved first. Without own changes their content is taken. */
  function meet(theirs: Stand): void {
    saver.stop()
    if (isUnsaved()) tell({ saving: 'conflict', theirs })
    else adopt(theirs)
  }

  /** Takes a content of the server; undo leads back. */
  function adopt(stand: Stand): void {
    saver.stop()
    stored = stand.content
    const { version, isDraft, liveVersion } = stand
    const history = edited(state.history, stand.content, { where: state.chosen, about: null, at: now() })
    tell({
      history,
      chosen: existing(state.chosen, stand.content),
      version,
      isDraft,
      liveVersion,
      saving: 'saved',
      theirs: null,
      refusal: null,
    })
  }

  return {
    now: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    choose: (chosen: Chosen) => {
      if (chosen !== state.chosen) tell({ chosen })
    },
    speak: (spoken: Language) => {
      if (spoken !== state.language) tell({ language: spoken })
    },
    /** Edits with the same `about` of the same block are one undo step while typing. */
    edit(where: Chosen, change: (page: PageContent) => PageContent, about: string | null = null) {
      const next = change(present())
      if (next === present()) return
      const happened = { where, about: about && `${where ?? ''} ${about}`, at: now() }
      changed(edited(state.history, next, happened), where)
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
    meet,
    adopt,
    /** After publishing or taking the page offline: the content stays. */
    settle: (change: Pick<EditorState, 'version' | 'isDraft' | 'liveVersion'>) => tell(change),
    /** Keeps the own content, which replaces theirs with the next save. */
    keepMine() {
      const { theirs } = state
      if (!theirs) return
      tell({
        version: theirs.version,
        isDraft: theirs.isDraft,
        liveVersion: theirs.liveVersion,
        theirs: null,
        saving: 'unsaved',
      })
      stored = theirs.content
      saver.later(0)
    },
    takeTheirs() {
      if (state.theirs) adopt(state.theirs)
    },
    /** Call when the page is left. */
    rest() {
      saver.stop()
      if (isUnsaved() && !state.theirs) void saver.push()
    },
  }
}
