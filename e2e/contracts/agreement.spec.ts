// A contract clerk takes a tenancy from the draft of its agreement to the signatures; then it is followed to its end.

import { expect, test, type Page } from '@playwright/test'
import { expectAccessible } from '../accessibility.ts'
import { mailTo } from '../outbox.ts'
import { ask, signInAs } from '../sign-in.ts'
import { textsIn } from '../texts.ts'
import { dayIn, nextApplicant, offerInPanel, swiss } from './next-household.ts'

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

test('an agreement is completed, sent, signed on paper and terminated; the flat is free and offered to the next', async ({
  page,
}) => {
  test.slow()
  await signInAs(page, 'contract')
  const id = await tenantNamed(page, 'Kavitha Sivakumar, Suresh')
  await page.goto(`/tenant/${id}`)
  await state(page, 'state_without_contract')

  // The previous rent is missing: the list says so and links to the page where it is entered.
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
  // While the preview follows the text, the mail cannot be sent.
  const preview = dialog.getByRole('region', { name: t('mail_templates_look') })
  await expect(preview.frameLocator('iframe').getByText('Wir freuen uns auf Sie.')).toBeVisible()
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
  // The keys were handed over two months ago.
  await button(page, 'tenants_move_with_contract').click()
  await dialog.getByRole('textbox', { name: t('tenants_contract_start') }).fill(swiss(dayIn(-60)))
  await dialog.getByRole('button', { name: t('tenants_move_with_contract') }).click()
  await expect(dialog).toBeHidden()
  await state(page, 'state_with_contract')

  // The tenancy is terminated by agreement as of yesterday: a last day in the past ends it at once.
  await choose(page, 'tenants_move_quit')
  await dialog.getByRole('textbox', { name: t('tenants_notice_on') }).fill(swiss(dayIn(-20)))
  await dialog.getByRole('textbox', { name: t('tenants_quit_on') }).fill(swiss(dayIn(-1)))
  await dialog.getByRole('textbox', { name: t('applications_reason') }).fill('Aufhebung im gegenseitigen Einvernehmen')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: t('tenants_move_quit') }).click()
  await expect(dialog).toBeHidden()
  await state(page, 'state_quit')
  const ending = page.getByRole('region', { name: t('tenants_ending') })
  await expect(ending.getByText(t('tenants_freed', { date: swiss(dayIn(0)) }))).toBeVisible()

  // The flat is available: in the list, on its own page, and in its history.
  await page.goto('/objects/apartments?state=available&search=LH14-301')
  const row = page.getByRole('row').filter({ hasText: 'LH14-301' })
  await expect(row.getByText(t('state_available'), { exact: true })).toBeVisible()
  await row.getByRole('link').first().click()
  await state(page, 'state_available')
  const history = page.getByRole('region', { name: t('objects_tenancies') })
  await expect(history.getByRole('link', { name: 'Kavitha Sivakumar, Suresh Sivakumar' })).toBeVisible()
  await expect(history.getByText(`${swiss(dayIn(-60))} – ${swiss(dayIn(-1))}`)).toBeVisible()
  await expectAccessible(page)
  const address = new URL(page.url()).pathname
  const title = await page.getByRole('heading', { level: 1 }).innerText()

  // The next household gets an offer.
  await signInAs(page, 'user')
  const { id: nextId } = await nextApplicant(page)
  await page.goto(`/applications/${nextId}`)
  await offerInPanel(page, { number: 'LH14-301', title })
  await page.goto(address)
  await state(page, 'state_with_offer')
})

test('an agreement is signed at the provider of the demo', async ({ page }) => {
  const workspace = 'market'
  const path = '/api/v1/tenants/?state=without_contract&rowsPerPage=20'
  const { tableData } = await ask<{ tableData: { body: { _id: string }[] } }>(page, 'superuser', path, workspace)
  const [tenant] = tableData.body
  await signInAs(page, 'superuser', { workspace })
  await page.goto(`http://${workspace}.localhost:${process.env['QUARTIER_E2E_PORT']}/create-contract/${tenant?._id}`)
  await expect(page.getByText('Demo: PandaDoc wird simuliert', { exact: false })).toBeVisible()
  await expectAccessible(page)
  await button(page, 'contracts_create_document').click()
  await expect(page.getByRole('status').getByText(t('contracts_signing_draft'))).toBeVisible()
  await button(page, 'contracts_send_to_sign').click()
  await button(page, 'contracts_demo_do_sign').click()
  await state(page, 'state_with_contract')
})
