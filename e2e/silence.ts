// A page that listens is never without a connection: whoever waits until nothing is asked any more lets it hear nothing.

import type { Page } from '@playwright/test'
import { listenLive } from '#platform/contract/live.ts'

/** Before the page is opened. */
export const hearNothing = (page: Page): Promise<unknown> =>
  page.route(`**${listenLive.path}`, (route) => route.fulfill({ status: 204 }))
