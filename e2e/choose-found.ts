// Chooses from a list of options that the server narrows while somebody types.

import { expect, type Locator } from '@playwright/test'

/** Waits until the list has narrowed: before, its options move under the click. */
export async function chooseFound(box: Locator, searched: string): Promise<void> {
  await box.fill(searched)
  // By attribute, because the options of native selects have this role too.
  const first = box.page().locator('[role=option]:visible').first()
  await expect(first).toContainText(searched)
  await first.click()
}
