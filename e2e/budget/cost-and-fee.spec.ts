// A cost is planned from an invoice, ordered, approved by a second person and shows in the overview; a fee is
// calculated and cleared by an invoice.

import { expect, test } from '@playwright/test'
import { expectAccessible } from '../accessibility.ts'
import { addressOf, ask, signInAs, tell } from '../sign-in.ts'
import { textsIn } from '../texts.ts'
import { invoiceAsPdf } from './invoice.ts'

const t = textsIn('de')

test('a cost goes from its receipt over the second person to the overview', async ({ page, browser }) => {
  test.slow()
  const title = `Malerarbeiten ${crypto.randomUUID().slice(0, 6)}`
  await signInAs(page, 'superuser')
  await page.goto(addressOf('rent', '/budget/cost-planning'))
  await expect(page.getByRole('heading', { level: 1, name: t('budget_costs_title') })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: t('budget_new_cost') }).click()
  const form = page.getByRole('dialog', { name: t('budget_new_cost') })
  await form.locator('input[type=file]').setInputFiles({
    name: 'rechnung.pdf',
    mimeType: 'application/pdf',
    buffer: await invoiceAsPdf({ francs: 7_350.5 }),
  })
  await expect(page.getByText(t('budget_bill_read')).first()).toBeVisible()
  await expect(form.getByRole('textbox', { name: t('budget_field_supplier') })).toHaveValue('Malerei Keller AG')
  await form.getByRole('textbox', { name: t('budget_field_title') }).fill(title)
  await expectAccessible(page)
  await form.getByRole('button', { name: t('budget_plan'), exact: true }).click()

  const panel = page.getByRole('complementary')
  await panel.getByRole('button', { name: t('budget_action_submit'), exact: true }).click()
  await expect(page.getByText(t('budget_done_submit_waiting', { title })).first()).toBeVisible()
  // The person who ordered cannot approve.
  await expect(panel.getByRole('button', { name: t('budget_action_approve') })).toHaveAttribute('aria-disabled', 'true')

  const second = await (await browser.newContext()).newPage()
  await signInAs(second, 'admin')
  await second.goto(page.url())
  await second
    .getByRole('complementary')
    .getByRole('button', { name: t('budget_action_approve') })
    .click()
  await expect(second.getByText(t('budget_done_approve', { title })).first()).toBeVisible()
  await expectAccessible(second)

  // The figure opens the rows that it counts.
  await second.goto(addressOf('rent', '/budget/overview'))
  await expect(second.getByRole('heading', { level: 1 })).toBeVisible()
  await expectAccessible(second)
  const figure = t('budget_open_rows', { label: t('budget_total'), figure: t('budget_sum_committed') })
  await second.getByRole('link', { name: figure }).click()
  await expect(second.getByText(title)).toBeVisible()
})

test('a fee is calculated for an object and cleared by an invoice', async ({ page }) => {
  test.slow()
  await signInAs(page, 'admin')
  const { tableData } = await ask<{ tableData: { body: { _id: string; object: { value: string } }[] } }>(
    page,
    'admin',
    '/api/v1/reporting/honorary?state=open&rowsPerPage=50',
  )
  const row = tableData.body.find((one) => !('_calculate_fee_available' in one))
  const object = row?.object.value ?? ''
  await tell(page, 'admin', '/api/v1/reporting/honorary/create', {
    bulkAction: 'calculateFee',
    targets: [row?._id],
    honorary_percent: 4,
    accounting_date: '2026-11-26',
  })
  await page.goto(addressOf('rent', `/budget/fee-calculation?state=calculated&search=${encodeURIComponent(object)}`))
  await expectAccessible(page)
  await page.getByRole('checkbox', { name: object }).first().check()
  await page.getByRole('button', { name: t('budget_fee_invoice') }).click()
  const dialog = page.getByRole('dialog', { name: t('budget_fee_invoice') })
  await dialog.getByRole('textbox', { name: t('budget_debtor_name') }).fill('Erika Muster')
  await dialog.getByRole('textbox', { name: t('budget_debtor_postalCode') }).fill('8001')
  await dialog.getByRole('textbox', { name: t('budget_debtor_city') }).fill('Zürich')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: t('budget_invoice_make') }).click()
  await expect(dialog).toBeHidden()
  await page.goto(addressOf('rent', `/budget/fee-calculation?state=cleared&search=${encodeURIComponent(object)}`))
  await expect(page.getByText(object).first()).toBeVisible()
})
