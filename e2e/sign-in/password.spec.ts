// Sign-in with a password, sign-out, and password reset.

import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { demoPassword } from '#areas/home/server/demo-logins.ts'
import { expectAccessible } from '../accessibility.ts'
import { linkIn, mailTo } from '../outbox.ts'
import { storeInPage } from '../page-storage.ts'
import { addressOf, signInAs } from '../sign-in.ts'
import { textsIn } from '../texts.ts'
import { expectDoor, expectInside, leave, typeLogin } from './door.ts'

const t = textsIn('de')

test.beforeEach(({ page }) => storeInPage(page, { language: 'de' }))

test('who wanted to go somewhere gets there after signing in, and is out for good after signing out', async ({
  page,
}) => {
  const email = 'superuser@quartier.example'
  await page.goto(addressOf('build', '/applications?state=active.evaluated'))
  await expectDoor(page, t)
  await expectAccessible(page)

  await typeLogin(page, t, { email, password: 'Quartier-2025' })
  await expect(page.getByRole('alert')).toHaveText(t('sign_in_wrong_credentials'))
  await typeLogin(page, t, { email: 'niemand@quartier.example', password: demoPassword })
  await expect(page.getByRole('alert')).toHaveText(t('sign_in_wrong_credentials'))

  await typeLogin(page, t, { email, password: demoPassword })
  await expect(page).toHaveURL(addressOf('build', '/applications?state=active.evaluated'))
  await expect(page.getByRole('heading', { level: 1, name: t('applications_title') })).toBeVisible()

  const stored = await page.evaluate(() => localStorage.getItem('user'))
  await leave(page, t)
  await page.goBack()
  await expectDoor(page, t)

  // A copy of the browser's storage gives no access either.
  await page.evaluate((user) => localStorage.setItem('user', user ?? ''), stored)
  await page.goto(addressOf('build', '/applications'))
  await expectDoor(page, t)
})

test('a forgotten password is set anew by the link in the mail, once', async ({ page }) => {
  const email = 'analyst@quartier.example'
  const password = `Neu-${crypto.randomUUID().slice(0, 8)}-Z9`
  await page.goto(addressOf('build', '/login'))
  await page.getByRole('button', { name: t('sign_in_forgotten') }).click()
  await page.getByRole('textbox', { name: t('sign_in_email') }).fill(email)
  await expectAccessible(page)
  const since = new Date()
  await page.getByRole('button', { name: t('sign_in_forgotten_send') }).click()
  await expect(page.getByRole('status')).toHaveText(t('sign_in_forgotten_sent', { email }))

  const mail = await mailTo(page, { to: email, kind: 'password-reset', workspace: 'build', since })
  const link = linkIn(mail, '/password-reset-form')
  await page.goto(link)
  const fresh = page.getByRole('textbox', { name: t('sign_in_new_password'), exact: true })
  const again = page.getByRole('textbox', { name: t('sign_in_new_password_confirmation') })
  await fresh.fill(password)
  await again.fill('etwas anderes')
  await page.getByRole('button', { name: t('sign_in_set_password') }).click()
  await expect(page.getByText(t('admin_confirm_password_error_msg'))).toBeVisible()
  await expectAccessible(page)
  await again.fill(password)
  await page.getByRole('button', { name: t('sign_in_set_password') }).click()
  await expect(page.getByRole('heading', { name: t('sign_in_password_is_set') })).toBeVisible()

  await page.goto(link)
  await expect(page.getByRole('heading', { name: t('sign_in_link_over_title') })).toBeVisible()
  await page.goto(addressOf('build', '/login'))
  await typeLogin(page, t, { email, password })
  await expectInside(page, t)
})

test('who reloads before the back office has answered, or gets no answer, is still signed in', async ({ page }) => {
  await signInAs(page, 'user')
  let isBroken = false
  await page.route('**/api/v1/bootstrap', async (route) => {
    if (isBroken) return route.abort()
    await pause(1000)
    return route.continue().catch(() => {})
  })
  const head = page.getByRole('heading', { level: 1 })
  const asked = page.waitForRequest('**/api/v1/bootstrap')
  await page.goto(addressOf('rent', '/home'), { waitUntil: 'commit' })
  await asked
  await page.reload()
  await expect(head).toBeVisible()
  await expect(page).toHaveURL(addressOf('rent', '/home'))

  isBroken = true
  await page.reload()
  await expect(page.getByText(t('general_no_connection'))).toBeVisible()
  isBroken = false
  await page.getByRole('button', { name: t('general_try_again') }).click()
  await expect(head).toBeVisible()
})
