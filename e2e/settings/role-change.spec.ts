// An administrator changes a role while a user with that role is working in another browser.

import { expect, test, type Page } from '@playwright/test'
import { expectAccessible } from '../accessibility.ts'
import { addressOf, signInAs } from '../sign-in.ts'
import { textsIn } from '../texts.ts'

const t = textsIn('de')
const workspace = 'sale'

const menuOf = (page: Page) => page.getByRole('navigation', { name: t('shell_main_menu') })
const entry = (page: Page, key: string) => menuOf(page).getByRole('link', { name: t(key), exact: true })

test('a changed role shows in the menu of a signed-in colleague at the next click, both ways', async ({
  page,
  browser,
}) => {
  const elsewhere = await browser.newContext()
  const colleague = await elsewhere.newPage()
  await signInAs(colleague, 'marketer', { workspace })
  await colleague.goto(addressOf(workspace, '/home'))
  await expect(entry(colleague, 'menu_budget')).toBeVisible()
  // A new document would lose this attribute: the menu must change without a reload.
  await colleague.evaluate(() => document.documentElement.setAttribute('data-same-document', 'yes'))

  await signInAs(page, 'admin', { workspace })
  await page.goto(addressOf(workspace, '/project-settings/user-management/roles?role=marketer'))
  const budget = page.getByRole('checkbox', { name: t('users_permission_budget_read') })
  const change = async (has: boolean) => {
    await budget.setChecked(has)
    await page.getByRole('button', { name: t('general_save'), exact: true }).click()
    await expect(page.getByText(t('users_role_saved', { role: t('users_role_marketer') })).first()).toBeVisible()
    // Shown until the answer has come; the notice may still be that of the change before.
    await expect(page.getByRole('button', { name: t('project_settings_discard') })).toBeHidden()
    await expect(page.getByRole('button', { name: t('general_save'), exact: true })).toBeDisabled()
  }
  await expect(budget).toBeChecked()
  await change(false)
  await expectAccessible(page)

  await entry(colleague, 'menu_viewing_appointments').click()
  await entry(colleague, 'menu_home').click()
  await expect(entry(colleague, 'menu_budget')).toBeHidden()
  await change(true)
  await entry(colleague, 'menu_objects').click()
  await expect(entry(colleague, 'menu_budget')).toBeVisible()
  await expect(colleague.locator('html[data-same-document]')).toHaveCount(1)
  await elsewhere.close()
})

test('taking the right to see takes the right to change with it, and nothing typed is lost by leaving', async ({
  page,
}) => {
  await signInAs(page, 'admin', { workspace })
  await page.goto(addressOf(workspace, '/project-settings/user-management/roles?role=contract'))
  await page.getByRole('checkbox', { name: t('users_permission_tenants_read') }).setChecked(false)
  await expect(page.getByRole('checkbox', { name: t('users_permission_tenants_write') })).not.toBeChecked()
  const menu = page.getByRole('navigation', { name: t('shell_project_settings') })
  await menu.getByRole('link', { name: t('menu_settings_process'), exact: true }).click()
  await page.getByRole('button', { name: t('shell_discard_cancel') }).click()
  await expect(page.getByRole('checkbox', { name: t('users_permission_tenants_read') })).not.toBeChecked()
  await page.getByRole('button', { name: t('project_settings_discard') }).click()
  await expect(page.getByRole('checkbox', { name: t('users_permission_tenants_write') })).toBeChecked()
})
