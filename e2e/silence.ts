// A page that listens is never without a connection: whoever waits until nothing is asked any more lets it hear nothing.

import type { Page } from '@playwright/test'
import { listenLive } from '#platform/contract/live.ts'

/** In the page itself: a browser whose questions are intercepted fetches every script of every page anew. */
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
