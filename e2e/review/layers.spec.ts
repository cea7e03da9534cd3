// Help and palette open above the review screen, and Escape closes only the topmost layer.

import { expect, test, type Locator } from '@playwright/test'
import { addressOf, signInAs } from '../sign-in.ts'
import { textsIn } from '../texts.ts'

const t = textsIn('de')

/** True if nothing covers the middle of the element. */
const isOnTop = (layer: Locator): Promise<boolean> =>
  layer.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
  })

test('the key sheet and the palette are seen in the review, which goes on at the same application', async ({
  page,
}) => {
  await signInAs(page, 'user')
  await page.goto(addressOf('rent', '/applications/review?state=active.new'))
  const [second = ''] = t('applications_review_position', { position: 2, total: '|' }).split('|')
  const position = page.getByRole('status').filter({ hasText: new RegExp(`^${second}`) })
  await page.getByRole('heading', { level: 2 }).first().waitFor()
  await page.keyboard.press('j')
  await expect(position).toBeVisible()
  const reviewed = await page.getByRole('heading', { level: 2 }).first().textContent()

  const sheet = page.getByRole('dialog', { name: t('shell_keys') })
  await page.keyboard.press('?')
  await expect(sheet).toContainText(t('applications_review_undo'))
  await expect.poll(() => isOnTop(sheet)).toBe(true)
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(reviewed ?? '')
  await expect(page).toHaveURL(/\/applications\/review/)

  const palette = page.getByRole('dialog', { name: t('shell_search') })
  await page.keyboard.press('Control+k')
  await page.keyboard.type('Rechte')
  await expect.poll(() => isOnTop(palette)).toBe(true)
  await page.keyboard.press('Escape')
  await expect(palette).toHaveCount(0)
  await expect(page).toHaveURL(/\/applications\/review/)
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/\/applications(\?|$)/)
})
