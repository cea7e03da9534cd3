// Surroundings for questions asked of one person alone, without objects, people and documents.

import type { FormState } from '../../contract/form-shapes.ts'
import { acrossOf } from '#areas/forms/rules/across.ts'
import type { Answers, FormEntry } from '#areas/forms/rules/answers.ts'
import type { Controls } from '../questions/asked-field.ts'
import { worldFrom, type FieldSurroundings } from '../filling/form-context.ts'
import { mirrorOf, type Mirror } from './mirror.ts'
import { createPart, type Part } from '../filling/part.ts'
import { shelf } from './shelf.ts'

type AskedAlone = Pick<FormState, 'form' | 'formsSettings'>

const worldAround = ({ formsSettings }: AskedAlone) => worldFrom({ formsSettings, objects: [] })

/** Input for the rules. */
export const judgedAlone = (asked: AskedAlone, answers: Answers) => ({
  form: asked.form,
  answers,
  world: worldAround(asked),
})

interface Given {
  /** Identifies this form on this device. */
  slug: string
  asked: AskedAlone
  controls: Controls
}

export function surroundingsAlone({ slug, asked, controls }: Given): FieldSurroundings {
  const world = worldAround(asked)
  const entryOf = (answers: Answers): FormEntry => ({ answers, adults: [], children: [], documents: [] })
  return {
    slug,
    settings: asked.formsSettings,
    world,
    acrossFor: (answers) => acrossOf({ form: asked.form, entry: entryOf(answers), world }),
    objects: [],
    adults: [],
    documents: [],
    owner: null,
    upload: () => Promise.reject(new Error('this form takes no papers')),
    removeDocument: () => Promise.reject(new Error('this form has no papers')),
    onDocuments: () => {},
    verify: null,
    isReadOnly: false,
    controls,
  }
}

export interface PartAlone {
  part: Part
  /** Called after submission: deletes the form's data on this device. */
  forget: () => void
}

/** Keeps answers on this device until the form is sent as a whole. Unsaved answers override the server's. */
export function partAlone(slug: string, known: Answers): PartAlone {
  const mirror = mirrorOf(shelf(), slug, 'household')
  const part = createPart({
    initial: { version: 1, answers: known },
    mirror,
    save: async () => ({ isOffline: true }),
    autosaves: false,
  })
  part.resolve('mine')
  return { part, forget: () => mirror.clear() }
}

/** Keeps answers only in memory: used by staff who correct a person's answers. */
export const partInHand = (known: Answers): Part =>
  createPart({
    initial: { version: 1, answers: known },
    mirror: noMirror,
    save: async () => ({ isOffline: true }),
    autosaves: false,
  })

const noMirror: Mirror = { read: () => null, write: () => {}, clear: () => {}, saved: () => {}, isOurs: () => false }
