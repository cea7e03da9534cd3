// Checks every screen with axe, and collects browser errors, of which there must be none.

import { expect, type Frame, type Page } from '@playwright/test'
import type axe from 'axe-core'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

interface Colour {
  r: number
  g: number
  b: number
  alpha: number
  parseString: (this: Colour, text: string) => Colour
}

declare global {
  interface Window {
    /** The types of axe omit the colour module. */
    axe: typeof axe & { commons: { color: { Color: { prototype: Colour } } } }
  }
}

/** The source is injected into each page, so the minified one is used: less than half as long. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** WCAG 2.2 AA, as required by DESIGN §5. */
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/**
 * `within` limits the check to an element that covers the window, because axe also evaluates the elements behind it.
 */
export async function expectAccessible(page: Page, within?: string): Promise<void> {
  // Wait until no busy content is left: it is about to be replaced, is drawn paler, and is not meant to be read.
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await page.evaluate(standStill)
  const frames = within === undefined ? await framesThatRun(page) : [page.mainFrame()]
  const said = await Promise.all(frames.map((frame) => violationsIn(frame, within)))
  expect(said.flat(), page.url()).toEqual([])
}

/** Mail frames are sandboxed without scripts, so axe would never return there. */
async function framesThatRun(page: Page): Promise<Frame[]> {
  const main = page.mainFrame()
  const others = page.frames().filter((frame) => frame !== main)
  const runs = await Promise.all(
    others.map(async (frame) => {
      const sandbox = await (await frame.frameElement()).getAttribute('sandbox')
      return sandbox === null || sandbox.includes('allow-scripts')
    }),
  )
  return [main, ...others.filter((_, index) => runs[index])]
}

/**
 * Waits for finite animations, because colours in transition would be measured wrongly. Endless animations are not
 * waited for.
 */
const standStill = () =>
  Promise.all(
    document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
      .map(({ finished }) => finished.then(Boolean, Boolean)),
  )

/**
 * Runs in the document itself. Axe's own runner merges the frames in an additional empty page, which takes four times
 * as long.
 */
async function violationsIn(frame: Frame, within?: string): Promise<string[]> {
  if (!(await frame.evaluate(() => 'axe' in window))) {
    await frame.evaluate(source)
    await frame.evaluate(rememberColours)
  }
  const options = { runOnly: rules, resultTypes: ['violations' as const], iframes: false }
  return frame.evaluate(
    async ([place, how]) => {
      const { violations } = await window.axe.run(place ?? document, how)
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`)
    },
    [within, options] as const,
  )
}

/**
 * Caches parsed colours: a page has a dozen of them, but axe parses each again for every element, which takes a fifth
 * of its time.
 */
function rememberColours(): void {
  const { prototype } = window.axe.commons.color.Color
  const parse = prototype.parseString
  const known = new Map<string, Omit<Colour, 'parseString'>>()
  prototype.parseString = function (text) {
    const colour = known.get(text)
    if (colour) return Object.assign(this, colour)
    parse.call(this, text)
    const { r, g, b, alpha } = this
    known.set(text, { r, g, b, alpha })
    return this
  }
}

/** Collects uncaught exceptions and console errors from now on. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  return complaints
}
