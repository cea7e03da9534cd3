// A colleague orders a letting report, watches it being made, sends it; the reader finds it behind their sign-in.

import { expect, test, type Page } from '@playwright/test'
import type { Role } from '../../platform/rules/permissions.ts'
import { complaintsOf, expectAccessible } from '../accessibility.ts'
import { addressOf, ask, signInAs } from '../sign-in.ts'
import { textsIn } from '../texts.ts'

const t = textsIn('de')

const nameOf = async (page: Page, role: Role): Promise<string> =>
  (await ask<{ user: { name: string } }>(page, role, '/api/v1/bootstrap')).user.name

test('a letting report is made, sent and read', async ({ page }) => {
  const complaints = complaintsOf(page)
  const title = `Bericht ${crypto.randomUUID().slice(0, 8)}`
  await signInAs(page, 'superuser')
  await page.goto(addressOf('rent', '/reporting/pdf'))
  const form = page.getByRole('region', { name: t('reporting_new') })
  await form.getByRole('textbox', { name: t('reporting_field_name') }).fill(title)
  await form.getByRole('textbox', { name: t('reporting_field_comment') }).fill('Für die Sitzung vom Freitag')
  await expectAccessible(page)
  await form.getByRole('button', { name: t('reporting_create') }).click()
  const line = page.getByRole('listitem', { name: title })
  await expect(line.getByText(t('reporting_state_done'))).toBeVisible({ timeout: 60_000 })

  await line.getByRole('button', { name: t('reporting_open_pdf_of', { title }) }).click()
  await expect(page.getByText(`${title}.pdf`)).toBeVisible()
  await page.keyboard.press('Escape')

  await line.getByRole('button', { name: t('reporting_send_of', { title }) }).click()
  const sending = page.getByRole('dialog', { name: t('reporting_send_title') })
  const reader = await nameOf(page, 'analyst')
  await sending.getByRole('combobox', { name: t('reporting_field_recipients') }).fill(reader)
  await page.getByRole('option', { name: reader, exact: true }).click()
  await expectAccessible(page)
  // Closes the list of options.
  await page.keyboard.press('Tab')
  await sending.getByRole('button', { name: t('reporting_send'), exact: true }).click()
  await expect(line.getByText(new RegExp(t('reporting_sent_to', { names: reader })))).toBeVisible()

  await signInAs(page, 'analyst')
  await page.goto(addressOf('rent', '/reporting/pdf'))
  await expect(page.getByRole('listitem', { name: title })).toBeVisible()
  expect(complaints).toEqual([])
})
