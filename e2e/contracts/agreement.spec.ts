// A contract clerk takes a tenancy from the draft of its agreement to the signatures, and the firm sees it to its end.

import { expect, test, type Page } from '@playwright/test'
import { expectAccessible } from '../accessibility.ts'
import { mailTo } from '../outbox.ts'
import { ask, signInAs } from '../sign-in.ts'
import { textsIn } from '../texts.ts'

const t = textsIn('de')
const button = (page: Page, key: string) => page.getByRole('button', { name: t(key), exact: true })
const choose = async (page: Page, key: string) => {
  await button(page, 'applications_more').click()
  await page.getByRole('menuitem', { name: t(key) }).click()
}
const state = (page: Page, key: string) =>
  expect(page.locator('header').getByText(t(key), { exact: true })).toBeVisible()

const tenantNamed = async (page: Page, name: string): Promise<string> => {
  const path = `/api/v1/tenants/?state=all&search=${encodeURIComponent(name)}`
  const { tableData } = await ask<{ tableData: { body: { _id: string }[] } }>(page, 'contract', path)
  return tableData.body[0]?._id ?? ''
}

test('an agreement is completed, sent, signed on paper and terminated', async ({ page }) => {
  await signInAs(page, 'contract')
  const id = await tenantNamed(page, 'Kavitha Sivakumar, Suresh')
  await page.goto(`/tenant/${id}`)
  await state(page, 'state_without_contract')

  // The rent before is missing: the list says so and leads to where it is entered.
  await button(page, 'contracts_send').first().click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(t('contracts_missing_title'))).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('link', { name: t('contracts_missing_previous_rent') }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('textbox', { name: t('contracts_field_previousNetRent') }).fill('1650')
  await expectAccessible(page)
  await button(page, 'general_save').click()
  await expect(page.getByText(t('contracts_missing_title'))).toBeHidden()

  await page.goto(`/tenant/${id}`)
  await button(page, 'contracts_send').first().click()
  await dialog.getByRole('textbox', { name: t('contracts_send_message') }).fill('Wir freuen uns auf Sie.')
  await dialog.getByRole('button', { name: t('contracts_send') }).click()
  await expect(dialog).toBeHidden()
  await state(page, 'state_contract_sent')
  const mail = await mailTo(page, { to: 'kavitha.sivakumar@post.example', kind: 'rental-agreement' })
  expect(mail.text).toContain('Wir freuen uns auf Sie.')

  const signatures = page.getByRole('region', { name: t('contracts_signatures') })
  for (const name of ['Wohnen am Lindenhof', 'Kavitha Sivakumar', 'Suresh Sivakumar']) {
    await signatures
      .getByRole('button', { name: t('contracts_record_signature') })
      .first()
      .click()
    await signatures.getByRole('textbox', { name: t('contracts_signed_day', { name }) }).fill('01.10.2026')
    await signatures.getByRole('button', { name: t('general_save') }).click()
    await expect(signatures.getByRole('button', { name: t('contracts_signature_remove', { name }) })).toBeVisible()
  }
  await expectAccessible(page)
  await button(page, 'tenants_move_with_contract').click()
  await dialog.getByRole('button', { name: t('tenants_move_with_contract') }).click()
  await expect(dialog).toBeHidden()
  await state(page, 'state_with_contract')

  await choose(page, 'tenants_move_quit')
  await dialog.getByRole('textbox', { name: t('tenants_quit_on') }).fill('30.06.2029')
  await dialog.getByRole('textbox', { name: t('applications_reason') }).fill('Umzug ins Ausland')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: t('tenants_move_quit') }).click()
  await expect(dialog).toBeHidden()
  await state(page, 'state_quit')
  // Until then somebody lives there.
  await expect(page.getByText(t('tenants_frees_itself', { date: '01.07.2029' }))).toBeVisible()
  await expect(page.getByText(t('state_rented'), { exact: true }).first()).toBeVisible()
})

test('an agreement is signed at the provider of the demo', async ({ page }) => {
  const workspace = 'market'
  const path = '/api/v1/tenants/?state=without_contract&rowsPerPage=20'
  const { tableData } = await ask<{ tableData: { body: { _id: string }[] } }>(page, 'superuser', path, workspace)
  const [tenant] = tableData.body
  await signInAs(page, 'superuser', { workspace })
  await page.goto(`http://${workspace}.localhost:${process.env['QUARTIER_E2E_PORT']}/create-contract/${tenant?._id}`)
  await expect(page.getByText('Vorführung: statt PandaDoc', { exact: false })).toBeVisible()
  await expectAccessible(page)
  await button(page, 'contracts_create_document').click()
  await expect(page.getByRole('status').getByText(t('contracts_signing_draft'))).toBeVisible()
  await button(page, 'contracts_send_to_sign').click()
  await button(page, 'contracts_demo_do_sign').click()
  await state(page, 'state_with_contract')
})
