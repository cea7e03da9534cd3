// With reduced motion set in the operating system there are no animations, with a dialog open or without.

import { expect, test, type Page } from '@playwright/test'
import { applicationsList } from '../lists/list-screen.ts'
import { addressOf, signInAs } from '../sign-in.ts'
import { textsIn } from '../texts.ts'

const t = textsIn('de')

test('nothing moves for who asks for less motion, and things do for others', async ({ page, browser }) => {
  await openDialog(page)
  expect(await page.evaluate(whatMoves)).toEqual([])

  const lively = await (await browser.newContext({ reducedMotion: 'no-preference' })).newPage()
  await openDialog(lively)
  expect(await lively.evaluate(whatMoves)).not.toEqual([])
  await lively.context().close()
})

async function openDialog(page: Page): Promise<void> {
  await signInAs(page, 'user')
  await page.goto(addressOf('rent', '/applications'))
  await applicationsList(page, t).settled()
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog')).toBeVisible()
}

/** Names of elements whose style changes would be animated, however briefly. */
function whatMoves(): string[] {
  const moves = (element: Element) => {
    const { transitionProperty, transitionDuration } = getComputedStyle(element)
    return transitionProperty !== 'none' && /[1-9]/.test(transitionDuration)
  }
  return [...document.querySelectorAll('*')].filter(moves).map(({ tagName, className }) => `${tagName} ${className}`)
}
