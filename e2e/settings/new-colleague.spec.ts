// A new colleague: from the administrator's form to the first sign-in and sign-out.

import { expect, test } from '@playwright/test'
import { expectAccessible } from '../accessibility.ts'
import { linkIn, mailTo } from '../outbox.ts'
import { storeInPage } from '../page-storage.ts'
import { addressOf, signInAs } from '../sign-in.ts'
import { expectDoor, expectInside, typeLogin } from '../sign-in/door.ts'
import { textsIn } from '../texts.ts'

const t = textsIn('de')
const workspace = 'sale'

test('somebody new gets a link, sets a password, comes in, and is out once switched off', async ({ page, browser }) => {
  const email = `eva.roth.${crypto.randomUUID().slice(0, 6)}@firm.example`
  await signInAs(page, 'admin', { workspace })
  await page.goto(addressOf(workspace, '/project-settings/user-management/users'))
  await page.getByRole('button', { name: t('table_create'), exact: true }).click()
  await page.getByRole('menuitem', { name: t('users_create') }).click()
  const form = page.getByRole('dialog', { name: t('users_create') })
  await form.getByRole('button', { name: t('users_create_and_invite') }).click()
  await expect(form.getByRole('alert')).toContainText(t('users_field_first_name'))
  const write = (field: string, words: string) =>
    form.getByRole('textbox', { name: t(`users_field_${field}`) }).fill(words)
  await write('first_name', 'Eva')
  await write('last_name', 'Roth')
  await write('email', email)
  await expectAccessible(page)
  await form.getByRole('button', { name: t('users_create_and_invite') }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Eva Roth' })).toBeVisible()
  await expect(page.getByText(t('state_invited'), { exact: true })).toBeVisible()

  const elsewhere = await browser.newContext()
  const eva = await elsewhere.newPage()
  await storeInPage(eva, { language: 'de' })
  await eva.goto(linkIn(await mailTo(page, { to: email, kind: 'invitation', workspace }), '/password-reset-form'))
  const password = `Neu-${crypto.randomUUID().slice(0, 8)}-Z9`
  await eva.getByRole('textbox', { name: t('sign_in_new_password'), exact: true }).fill(password)
  await eva.getByRole('textbox', { name: t('sign_in_new_password_confirmation') }).fill(password)
  await eva.getByRole('button', { name: t('sign_in_set_password') }).click()
  await expect(eva.getByRole('heading', { name: t('sign_in_password_is_set') })).toBeVisible()
  await eva.goto(addressOf(workspace, '/login'))
  await typeLogin(eva, t, { email, password })
  await expectInside(eva, t)

  await page.reload()
  await expect(page.getByText(t('state_active'), { exact: true })).toBeVisible()
  await page.getByRole('combobox', { name: t('users_why_action') }).click()
  await page.getByRole('option', { name: t('users_permission_budget_read') }).click()
  const values = { name: 'Eva Roth', role: t('users_role_user'), action: t('users_permission_budget_read') }
  await expect(page.getByText(t('users_why_not_in_role', values))).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('checkbox', { name: t('users_field_is_active') }).setChecked(false)
  await page.getByRole('button', { name: t('general_save'), exact: true }).click()
  await expect(page.getByText(t('users_saved', { name: 'Eva Roth' })).first()).toBeVisible()
  // Reload instead of a click: the page's own requests are refused too, and may show the sign-in page first.
  await eva.reload()
  await expectDoor(eva, t)
  await elsewhere.close()
})
