// Forms begun in this browser, so that the start page can offer to continue them.

import { isText, listOf, readJson, shapeOf } from '#platform/rules/reading.ts'
import type { Credentials } from '../../contract/form-shapes.ts'
import type { StepKey } from '#areas/forms/rules/form-definition.ts'

export interface KnownDraft extends Credentials {
  formId: string
  objectIds: string[]
  startedAt: string
  /** The furthest step opened so far. */
  furthest: string
}
const isKnownDraft = shapeOf<KnownDraft>({
  slug: isText,
  token: isText,
  formId: isText,
  objectIds: listOf(isText),
  startedAt: isText,
  furthest: isText,
})

const storageKey = 'application-drafts'
const most = 10

export function knownDrafts(storage: Storage): KnownDraft[] {
  try {
    return readJson(storage.getItem(storageKey), listOf(isKnownDraft)) ?? []
  } catch {
    return []
  }
}

/** The newest draft that shares an object with `objectIds`. */
export function draftFor(storage: Storage, objectIds: readonly string[]): KnownDraft | undefined {
  return knownDrafts(storage).find((draft) => draft.objectIds.some((id) => objectIds.includes(id)))
}

/** The newest draft for other objects; its answers can be taken over. */
export function earlierDraft(storage: Storage, objectIds: readonly string[]): KnownDraft | undefined {
  return knownDrafts(storage).find((draft) => draft.objectIds.every((id) => !objectIds.includes(id)))
}

export function rememberDraft(storage: Storage, draft: KnownDraft): void {
  keep(storage, [draft, ...without(storage, draft.slug)])
}

export function forgetDraft(storage: Storage, slug: string): void {
  keep(storage, without(storage, slug))
}

export function furthestStep(storage: Storage, slug: string): StepKey | undefined {
  return knownDrafts(storage).find((draft) => draft.slug === slug)?.furthest
}

/** `order` contains the steps of this form; a step that no longer exists counts as before all others. */
export function rememberStep(
  storage: Storage,
  slug: string,
  { step, order }: { step: StepKey; order: StepKey[] },
): void {
  const drafts = knownDrafts(storage)
  keep(
    storage,
    drafts.map((draft) =>
      draft.slug === slug && order.indexOf(step) > order.indexOf(draft.furthest) ? { ...draft, furthest: step } : draft,
    ),
  )
}

const without = (storage: Storage, slug: string) => knownDrafts(storage).filter((draft) => draft.slug !== slug)

function keep(storage: Storage, drafts: readonly KnownDraft[]): void {
  try {
    storage.setItem(storageKey, JSON.stringify(drafts.slice(0, most)))
  } catch {
    // If the browser refuses storage, the link still works.
  }
}
