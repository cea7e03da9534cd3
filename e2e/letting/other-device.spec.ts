// A form is started on one device and finished on another with an eight-character code.

import { expect, test } from '@playwright/test'
import { complaintsOf, expectAccessible } from '../accessibility.ts'
import { addressOf } from '../sign-in.ts'
import { textsIn } from '../texts.ts'
import { freeFlatIn } from './applying-by-call.ts'
import { fieldOf, fillIn, labelOf } from './form.ts'

const t = textsIn('de')

test('a code takes the form to another device, once', async ({ page, browser }) => {
  const complaints = complaintsOf(page)
  const flat = await freeFlatIn(page, 'Rue de la Flore 17')
  await page.goto(addressOf('rent', `/form/application/new?uuids=${flat.id}`))
  await page.getByRole('button', { name: t('application_form_start'), exact: true }).click()
  await page.getByRole('button', { name: t('application_form_save_and_next') }).click()
  await fillIn({ page, t, language: 'de' }, 'household', { pets: true, pets_type: 'Igel' })
  await page.getByRole('button', { name: t('application_form_code_make') }).click()
  const code = await page.getByText(/^[A-Z0-9]{4} [A-Z0-9]{4}$/).innerText()
  await expectAccessible(page)

  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'de-CH' })
  const other = await context.newPage()
  await other.goto(addressOf('rent', '/form/application/continue'))
  const entry = other.getByRole('textbox', { name: t('application_form_code_label') })
  await entry.fill('AAAA AAAA')
  await other.getByRole('button', { name: t('application_form_code_open') }).click()
  await expect(other.getByText(t('application_form_code_not_valid'))).toBeVisible()
  await expectAccessible(other)
  await entry.fill(code.toLowerCase())
  await entry.press('Enter')
  await other.waitForURL(/\/form\/application\/new\/[0-9a-f]{20}\//)
  await other.goto(`${other.url().split('?')[0]}?step=household`)
  const animals = other.getByRole('textbox', { name: labelOf(t, fieldOf('household', 'pets_type')) })
  await expect(animals).toHaveValue('Igel')

  await other.goto(addressOf('rent', '/form/application/continue'))
  await entry.fill(code)
  await entry.press('Enter')
  await expect(other.getByText(t('application_form_code_not_valid'))).toBeVisible()
  await context.close()
  expect(complaints).toEqual([])
})
