// Actions on a draw: in which state, when and by whom.

import { no, yes, type Verdict } from '#platform/rules/verdict.ts'
import type { DrawMethod, DrawState } from './draw-state.ts'

export interface Standing {
  state: DrawState
  method: DrawMethod | null
  knownAt: Date | null
  enteredBy: string | null
  secondRunRequestedBy: string | null
  replacedAt: Date | null
}

/** The person who wants to act, and when. */
interface Asked {
  userId: string
  now: Date
}

export const drawActions = ['publish', 'enterValue', 'reveal', 'confirm', 'requestSecondRun', 'startSecondRun'] as const
export type DrawAction = (typeof drawActions)[number]

type Rule = (draw: Standing, asked: Asked) => Verdict

const rules: Record<DrawAction, Rule> = {
  publish: ({ state }) => (state === 'frozen' ? yes : no('draws_already_published')),
  /** A wrong value can be corrected until it is confirmed. */
  enterValue: ({ state, method, knownAt }, { now }) => {
    if (state === 'frozen') return no('draws_not_published')
    if (state === 'confirmed') return no('draws_already_decided')
    if (method !== 'public_value') return no('draws_decided_by_secret')
    return knownAt && knownAt <= now ? yes : no('draws_value_not_known_yet')
  },
  reveal: ({ state, method }) => {
    if (state === 'frozen') return no('draws_not_published')
    if (method !== 'commit_reveal') return no('draws_decided_by_public_value')
    return state === 'published' ? yes : no('draws_already_revealed')
  },
  confirm: ({ state, enteredBy }, { userId }) => {
    if (state === 'confirmed') return no('draws_already_decided')
    if (state !== 'value_entered') return no('draws_no_value')
    return enteredBy === userId ? no('draws_second_person_confirms') : yes
  },
  requestSecondRun: ({ state, secondRunRequestedBy }) => {
    if (state === 'frozen') return no('draws_not_published')
    return secondRunRequestedBy ? no('draws_second_run_requested_already') : yes
  },
  startSecondRun: ({ secondRunRequestedBy }, { userId }) => {
    if (!secondRunRequestedBy) return no('draws_second_run_not_requested')
    return secondRunRequestedBy === userId ? no('draws_second_person_starts') : yes
  },
}

/** A draw that was replaced is only read. */
export const drawCan = (action: DrawAction, draw: Standing, asked: Asked): Verdict =>
  draw.replacedAt ? no('draws_was_replaced') : rules[action](draw, asked)
