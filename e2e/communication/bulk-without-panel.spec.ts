// In a project without the panel of background tasks a bulk mail still reports that it is being sent, and can be
// called back.

import { expect, test } from '@playwright/test'
import { addressOf, signInAs } from '../sign-in.ts'
import { textsIn } from '../texts.ts'

const t = textsIn('de')
const workspace = 'build'

test('a bulk mail says that it leaves and is called back from its message', async ({ page }) => {
  await signInAs(page, 'admin', { workspace })
  await page.goto(addressOf(workspace, '/applications?state=all'))
  await page.getByRole('table').locator('tbody').getByRole('checkbox').first().check()
  await page.getByRole('button', { name: t('communication_bulk_action'), exact: true }).click()
  const bulk = page.getByRole('dialog')
  for (const language of ['de', 'fr'] as const) {
    await bulk.getByRole('tab', { name: new RegExp(t(`general_language_${language}`)) }).click()
    await bulk.getByRole('textbox', { name: t('communication_subject') }).fill('Hinweis zur Bewerbung')
    await bulk.getByRole('textbox', { name: t('communication_body') }).fill('Wir melden uns nächste Woche.')
  }
  await bulk.getByRole('button', { name: t('communication_bulk_to_look') }).click()
  await bulk.getByRole('button', { name: t('communication_bulk_send_one', { number: 1 }) }).click()

  const messages = page.getByRole('region', { name: t('shell_notifications') })
  await expect(messages).toContainText(t('tasks_begun_one', { number: 1 }))
  await messages.getByRole('button', { name: new RegExp(t('tasks_call_back')) }).click()
  await expect(messages).toContainText(t('tasks_called_back'))
  await expect(messages.getByText(t('tasks_begun_one', { number: 1 }))).toHaveCount(0)
})
