// A page shows from the first byte that it is loading, and the back office shows its frame before the user is known.

import { expect, test, type Page } from '@playwright/test'
import { addressOf, signInAs } from '../sign-in.ts'
import { textsIn } from '../texts.ts'

const t = textsIn('de')

/** Returns a function that lets the call through. */
async function holdBack(page: Page, call: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(call, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

const loader = (page: Page) => page.locator('#loader')

test('a loader is there before the scripts, and gone with the first screen', async ({ page }) => {
  await page.route('**/assets/*.js', () => {})
  await page.goto(addressOf('rent', '/login'), { waitUntil: 'commit' })
  await expect(loader(page)).toBeVisible()
  await page.unroute('**/assets/*.js')

  const letThrough = await holdBack(page, '**/api/v1/init*')
  await page.goto(addressOf('rent', '/login'), { waitUntil: 'commit' })
  await expect(loader(page)).toBeVisible()
  letThrough()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(loader(page)).toHaveCount(0)
})

test('while the back office loads, its menu and bar stand where they will be', async ({ page }) => {
  await signInAs(page, 'user')
  const letThrough = await holdBack(page, '**/api/v1/bootstrap*')
  await page.goto(addressOf('rent', '/home'), { waitUntil: 'commit' })
  const rows = page.locator('#root [data-loading]')
  await expect(rows).toBeVisible()
  await expect(loader(page)).toBeHidden()
  expect((await rows.boundingBox())?.x).toBe(290 + 32)
  letThrough()
  const menu = page.getByRole('navigation', { name: t('shell_main_menu') })
  await expect(menu).toBeVisible()
  expect((await page.locator('#main').boundingBox())?.x).toBe(290)
})

test('a public page that comes with something to read shows no loader over it', async ({ page }) => {
  await page.route('**/assets/*.js', () => {})
  await page.goto(addressOf('rent', '/public-object-list'), { waitUntil: 'commit' })
  await expect(page.locator('#foreword h1')).toBeVisible()
  await expect(loader(page)).toBeHidden()
})

test('a link of which a part is missing says so and asks for no sign-in', async ({ page }) => {
  await page.goto(addressOf('rent', '/action/0198-x/documents-upload-form'))
  await expect(page.getByRole('heading', { level: 1, name: t('shell_incomplete_link_title') })).toBeVisible()
  expect(page.url()).toContain('/action/0198-x/documents-upload-form')
  await page.goto(addressOf('rent', '/no/such/page'))
  await expect(page).toHaveURL(/\/login/)
})
