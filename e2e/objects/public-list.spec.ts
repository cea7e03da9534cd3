// The public list on a phone: nothing moves when its script arrives, and each filter applies at once.

import { expect, test, type Page } from '@playwright/test'
import { expectAccessible } from '../accessibility.ts'
import { addressOf } from '../sign-in.ts'
import { textsIn } from '../texts.ts'

const t = textsIn('de')
const script = '**/assets/plain-list-*.js'

test.use({ viewport: { width: 390, height: 844 } })

/** Text and place of everything that a reader sees. */
const drawn = (page: Page) =>
  page.evaluate(() => ({
    text: document.body.innerText,
    places: [...document.querySelectorAll('header, h1, form, select, label, .list-card, .list-wish, footer')].map(
      (one) => JSON.stringify(one.getBoundingClientRect()),
    ),
  }))

/** Before its style sheet has arrived, a page can be read, but is not drawn. */
const hasStyles = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(({ sheet }) => sheet !== null)

test('nothing moves and no word changes when the script arrives', async ({ page }) => {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(script, async (route) => {
    await promise
    await route.continue()
  })
  await page.goto(addressOf('rent', '/public-object-list'), { waitUntil: 'commit' })
  await expect(page.locator('#foreword .list-wish').first()).toBeVisible()
  await page.waitForFunction(hasStyles)
  await page.evaluate(() => document.fonts.ready)
  const before = await drawn(page)
  expect(before.places.length).toBeGreaterThan(20)
  await page.evaluate(() => {
    Object.assign(window, { shifts: 0 })
    new PerformanceObserver((list) => {
      Object.assign(window, { shifts: list.getEntries().length })
    }).observe({ type: 'layout-shift' })
  })
  resolve()
  await expect(page.locator('#foreword')).toHaveCount(0)
  expect(await drawn(page)).toEqual(before)
  expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toBe(0)
})

test('a filter applies at once, keeps the focus, and stays in the address', async ({ page }) => {
  await page.goto(addressOf('rent', '/public-object-list'))
  await expect(page.locator('#foreword')).toHaveCount(0)
  const rent = page.getByRole('combobox', { name: t('objects_public_max_rent') })
  const count = page.getByRole('status')
  const all = await count.textContent()
  await rent.focus()
  await rent.selectOption('1500')
  await expect(page).toHaveURL(/maxPrice=1500/)
  await expect(count).not.toHaveText(all ?? '')
  await expect(rent).toBeFocused()
  await page
    .getByRole('button', { name: /merken$/ })
    .first()
    .click()
  await expect(page.getByRole('region', { name: t('objects_wish_list') })).toBeVisible()
  await expectAccessible(page)
  await page.reload()
  await expect(rent).toHaveValue('1500')
  await expect(
    page.getByRole('button', { pressed: true, name: new RegExp(`${t('objects_wish_remove_named', { object: '' })}$`) }),
  ).toHaveCount(1)
})
