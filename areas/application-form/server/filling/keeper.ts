// Storage interface for answers: the draft until submission, the application afterwards. Handlers need not know
// which.

import type { FilledPerson } from '../../contract/form-shapes.ts'
import type { Answers, PersonKind } from '#areas/forms/rules/answers.ts'
import type { StoredDocument } from '../documents/dossier.ts'

export interface NewDocument {
  id: string
  person: string | null
  category: string
  fileId: string
  name: string
}

export interface Keeper {
  saveHousehold(answers: Answers): Promise<{ version: number; answers: Answers }>
  addPerson(kind: PersonKind, person: FilledPerson): Promise<void>
  savePerson(kind: PersonKind, before: FilledPerson, answers: Answers): Promise<FilledPerson>
  removePerson(kind: PersonKind, person: FilledPerson): Promise<void>
  addDocument(document: NewDocument): Promise<void>
  removeDocument(document: StoredDocument): Promise<void>
}

export const isOpen = (progressState: string): boolean => progressState.startsWith('active.')
