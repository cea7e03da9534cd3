// Known-device marks of the people who signed in with this browser. The server issues one at each sign-in, and counts
// wrong guesses with a mark separately.

import { isText, listOf, readJson } from '#platform/rules/reading.ts'
import { mostDeviceMarks } from '../contract/login.ts'

const storageKey = 'device-marks'
const isMarks = listOf(isText)

/** Newest first. */
export const deviceMarks = (): string[] =>
  (readJson(localStorage.getItem(storageKey), isMarks) ?? []).slice(0, mostDeviceMarks)

export function keepDeviceMark(mark: string | null): void {
  if (mark === null) return
  const marks = [mark, ...deviceMarks().filter((one) => one !== mark)]
  localStorage.setItem(storageKey, JSON.stringify(marks.slice(0, mostDeviceMarks)))
}
