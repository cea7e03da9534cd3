// What was edited and not yet taken by the server, kept on this device. Written a moment after the last change, and at once when
// the page is left.

import { z } from 'zod'
import { formDefinition, type FormDefinition } from '#areas/application-form/rules/form-definition.ts'

const shape = z.object({ version: z.number(), definition: formDefinition })

export interface KeptDraft {
  version: number
  definition: FormDefinition
}

export interface DraftMirror {
  read(): KeptDraft | null
  write(kept: KeptDraft): void
  /** Writes now what would be written in a moment. */
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
      // Full or forbidden storage: the server still gets everything within a second.
    }
    waiting = null
  }
  return {
    read() {
      try {
        const text = storage.getItem(key)
        return text ? (shape.safeParse(JSON.parse(text)).data ?? null) : null
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
