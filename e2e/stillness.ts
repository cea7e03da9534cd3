// Elements must not shift by themselves, because clicks would miss them.

import { expect, type Page } from '@playwright/test'

declare global {
  interface Window {
    movements: Movement[]
  }
}

interface Movement {
  /** Layout shift as browsers compute it: the moved share of the window times the distance. */
  share: number
  what: string
}

/** Records layout shifts without user input, from the next page load on. */
export const watchMovements = (page: Page): Promise<unknown> => page.addInitScript(writeDown)

function writeDown(): void {
  window.movements = []
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as LayoutShift[]) {
      const node = entry.sources[0]?.node
      window.movements.push({ share: entry.value, what: node?.textContent?.slice(0, 60) ?? '' })
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

interface LayoutShift extends PerformanceEntry {
  value: number
  sources: { node: Node | null }[]
}

/** Shifts caused by loading a font are smaller. */
const noticed = 0.003

/**
 * Opens a screen and waits until it is fully loaded. Retried, because a busy machine may not load everything at once.
 */
export async function openStill(page: Page, address: string): Promise<void> {
  await expect(async () => {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    const moved = await page.evaluate(() => window.movements)
    expect(
      moved.filter(({ share }) => share > noticed),
      address,
    ).toEqual([])
  }).toPass({ intervals: [0], timeout: 60_000 })
}
