// Slots in which areas above add sections to the page of a project.

import { slotPlace } from '#platform/contract/slot-place.ts'

/** Facts of the project that sections need; `canWrite` follows from the reader's permissions. */
export interface ShownProject {
  id: string
  slug: string
  title: string
  state: string
  isOpen: boolean
  canWrite: boolean
}

interface Shown {
  project: ShownProject
}

/** Wide column: investors, offers, document room. Own sections: 100 key figures, 200 facts, 500 texts, 900 history. */
export const projectMain = slotPlace<Shown>('project.main')
/** Narrow column: publication, confidentiality agreement, people. */
export const projectSide = slotPlace<Shown>('project.side')
/** Buttons in the head of the page. */
export const projectActions = slotPlace<Shown>('project.actions')
