// Offline: content that is not loaded yet says that it waits, and loads once the connection returns.

import { expect, test } from '@playwright/test'
import { expectAccessible } from '../accessibility.ts'
import { addressOf, signInAs } from '../sign-in.ts'
import { textsIn } from '../texts.ts'

const t = textsIn('de')

test('a screen that is opened without a connection says so, and is there when there is one', async ({ page }) => {
  await signInAs(page, 'user')
  await page.goto(addressOf('rent', '/applications'))
  const rows = page.getByRole('row')
  await expect(rows.nth(3)).toBeVisible()
  await rows.nth(2).getByRole('link').first().click()
  await expect(page).toHaveURL(/\/applications\/[0-9a-f-]{36}/)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.goBack()
  await expect(rows.nth(3)).toBeVisible()
  await page.context().setOffline(true)
  await rows.nth(3).getByRole('link').first().click()
  await expect(page.getByText(t('general_waits_for_connection')).first()).toBeVisible()
  await expectAccessible(page)
  await page.context().setOffline(false)
  await expect(page.getByText(t('general_waits_for_connection'))).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/\d{4}/)
})

test('a list without a connection says so, and keeps the tab of its rows until others arrive', async ({ page }) => {
  await signInAs(page, 'user')
  await page.goto(addressOf('rent', '/applications?state=active.new'))
  const tabs = page.getByRole('navigation', { name: t('table_states') })
  const tab = (state: string) => tabs.getByRole('button', { name: t(`applications_state_${state}`) })
  await expect(page.getByRole('row').nth(3)).toBeVisible()
  await page.context().setOffline(true)
  await tab('active_evaluated').click()
  await expect(page.getByText(t('shell_no_connection'))).toBeVisible()
  await expect(tab('active_new')).toHaveAttribute('aria-current', 'true')
  await page.context().setOffline(false)
  await expect(tab('active_evaluated')).toHaveAttribute('aria-current', 'true')
  await expect(page.getByText(t('shell_no_connection'))).toHaveCount(0)
})
