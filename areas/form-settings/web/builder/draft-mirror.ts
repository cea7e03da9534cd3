// Keeps unsaved edits on this device. Written shortly after the last change, and immediately when the page is left.

import type { FormDefinition } from '#areas/forms/rules/form-definition.ts'
import { isNumber, isText, listOf, maybe, readJson, shapeOf, type Is } from '#platform/rules/reading.ts'

export interface KeptDraft {
  version: number
  definition: FormDefinition
  /** Server version that the edits are based on. */
  base?: FormDefinition | undefined
}

interface Frame {
  steps: { key: string; sections: { key: string; fields: { key: string }[] }[] }[]
}
const isField = shapeOf<{ key: string }>({ key: isText })
const isSection = shapeOf<Frame['steps'][number]['sections'][number]>({ key: isText, fields: listOf(isField) })
const isStep = shapeOf<Frame['steps'][number]>({ key: isText, sections: listOf(isSection) })
const isFrame = shapeOf<Frame>({ steps: listOf(isStep) })

/**
 * Checks only the outer structure: the value was written by this page or returned by the server, and the server
 * validates it on save.
 */
const isDefinition: Is<FormDefinition> = (value): value is FormDefinition => isFrame(value)
export const isKeptDraft = shapeOf<KeptDraft>({
  version: isNumber,
  definition: isDefinition,
  base: maybe(isDefinition),
})

export interface DraftMirror {
  read(): KeptDraft | null
  write(kept: KeptDraft): void
  /** Writes the pending state at once. */
  keep(): void
  clear(): void
}

const moment = 250

export function draftMirrorOf(storage: Storage, formId: string): DraftMirror {
  const key = `form-draft:${formId}`
  let waiting: KeptDraft | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  const keep = () => {
    clearTimeout(timer)
    timer = undefined
    if (!waiting) return
    try {
      storage.setItem(key, JSON.stringify(waiting))
    } catch {
      // If storage is full or forbidden, the server still gets all edits within a second.
    }
    waiting = null
  }
  return {
    read() {
      try {
        return readJson(storage.getItem(key), isKeptDraft) ?? null
      } catch {
        return null
      }
    },
    write(kept) {
      waiting = kept
      timer ??= setTimeout(keep, moment)
    },
    keep,
    clear() {
      clearTimeout(timer)
      timer = undefined
      waiting = null
      storage.removeItem(key)
    },
  }
}
