// Stores the draft of the wizard on this device, per workspace, user and kind, so that a reload or crash loses
// nothing. It is removed when the object is created or discarded. Uploads stay on the server under their uploader, so
// only their names are stored.

import { isNumber, isText, listOf, readJson, recordOf, shapeOf, type Is } from '#platform/rules/reading.ts'
import type { WizardPlace } from '#platform/web/modal/wizard-steps.ts'
import type { UploadedFile } from '#platform/contract/file.ts'
import type { NewObject } from './new-object.ts'

export interface KeptDraft {
  wanted: NewObject
  place: WizardPlace
  /** Time of the last change. */
  at: string
}

export interface DraftKeeper {
  /** Merges the draft into the initial values: new fields get their default, removed fields are dropped. */
  read(beginning: NewObject): KeptDraft | undefined
  write(draft: KeptDraft): void
  clear(): void
}

type Value = string | number | boolean | null | string[]
const isValue: Is<Value> = (value): value is Value =>
  value === null || isText(value) || isNumber(value) || typeof value === 'boolean' || listOf(isText)(value)
const isFields = recordOf(isValue)
const isFile = shapeOf<UploadedFile>({
  id: isText,
  url: isText,
  key: isText,
  displayName: isText,
  contentType: isText,
  size: isNumber,
})
const isFlag: Is<boolean> = (value) => typeof value === 'boolean'

const isKept = shapeOf({
  at: isText,
  place: shapeOf<WizardPlace>({ at: isNumber, reached: isNumber }),
  wanted: shapeOf({
    data: isFields,
    isNewBuilding: isFlag,
    buildingId: (value): value is string | null => value === null || isText(value),
    building: isFields,
    images: listOf(isFile),
    documents: listOf(isFile),
  }),
})

export function keeperOf(storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>, whose: string): DraftKeeper {
  const key = `new-object:${whose}`
  return {
    read(beginning) {
      const kept = readJson(attempt(() => storage.getItem(key)) ?? null, isKept)
      if (!kept) return undefined
      const { data, building, ...rest } = kept.wanted
      return {
        ...kept,
        wanted: { ...rest, data: filled(beginning.data, data), building: filled(beginning.building, building) },
      }
    },
    // If storage is full or forbidden, the draft is not stored; the wizard still works.
    write: (draft) => attempt(() => storage.setItem(key, JSON.stringify(draft))),
    clear: () => attempt(() => storage.removeItem(key)),
  }
}

const filled = <Fields extends object>(beginning: Fields, kept: Readonly<Record<string, Value>>): Fields => ({
  ...beginning,
  ...Object.fromEntries(Object.entries(kept).filter(([field]) => field in beginning)),
})

function attempt<Result>(act: () => Result): Result | undefined {
  try {
    return act()
  } catch {
    return undefined
  }
}
