// The mailboxes and their threads.

import { expect, type Locator, type Page } from '@playwright/test'
import { addressOf } from '../sign-in.ts'
import type { Texts } from '../texts.ts'

/** Located by menu, because a line of the list may contain the same text. */
export const mailbox = (page: Page, t: Texts, box: string): Locator =>
  page
    .getByRole('navigation', { name: t('communication_boxes') })
    .getByRole('button', { name: t(`communication_box_${box}`) })

/** Searches all mailboxes and opens the first thread with this name. */
export async function openThread(page: Page, t: Texts, name: string): Promise<void> {
  await page.goto(addressOf('rent', '/communication?mailbox=all'))
  await page.getByRole('searchbox', { name: t('communication_search_threads') }).fill(name)
  await page
    .getByRole('button', { name: new RegExp(name) })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
  // The click may come before the search starts; neither may lose the other.
  await expect(page).toHaveURL((url) => url.searchParams.get('search') === name && url.searchParams.has('thread'))
}
