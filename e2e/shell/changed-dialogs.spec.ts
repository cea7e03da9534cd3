// A dialog with changed data asks before it closes, however it is closed.

import { expect, test, type Page } from '@playwright/test'
import { addressOf, signInAs } from '../sign-in.ts'
import { textsIn } from '../texts.ts'

const t = textsIn('de')

const question = (page: Page) => page.getByRole('dialog', { name: t('shell_discard_title') })
const goOn = (page: Page) =>
  question(page)
    .getByRole('button', { name: t('shell_discard_cancel') })
    .click()

async function fromMenu(page: Page, entry: string) {
  await page.getByRole('button', { name: t('table_create') }).click()
  await page.getByRole('menuitem', { name: t(entry) }).click()
}

async function createPerson(page: Page, from = '/project-settings/process-settings') {
  await page.goto(addressOf('rent', from))
  const menu = page.getByRole('navigation', { name: t('shell_project_settings') })
  await menu.getByRole('link', { name: t('menu_settings_users'), exact: true }).click()
  await fromMenu(page, 'users_create')
  const dialog = page.getByRole('dialog', { name: t('users_create') })
  return { dialog, name: dialog.getByRole('textbox', { name: t('users_field_first_name') }) }
}

test('every way out of a changed dialog asks, and what was typed stays', async ({ page }) => {
  await signInAs(page, 'admin')
  // Opens a page before it in the same document, because the browser itself asks before leaving a document.
  const { dialog, name } = await createPerson(page, '/project-settings/user-management/teams')
  await name.fill('Eva')
  const waysOut = [
    () => page.keyboard.press('Escape'),
    () => dialog.getByRole('button', { name: t('general_close') }).click(),
    () => dialog.getByRole('button', { name: t('general_cancel') }).click(),
    () => page.mouse.click(20, 880),
    () => page.goBack(),
  ]
  for (const leave of waysOut) {
    await leave()
    await goOn(page)
    await expect(name).toHaveValue('Eva')
  }
  // Escape closes only the question, not the dialog below it.
  await page.keyboard.press('Escape')
  await expect(question(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(question(page)).toHaveCount(0)
  await expect(name).toHaveValue('Eva')
  await page.keyboard.press('Escape')
  await question(page)
    .getByRole('button', { name: t('shell_discard_confirm') })
    .click()
  await expect(dialog).toHaveCount(0)
  expect(page.url()).toContain('/users')
})

test('a dialog that holds what it held at first closes without a question', async ({ page }) => {
  await signInAs(page, 'admin')
  const { dialog, name } = await createPerson(page)
  await expect(dialog.locator(fieldWithFocus)).toBeVisible()
  // The close button in the corner is the last stop of the Tab key.
  await page.keyboard.press('Shift+Tab')
  const close = dialog.getByRole('button', { name: t('general_close') })
  await expect(close).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(dialog.locator(fieldWithFocus)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await fromMenu(page, 'users_create')
  await name.fill('Eva')
  await name.fill('')
  await dialog.getByRole('button', { name: t('general_cancel') }).click()
  await expect(dialog).toHaveCount(0)
})

const typedInto = [
  {
    title: 'invited addresses',
    path: '/project-settings/user-management/users',
    open: (page: Page) => fromMenu(page, 'users_add'),
    type: async (page: Page) => {
      const addresses = page.getByRole('dialog').getByRole('combobox', { name: t('users_addresses') })
      await addresses.fill('eva@firm.example')
      await addresses.press('Enter')
      await expect(addresses).toHaveValue('')
    },
  },
  {
    title: 'a team',
    path: '/project-settings/user-management/teams',
    open: (page: Page) => page.getByRole('button', { name: t('users_team_create') }).click(),
    type: (page: Page) =>
      page
        .getByRole('dialog')
        .getByRole('textbox', { name: t('users_team_field_name') })
        .fill('Bern'),
  },
  {
    title: 'a form',
    path: '/project-settings/form-settings/forms',
    open: (page: Page) =>
      page
        .getByRole('button', { name: t('form_settings_create') })
        .first()
        .click(),
    type: (page: Page) => page.getByRole('dialog').getByRole('textbox').first().fill('Kurzes Formular'),
  },
  {
    title: 'an invitation to the waitlist',
    path: '/waitlist',
    open: (page: Page) => fromMenu(page, 'waitlist_new_invite'),
    type: (page: Page) => page.getByLabel(t('waitlist_field_contactName')).fill('Nadja Frischknecht'),
  },
  {
    title: 'chosen filters',
    path: '/applications',
    open: async (page: Page) => {
      await page.getByRole('button', { name: t('table_filter_add'), exact: true }).click()
      await page.getByRole('menuitem', { name: t('table_filter_all') }).click()
    },
    type: (page: Page) => page.getByRole('dialog').getByRole('checkbox').first().click(),
  },
]

const fieldWithFocus = ':is(input, textarea, select, [contenteditable=true]):focus'

test('what was typed into a dialog is not thrown away unasked, whatever the dialog is for', async ({ page }) => {
  await signInAs(page, 'admin')
  for (const { title, path, open, type } of typedInto) {
    await test.step(title, async () => {
      await page.goto(addressOf('rent', path))
      await open(page)
      await expect(page.getByRole('dialog').locator(fieldWithFocus)).toBeVisible()
      await type(page)
      // The first Escape closes an open list of options. A second one would dismiss a question that has just appeared.
      await expect(async () => {
        if (!(await question(page).isVisible())) await page.keyboard.press('Escape')
        await expect(question(page)).toBeVisible({ timeout: 2000 })
      }).toPass()
      await question(page)
        .getByRole('button', { name: t('shell_discard_confirm') })
        .click()
      await expect(page.getByRole('dialog')).toHaveCount(0)
    })
  }
})
