// Second factor: set up in the profile, required when signing in, replaced by a recovery code, turned off.

import { expect, test, type Page } from '@playwright/test'
import { generate } from 'otplib'
import { demoPassword } from '#areas/home/server/demo-logins.ts'
import { expectAccessible } from '../accessibility.ts'
import { storeInPage } from '../page-storage.ts'
import { addressOf } from '../sign-in.ts'
import { textsIn } from '../texts.ts'
import { expectInside, leave, typeLogin } from './door.ts'

const t = textsIn('de')
const login = { email: 'marketer@quartier.example', password: demoPassword }

test('the second factor is set up, asked for, replaced by a recovery code, and turned off', async ({ page }) => {
  await storeInPage(page, { language: 'de' })
  await page.goto(addressOf('build', '/profile-settings/account'))
  await typeLogin(page, t, login)
  const section = page.getByRole('region', { name: t('sign_in_two_factor') })
  await section.getByRole('button', { name: t('sign_in_two_factor_turn_on') }).click()
  const secret = await shownSecret(page)
  await expectAccessible(page)
  await codeField(page).fill('000000')
  await section.getByRole('textbox', { name: t('sign_in_password') }).fill(login.password)
  await section.getByRole('button', { name: t('sign_in_two_factor_turn_on') }).click()
  await expect(section.getByText(t('sign_in_wrong_code'))).toBeVisible()
  await codeField(page).fill(await codeOf(secret, 0))
  await section.getByRole('button', { name: t('sign_in_two_factor_turn_on') }).click()
  await expect(section.getByRole('button', { name: t('sign_in_codes_kept') })).toBeVisible()
  const [first = '', second = '', ...others] = await section.getByRole('listitem').allTextContents()
  expect(others).toHaveLength(8)
  await section.getByRole('button', { name: t('sign_in_codes_kept') }).click()
  await expect(section.getByText(t('sign_in_recovery_codes_left', { left: 10 }))).toBeVisible()
  await leave(page, t)

  await typeLogin(page, t, login)
  await expect(page.getByRole('heading', { name: t('sign_in_second_factor_title') })).toBeVisible()
  await expectAccessible(page)
  // Submitted automatically after the sixth digit. Each code is valid once, so the app's next code is used.
  await codeField(page).fill(await codeOf(secret, 30))
  await expectInside(page, t)
  await leave(page, t)

  await typeLogin(page, t, login)
  await page.getByRole('button', { name: t('sign_in_use_recovery_code') }).click()
  await page.getByRole('textbox', { name: t('sign_in_recovery_code') }).fill(first)
  await page.getByRole('button', { name: t('general_continue') }).click()
  await expectInside(page, t)

  await page.goto(addressOf('build', '/profile-settings/account'))
  await section.getByRole('button', { name: t('sign_in_two_factor_turn_off') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: t('sign_in_password') }).fill(login.password)
  await codeField(page).fill(first)
  await dialog.getByRole('button', { name: t('sign_in_two_factor_turn_off') }).click()
  await expect(dialog.getByText(t('sign_in_wrong_code'))).toBeVisible()
  await expectAccessible(page)
  await codeField(page).fill(second)
  await dialog.getByRole('button', { name: t('sign_in_two_factor_turn_off') }).click()
  await expect(section.getByText(t('sign_in_off'))).toBeVisible()
})

const codeField = (page: Page) => page.getByRole('textbox', { name: t('sign_in_code') })

/** The secret as text in groups of four, for users without a camera. */
async function shownSecret(page: Page): Promise<string> {
  const line = await page
    .getByRole('listitem')
    .filter({ hasText: t('sign_in_enrol_scan') })
    .textContent()
  return (line ?? '').replace(t('sign_in_enrol_scan'), '').replaceAll(/\s/g, '')
}

/** Code that the authenticator app shows this many seconds from now. */
const codeOf = (secret: string, later: number) => generate({ secret, epoch: Math.floor(Date.now() / 1000) + later })
