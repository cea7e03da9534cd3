// A page with a live stream always has an open request: switch the stream off in tests that wait for network idle.

import type { Page } from '@playwright/test'
import { listenLive } from '#platform/contract/live.ts'

/** Replaced within the page: a browser whose requests are intercepted loads every script again on every page. */
export async function hearNothing(page: Page): Promise<void> {
  await page.addInitScript(turnDeaf, listenLive.path)
  await page.evaluate(turnDeaf, listenLive.path)
}

function turnDeaf(path: string): void {
  const ask = window.fetch
  window.fetch = (what, how) => {
    const { href } = what instanceof Request ? new URL(what.url) : new URL(what, location.href)
    return href.endsWith(path) ? Promise.resolve(new Response(null, { status: 204 })) : ask(what, how)
  }
}
