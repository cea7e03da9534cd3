// What was typed and not yet taken by the server, kept on this device: a crash or a dead zone loses nothing.

import { readJson, shapeOf } from '#platform/rules/reading.ts'
import { isAnswers } from '../../contract/form-shapes.ts'
import type { Answers } from '#areas/forms/rules/answers.ts'
import type { Shelf } from './shelf.ts'

export interface Unsaved {
  /** Answers typed here since the last save. */
  typed: Answers
  /** What the server had under the same keys when they were typed. */
  before: Answers
  /** When the last of them was typed, in milliseconds since 1970. */
  at?: number
}
const isTime = (value: unknown): value is number | undefined => value === undefined || typeof value === 'number'
const isUnsaved = shapeOf<Unsaved>({ typed: isAnswers, before: isAnswers, at: isTime })

export interface Mirror {
  read(): Unsaved | null
  write(unsaved: Unsaved): void
  clear(): void
  /** The server has taken this version from here; every window of this browser can know it. */
  saved(version: number): void
  /** Whether the version came from this browser: then another window wrote it, no other device. */
  isOurs(version: number): boolean
}

export interface MovableMirror extends Mirror {
  /** Somebody new has got their key: what was typed since goes with them. */
  moveTo(part: string): void
}

const prefix = 'application-form:'
/** In the storage that all windows see at once: the last version of each part that came from this browser. */
export const savedPrefix = 'application-saved:'

/** Under which a form keeps something on this device; all of it goes when the form was sent. */
export const keyOn = (slug: string, name: string): string => `${prefix}${slug}:${name}`

/** `part` is `household` or a person's key; the slug tells this form from others begun on this device. */
export function mirrorOf(
  storage: Pick<Shelf, 'getItem' | 'setItem' | 'removeItem'>,
  slug: string,
  part: string,
): MovableMirror {
  let key = keyOn(slug, part)
  const mirror: MovableMirror = {
    read() {
      try {
        return readJson(storage.getItem(key), isUnsaved) ?? null
      } catch {
        return null
      }
    },
    write(unsaved) {
      try {
        storage.setItem(key, JSON.stringify(unsaved))
      } catch {
        // Full or forbidden storage: the server still gets everything within a second.
      }
    },
    clear: () => storage.removeItem(key),
    saved(version) {
      try {
        localStorage.setItem(savedPrefix + key, String(version))
      } catch {
        // Then another window passes for another device.
      }
    },
    isOurs: (version) => localStorage.getItem(savedPrefix + key) === String(version),
    moveTo(next) {
      const unsaved = mirror.read()
      mirror.clear()
      key = keyOn(slug, next)
      if (unsaved) mirror.write(unsaved)
    },
  }
  return mirror
}

/** Whether something typed here may still be on its way to the server. */
export const hasUnsaved = (storage: Pick<Shelf, 'getItem' | 'keys'>, slug: string): boolean =>
  storage.keys().some((key) => key.startsWith(keyOn(slug, '')) && readJson(storage.getItem(key), isUnsaved))

export function forgetForm(storage: Shelf, slug: string): void {
  for (const key of storage.keys()) if (key.startsWith(keyOn(slug, ''))) storage.removeItem(key)
}
