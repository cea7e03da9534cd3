// Letters act on the active row of a list, with and without groups; the row whose panel is open is marked.

import { expect, test, type Page } from '@playwright/test'
import { complaintsOf, expectAccessible } from '../accessibility.ts'
import { addressOf, signInAs } from '../sign-in.ts'
import { textsIn } from '../texts.ts'
import { applicationsList } from './list-screen.ts'

const t = textsIn('de')
const workspace = 'market'

test.beforeEach(({ page }) => signInAs(page, 'user', { workspace }))

const declineDialog = (page: Page) => page.getByRole('dialog', { name: new RegExp(`^${t('applications_deny')}`) })

test('a letter without an active row does nothing, also later', async ({ page }) => {
  const list = applicationsList(page, t)
  await page.goto(addressOf(workspace, '/applications?state=active.evaluated'))
  await list.shown()
  await page.keyboard.press('n')
  await page.keyboard.press('s')
  await list.rows.first().getByRole('checkbox').click()
  await expect(list.bulkBar).toContainText(t('table_selected', { count: 1 }))
  // The bar would ask at once.
  await page.waitForTimeout(500)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.keyboard.press('n')
  await expect(declineDialog(page)).toBeVisible()
  await expectAccessible(page)
})

test('letters star, decline and edit the active row, which is marked while its panel is open', async ({ page }) => {
  const complaints = complaintsOf(page)
  const list = applicationsList(page, t)
  await page.goto(addressOf(workspace, '/applications?state=active.evaluated'))
  await list.shown()
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  const row = list.rows.nth(1)
  const star = row.locator('[data-record-key=star]')
  const before = await star.getAttribute('aria-pressed')
  await page.keyboard.press('s')
  await expect(star).not.toHaveAttribute('aria-pressed', before ?? '')
  await page.keyboard.press('s')
  await expect(star).toHaveAttribute('aria-pressed', before ?? '')

  await page.keyboard.press('n')
  await expect(declineDialog(page)).toBeVisible()
  await expect(list.bulkBar).toContainText(t('table_selected', { count: 1 }))
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await row.focus()
  await page.keyboard.press('e')
  await expect(page.locator('[data-panel=ApplicationEdit]')).toBeVisible()
  await expect(row).toHaveAttribute('aria-current', 'true')
  await expect(list.rows.nth(0)).not.toHaveAttribute('aria-current')
  expect(complaints).toEqual([])
})

test('letters work in groups, whose head selects its rows and keeps a tab stop', async ({ page }) => {
  const complaints = complaintsOf(page)
  const list = applicationsList(page, t)
  const few = encodeURIComponent('{"evaluation":["D"]}')
  await page.goto(addressOf(workspace, `/applications?state=active.evaluated&group=object&filters=${few}`))
  const head = page.locator('[data-group-head]').first()
  await head.focus()
  await page.keyboard.press('ArrowRight')
  const group = page.locator('[data-group]').first()
  const row = group.locator('[data-row]').first()
  await expect(row).toBeVisible()
  await page.keyboard.press('j')
  await expect(row).toBeFocused()
  await page.keyboard.press('n')
  await expect(declineDialog(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await list.bulkBar.getByRole('button', { name: t('table_selection_clear') }).click()

  const name = await head.locator('span').first().textContent()
  await page.getByRole('checkbox', { name: t('table_group_select', { title: name ?? '' }) }).check()
  const shown = await group.locator('[data-row]').count()
  await expect(list.bulkBar).toContainText(t('table_selected', { count: shown }))
  await expectAccessible(page)
  await list.bulkBar.getByRole('button', { name: t('table_selection_clear') }).click()

  await row.focus()
  await page.getByRole('button', { name: t('table_groups_open') }).click()
  await page.getByRole('button', { name: t('table_groups_close') }).click()
  await expect(row).toHaveCount(0)
  await expect(page.locator('[data-group-head][tabindex="0"]')).toHaveCount(1)
  await page.keyboard.press('j')
  await expect(page.locator('[data-group-head]').nth(1)).toBeFocused()
  expect(complaints).toEqual([])
})

test('an address with a grouping that a list does not have shows its rows', async ({ page }) => {
  await page.goto(addressOf(workspace, '/objects/apartments?group=object'))
  await expect(page.getByRole('table').locator('tbody').getByRole('row').first()).toBeVisible()
})
