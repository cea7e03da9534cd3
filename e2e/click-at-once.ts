// Clicks faster than the router writes the address: each change must build on the one before.

import type { Locator, Page } from '@playwright/test'

export async function clickAtOnce(page: Page, ...places: Locator[]): Promise<void> {
  const elements = await Promise.all(places.map((place) => place.elementHandle()))
  await page.evaluate(async (all) => {
    for (const element of all) {
      element?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
      // Lets the page draw what changed.
      await Promise.resolve()
    }
  }, elements)
}
