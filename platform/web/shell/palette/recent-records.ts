// Records that this person opened last, newest first; kept in this browser, whose storage is apart for each workspace.

import { isText, listOf, readJson, shapeOf } from '#platform/rules/reading.ts'

export interface RecentRecord {
  title: string
  path: string
}

const mostRecent = 5

const isRecent = listOf(shapeOf<RecentRecord>({ title: isText, path: isText }))

export const withRecent = (recent: readonly RecentRecord[], opened: RecentRecord): RecentRecord[] =>
  [opened, ...recent.filter(({ path }) => path !== opened.path)].slice(0, mostRecent)

const keyOf = (userId: string) => `recentRecords:${userId}`

export const recentRecords = (userId: string): readonly RecentRecord[] =>
  readJson(localStorage.getItem(keyOf(userId)), isRecent) ?? []

export function rememberRecent(userId: string, opened: RecentRecord): void {
  localStorage.setItem(keyOf(userId), JSON.stringify(withRecent(recentRecords(userId), opened)))
}

/** The titles contain names of applicants, so they leave the browser with the person. */
export const forgetRecent = (userId: string): void => localStorage.removeItem(keyOf(userId))
