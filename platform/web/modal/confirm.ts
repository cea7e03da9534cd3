// The one question before a destructive or unsaving act. `await askToConfirm(…)` reads like the sentence it is.

export interface Question {
  title: string
  text: string
  /** The verb on the button: "Bewerbung löschen", never "OK". */
  confirm: string
  /** The other button; "Abbrechen" unless said otherwise. */
  cancel?: string
  danger?: boolean
}

export interface OpenQuestion extends Question {
  answer: (confirmed: boolean) => void
}

let open: OpenQuestion | undefined
const listeners = new Set<() => void>()

/** False when the person cancels, closes, or another question takes its place. */
export function askToConfirm(question: Question): Promise<boolean> {
  open?.answer(false)
  return new Promise((resolve) => {
    const asked: OpenQuestion = {
      ...question,
      answer(confirmed) {
        if (open === asked) change(undefined)
        resolve(confirmed)
      },
    }
    change(asked)
  })
}

export const questions = {
  now: (): OpenQuestion | undefined => open,
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

function change(next: OpenQuestion | undefined) {
  open = next
  for (const tell of listeners) tell()
}
