// Confirmation before a destructive action: `await askToConfirm(…)`.

import type { ReactNode } from 'react'
import { makeStore } from '../core/store.ts'

export interface Question {
  title: string
  text: string
  /** Below the text. */
  details?: ReactNode
  /** Names the action on the button: "Bewerbung löschen", never "OK". */
  confirm: string
  /** Label of the cancel button; "Abbrechen" by default. */
  cancel?: string
  danger?: boolean
}

export interface OpenQuestion extends Question {
  answer: (confirmed: boolean) => void
}

export const openQuestion = makeStore<OpenQuestion | undefined>(undefined)

/** Resolves with false if the person cancels or closes it, or if another question replaces it. */
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
