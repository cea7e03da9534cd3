// News appear on the home page of users who subscribe to them, and link to their subject.

import { expect, test } from '@playwright/test'
import { expectAccessible } from '../accessibility.ts'
import { applyByCall, freeFlatIn } from '../letting/applying-by-call.ts'
import { addressOf, signInAs } from '../sign-in.ts'
import { newLetters } from '../new-letters.ts'
import { textsIn } from '../texts.ts'

const t = textsIn('fr')

test('a new application is news until it is read', async ({ page }) => {
  const flat = await freeFlatIn(page, 'Avenue de Beauregard 22')
  const surname = `Nouvelle${newLetters()}`
  const { name } = await applyByCall(page, flat, { firstname: 'Aline', name: surname })
  await signInAs(page, 'superuser', { language: 'fr' })
  await page.goto(addressOf('rent', '/home'))
  const news = page.getByRole('region', { name: t('users_news') })
  const first = news.getByRole('link', { name: new RegExp(name) })
  await expect(first).toContainText(t('users_kind_application_new'))
  await expect(first.getByRole('img', { name: t('users_news_unread') })).toBeVisible()
  await expectAccessible(page)
  await first.click()
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(name) })).toBeVisible()

  await page.goto(addressOf('rent', '/home'))
  await expect(first).toBeVisible()
  await expect(first.getByRole('img', { name: t('users_news_unread') })).toBeHidden()
})

test('users are walked through by J and K in the order of their list', async ({ page }) => {
  await signInAs(page, 'admin', { language: 'fr' })
  await page.goto(addressOf('rent', '/project-settings/user-management/users'))
  await page.getByRole('link', { name: 'Regula Aebischer' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Regula Aebischer' })).toBeVisible()
  await page.keyboard.press('j')
  await expect(page.getByRole('heading', { level: 1, name: 'Nora Ammann' })).toBeVisible()
  await page.keyboard.press('k')
  await expect(page.getByRole('heading', { level: 1, name: 'Regula Aebischer' })).toBeVisible()
})
