// The one question before a destructive or unsaving act. `await askToConfirm(…)` reads like the sentence it is.

import { makeStore } from '../core/store.ts'

export interface Question {
  title: string
  text: string
  /** Names the action on the button: "Bewerbung löschen", never "OK". */
  confirm: string
  /** The other button; "Abbrechen" unless said otherwise. */
  cancel?: string
  danger?: boolean
}

export interface OpenQuestion extends Question {
  answer: (confirmed: boolean) => void
}

export const openQuestion = makeStore<OpenQuestion | undefined>(undefined)

/** False when the person cancels, closes, or another question takes its place. */
export function askToConfirm(question: Question): Promise<boolean> {
  openQuestion.now()?.answer(false)
  return new Promise((resolve) => {
    const asked: OpenQuestion = {
      ...question,
      answer: (confirmed) => {
        if (openQuestion.now() === asked) openQuestion.set(undefined)
        resolve(confirmed)
      },
    }
    openQuestion.set(asked)
  })
}
