// Sets local storage values of a page before its first script runs.

import type { Page } from '@playwright/test'

/** Runs in every frame of every document that the page opens from now on. */
export const storeInPage = (page: Page, values: Record<string, string>): Promise<unknown> =>
  page.addInitScript(store, values)

function store(values: Record<string, string>): void {
  // Access throws in sandboxed frames, and Chromium's PDF viewer has no storage.
  let storage: Storage | null = null
  try {
    storage = window.localStorage
  } catch {
    return
  }
  for (const [key, value] of Object.entries(values)) storage?.setItem(key, value)
}
