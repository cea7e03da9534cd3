// The list on a phone, and the list by keyboard only.

import { expect, test } from '@playwright/test'
import { expectAccessible } from '../accessibility.ts'
import { addressOf, signInAs } from '../sign-in.ts'
import { textsIn } from '../texts.ts'
import { applicationsList } from './list-screen.ts'

const t = textsIn('de')
const workspace = 'market'

test.beforeEach(({ page }) => signInAs(page, 'user', { workspace }))

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('a list is put in order and a page of it chosen', async ({ page }) => {
    await page.goto(addressOf(workspace, '/applications?state=all'))
    const cards = page.getByRole('list', { name: t('table_caption', { title: t('applications_title') }) })
    await expect(cards.locator('> li')).toHaveCount(10)
    await page.getByRole('combobox', { name: t('table_sort'), exact: true }).selectOption('-income')
    await expect(page).toHaveURL(/sort=-income/)
    await expect(cards).not.toHaveAttribute('aria-busy', 'true')
    const incomes = (await cards.locator('> li').allTextContents()).map((card) => /CHF ([\d']+)/.exec(card)?.[1])
    const known = incomes.map((income) => Number(income?.replaceAll("'", '')))
    expect(known).toEqual(known.toSorted((one, other) => other - one))
    await page.getByRole('checkbox', { name: t('table_select_page') }).check()
    await expect(cards.getByRole('checkbox', { checked: true })).toHaveCount(10)
    await expectAccessible(page)
  })

  test('rows are cards that can be chosen and opened', async ({ page }) => {
    await page.goto(addressOf(workspace, '/applications?state=active.evaluated&sort=-income'))
    const cards = page.getByRole('list', { name: t('table_caption', { title: t('applications_title') }) })
    const card = cards.locator('> li').nth(1)
    await expect(card).toContainText(t('applications_state_active_evaluated'))
    await expect(page.getByRole('table')).toBeHidden()
    await expect(card).toContainText(/CHF \d{3}'000/)
    const touching = (facts: Element[]) => facts.filter((one) => one.scrollWidth > one.clientWidth).length
    expect(await cards.locator('dd').evaluateAll(touching)).toBe(0)
    await card.getByRole('checkbox').check()
    await expect(applicationsList(page, t).bulkBar).toContainText(t('table_selected', { count: 1 }))
    await expectAccessible(page)
    await page.getByRole('button', { name: t('table_selection_clear') }).tap()
    const name = await card.getByRole('link').first().textContent()
    await card.getByRole('button', { name: t('table_detail') }).tap()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name ?? '')
    await expectAccessible(page)
  })
})

test('by keyboard: search, walk, choose, open, and every other key on one sheet', async ({ page }) => {
  const list = applicationsList(page, t)
  await page.goto(addressOf(workspace, '/applications?state=active.evaluated&sort=-income'))
  const [, , third = ''] = await list.shown()
  await page.keyboard.press('/')
  await expect(list.search).toBeFocused()
  await page.keyboard.type(third)
  await page.keyboard.press('Enter')
  // A phone number may contain the same digits.
  await expect(list.rows).not.toHaveCount(10)
  await expect(list.numbers.getByText(third, { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(list.rows).toHaveCount(10)
  await page.keyboard.press('Escape')

  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await expect(list.rows.nth(1)).toBeFocused()
  await page.keyboard.press('x')
  await expect(list.bulkBar).toContainText(t('table_selected', { count: 1 }))
  await page.keyboard.press('Shift+ArrowDown')
  await expect(list.bulkBar).toContainText(t('table_selected', { count: 2 }))
  await page.keyboard.press('Escape')
  await expect(list.bulkBar).toBeHidden()

  const dialog = page.getByRole('dialog')
  await page.keyboard.press('f')
  await expect(dialog).toContainText(t('table_filter_all'))
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.keyboard.press('?')
  await expect(dialog).toContainText(t('table_key_next'))
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()

  await list.rows.nth(1).focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(third)
  await page.keyboard.press('ControlOrMeta+k')
  await expect(page.getByRole('combobox', { name: t('shell_search_placeholder') })).toBeFocused()
  await page.keyboard.type(t('screen_tenants'))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(addressOf(workspace, '/tenant'))
})

test('the side panel takes the focus, Escape closes it and gives the focus back', async ({ page }) => {
  await page.goto(addressOf(workspace, '/applications'))
  const person = applicationsList(page, t).rows.first().locator('a[href*="panel=ApplicationAdult"]').first()
  await person.focus()
  await page.keyboard.press('Enter')
  const panel = page.locator('[data-panel=ApplicationAdult]')
  await expect(panel).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(person).toBeFocused()

  await page.goto(addressOf(workspace, '/applications?state=all&panel=Nonsense:7'))
  await expect(page).toHaveURL(addressOf(workspace, '/applications?state=all'))
})

test('on a tablet the head of a list stays in its words and within the window', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 900 })
  await page.goto(addressOf(workspace, '/applications'))
  const title = page.getByRole('heading', { level: 1 })
  await expect(applicationsList(page, t).rows.first()).toBeVisible()
  expect((await title.boundingBox())?.height).toBeLessThan(40)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0)
})

test('the focus stays where somebody works: after a dialog, after a filter, at the end of the columns', async ({
  page,
}) => {
  await signInAs(page, 'admin', { workspace })
  const filtered = `/applications?state=all&filters=${encodeURIComponent('{"pets":["yes"]}')}`
  await page.goto(addressOf(workspace, filtered))
  await applicationsList(page, t).settled()
  const settings = page.getByRole('button', { name: t('table_column_settings') })
  const dialog = page.getByRole('dialog', { name: t('table_columns') })
  await settings.press('Enter')
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(settings).toBeFocused()

  await settings.press('Enter')
  const up = dialog.getByRole('button', {
    name: t('table_column_up', { column: t('applications_column_state') }),
    exact: true,
  })
  while (await up.isEnabled()) await up.press('Enter')
  await expect(up).toBeFocused()
  await page.keyboard.press('Escape')
  const question = page.getByRole('dialog', { name: t('shell_discard_title') })
  await question.getByRole('button', { name: t('shell_discard_confirm') }).click()
  await expect(dialog).toHaveCount(0)

  const filters = page.getByRole('group', { name: t('table_filters') })
  await filters.getByRole('button', { name: new RegExp(t('table_filter_remove', { name: '.*' })) }).press('Enter')
  await expect(filters.locator('button:focus')).toHaveCount(1)
})
