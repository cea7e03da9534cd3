// Every screen is looked at by axe, and nothing may be said in the browser's console.

import { expect, type Frame, type Page } from '@playwright/test'
import axe from 'axe-core'

declare global {
  interface Window {
    axe: typeof axe
  }
}

/** WCAG 2.2 AA, as DESIGN §5 asks. */
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** `within`: what covers the window is looked at alone, for axe counts what lies behind it as its neighbours. */
export async function expectAccessible(page: Page, within?: string): Promise<void> {
  // What is about to be replaced is drawn paler, and nobody is meant to read it.
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await page.evaluate(standStill)
  const frames = within === undefined ? await framesThatRun(page) : [page.mainFrame()]
  const said = await Promise.all(frames.map((frame) => violationsIn(frame, within)))
  expect(said.flat(), page.url()).toEqual([])
}

/** A mail in its frame may run nothing, and axe there neither: it would never answer. */
async function framesThatRun(page: Page): Promise<Frame[]> {
  const main = page.mainFrame()
  const others = page.frames().filter((frame) => frame !== main)
  const runs = await Promise.all(
    others.map(async (frame) => {
      const sandbox = await (await frame.frameElement()).getAttribute('sandbox')
      return sandbox === null || sandbox.includes('allow-scripts')
    }),
  )
  return [main, ...others.filter((_, place) => runs[place])]
}

/** Colours on their way to others are none that anybody reads; what turns forever is not waited for. */
const standStill = () =>
  Promise.all(
    document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
      .map(({ finished }) => finished.then(Boolean, Boolean)),
  )

/** In the document itself. Axe's own runner puts the frames together in an empty page beside it, which takes four times as long. */
async function violationsIn(frame: Frame, within?: string): Promise<string[]> {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source)
  const options = { runOnly: rules, resultTypes: ['violations' as const], iframes: false }
  return frame.evaluate(
    async ([place, how]) => {
      const { violations } = await window.axe.run(place ?? document, how)
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`)
    },
    [within, options] as const,
  )
}

/** Collects what the browser complains of from now on. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  return complaints
}
