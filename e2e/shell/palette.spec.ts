// Finds a record by keyboard: Ctrl K, a name, Enter.

import { expect, test } from '@playwright/test'
import { expectAccessible } from '../accessibility.ts'
import { addressOf, signInAs } from '../sign-in.ts'
import { textsIn } from '../texts.ts'

const t = textsIn('de')

test('a clerk finds an application by its number and opens it', async ({ page }) => {
  await signInAs(page, 'user')
  await page.goto(addressOf('rent', '/home'))
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.keyboard.press('Control+k')
  const field = page.getByRole('combobox', { name: t('shell_search_placeholder') })
  await field.fill('1900')
  const found = page.getByRole('option', { name: /^1900 · .+Bewerbungen$/ })
  await expect(found).toBeVisible()
  await expectAccessible(page)
  await field.press('Enter')
  await expect(page).toHaveURL(/\/applications\/[0-9a-f-]{36}$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('1900')
})

test('what is typed at once after the keys of the palette is in its field, whole and once', async ({ page }) => {
  await signInAs(page, 'user')
  await page.goto(addressOf('rent', '/applications'))
  await page.getByRole('heading', { level: 1 }).waitFor()
  const field = page.getByRole('combobox', { name: t('shell_search_placeholder') })
  // Once before the script of the palette is loaded, and once after.
  for (const words of ['gsavary', 'ammann a']) {
    await page.keyboard.press('Control+k')
    await page.keyboard.type(words, { delay: 5 })
    await expect(field).toHaveValue(words)
    await page.keyboard.press('Escape')
    await expect(field).toHaveCount(0)
  }
  await expect(page).toHaveURL(/\/applications$/)
})

test('who may not see applications finds none', async ({ page }) => {
  await signInAs(page, 'marketer')
  await page.goto(addressOf('rent', '/objects/apartments'))
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: t('shell_search_placeholder') }).fill('Lindenhofstrasse')
  const options = page.getByRole('option')
  await expect(options.filter({ hasText: t('objects_title_apartment') }).first()).toBeVisible()
  await expect(options.filter({ hasText: t('screen_applications') })).toHaveCount(0)
})

test('an address gives the flat and its building first; records opened last and actions need no search', async ({
  page,
}) => {
  await signInAs(page, 'user')
  await page.goto(addressOf('rent', '/applications'))
  await page.getByRole('heading', { level: 1 }).waitFor()
  const field = page.getByRole('combobox', { name: t('shell_search_placeholder') })
  const groups = page.getByRole('listbox').getByRole('group')
  await page.keyboard.press('Control+k')
  await field.fill('Flore 17')
  await expect(groups.first()).toHaveAccessibleName(t('objects_title_apartment'))
  await expect(groups.nth(1)).toHaveAccessibleName(t('menu_buildings'))
  await expect(groups.first().getByRole('option').first()).toContainText('Flore 17')
  await expectAccessible(page)
  await field.press('Enter')
  await expect(page).toHaveURL(/\/objects\/[0-9a-f-]{36}$/)
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toContainText('Flore 17')
  const title = (await heading.textContent()) ?? ''

  await page.keyboard.press('Control+k')
  await expect(groups.first()).toHaveAccessibleName(t('shell_recent'))
  await expect(groups.first()).toContainText(title)
  await field.fill(t('objects_new_apartment'))
  await field.press('Enter')
  await expect(page).toHaveURL(/\/objects\/apartments$/)
  await expect(page.getByRole('dialog')).toBeVisible()
})
