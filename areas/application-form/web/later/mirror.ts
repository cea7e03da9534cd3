// Keeps unsaved answers on this device, so that a crash or a lost connection loses nothing.

import { readJson, shapeOf } from '#platform/rules/reading.ts'
import { isAnswers } from '../../contract/form-shapes.ts'
import type { Answers } from '#areas/forms/rules/answers.ts'
import type { Shelf } from './shelf.ts'

export interface Unsaved {
  /** Answers typed since the last save. */
  typed: Answers
  /** The server's answers for the same keys when they were typed. */
  before: Answers
  /** Time of the last edit, in milliseconds since 1970. */
  at?: number
}
const isTime = (value: unknown): value is number | undefined => value === undefined || typeof value === 'number'
const isUnsaved = shapeOf<Unsaved>({ typed: isAnswers, before: isAnswers, at: isTime })

export interface Mirror {
  read(): Unsaved | null
  write(unsaved: Unsaved): void
  clear(): void
  /** Records for all windows of this browser that the server saved this version from here. */
  saved(version: number): void
  /** True if this browser saved the version: then the change comes from another window, not another device. */
  isOurs(version: number): boolean
}

export interface MovableMirror extends Mirror {
  /** Called when a new person gets a key; moves the unsaved answers to it. */
  moveTo(part: string): void
}

const prefix = 'application-form:'
/** Key prefix in `localStorage`, which all windows share: the last version of each part saved from this browser. */
export const savedPrefix = 'application-saved:'

/** Storage key for a form's data on this device; all of it is deleted after submission. */
export const keyOn = (slug: string, name: string): string => `${prefix}${slug}:${name}`

/** `part` is `household` or a person's key; the slug identifies the form among others on this device. */
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
        // If storage is full or forbidden, the server still gets all edits within a second.
      }
    },
    clear: () => storage.removeItem(key),
    saved(version) {
      try {
        localStorage.setItem(savedPrefix + key, String(version))
      } catch {
        // Without this record a change from another window looks like one from another device.
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

/** True if answers may still have to be sent to the server. */
export const hasUnsaved = (storage: Pick<Shelf, 'getItem' | 'keys'>, slug: string): boolean =>
  storage.keys().some((key) => key.startsWith(keyOn(slug, '')) && readJson(storage.getItem(key), isUnsaved))

export function forgetForm(storage: Shelf, slug: string): void {
  for (const key of storage.keys()) if (key.startsWith(keyOn(slug, ''))) storage.removeItem(key)
}
