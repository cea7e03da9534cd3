// A flat is sold: the buyer confirms, accepts the agreement and pays the fee in French; staff reserve, read the bank file,
// countersign and complete the purchase in German; accounting confirms the rest by its own link.

import { expect, test, type Page } from '@playwright/test'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { writeCamt } from '#areas/payments/server/testing/camt-file.ts'
import type { getSaleReservation } from '#areas/sales/contract/reservation.ts'
import { complaintsOf, expectAccessible } from '../accessibility.ts'
import { applyByCall, freeFlatIn } from '../letting/applying-by-call.ts'
import { paperOf } from '../letting/paper.ts'
import { linkIn, mailTo } from '../outbox.ts'
import { addressOf, ask, signInAs } from '../sign-in.ts'
import { textsIn } from '../texts.ts'
import { draw, fillInBuyer, swiss, today, writeProtocol } from './purchase-forms.ts'
import { confirm, idOf, press, publicStateOf, sectionOf, workspace } from './sale-page.ts'

const t = textsIn('de', 'sale')
const fr = textsIn('fr', 'sale')

test('a flat is sold, from the buying confirmation to the hand-over', async ({ page, browser }) => {
  test.slow()
  const complaints = complaintsOf(page)
  const flat = await freeFlatIn(page, 'Chemin des Vignes 4', workspace)
  const buyer = await applyByCall(
    page,
    flat,
    { firstname: 'Élodie', name: 'Favre' },
    { workspace, language: 'fr', buying: { purchase_purpose: 'own_use', financing_state: 'in_progress' } },
  )
  const clerk = await (await browser.newContext()).newPage()
  const clerksComplaints = complaintsOf(clerk)
  await signInAs(clerk, 'superuser', { workspace })
  const id = await idOf(clerk, buyer)
  await clerk.goto(addressOf(workspace, `/applications/${id}`))
  const linkTo = async (kind: string, part: string, to = buyer.email) =>
    linkIn(await mailTo(page, { to, kind, workspace }), part)

  await test.step('staff ask for the buying confirmation', async () => {
    await sectionOf(clerk, 'sales_confirmation')
      .getByRole('button', { name: t('sales_send_form') })
      .click()
    const dialog = clerk.getByRole('dialog', { name: t('sales_send_form') })
    await dialog.getByRole('button', { name: t('general_send'), exact: true }).click()
    await expect(clerk.getByText(t('sales_done_form_sent', { email: buyer.email }))).toBeVisible()
  })

  await test.step('the buyer names the missing answers, and confirms with a second buyer', async () => {
    await page.goto(await linkTo('buying-confirmation-form', '/buying-confirmation-form'))
    await expect(page.getByRole('heading', { name: fr('sales_form_title') })).toBeVisible()
    const confirm = page.getByRole('button', { name: fr('sales_form_send') })
    await confirm.click()
    await expect(page.getByText(fr('sales_consent_needed')).first()).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: fr('sales_buyer_add') }).click()
    await fillInBuyer(buyerCard(page, 1), { firstName: 'Élodie', lastName: 'Favre', share: '2/3' })
    await fillInBuyer(buyerCard(page, 2), { firstName: 'Luc', lastName: 'Favre', share: '1/4' })
    await page.locator('input[name=ownMeans]').fill('300000')
    await page.getByRole('checkbox', { name: fr('sales_consent') }).check()
    await confirm.click()
    await expect(page.getByText(fr('sales_shares_not_whole')).first()).toBeVisible()
    await buyerCard(page, 2)
      .getByRole('textbox', { name: fr('sales_field_share') })
      .fill('1/3')
    const buffer = await paperOf('Attestation de financement')
    const file = { name: 'attestation.pdf', mimeType: 'application/pdf', buffer }
    await page.locator('input[type=file]').setInputFiles(file)
    await expect(page.getByRole('button', { name: fr('general_file_delete', { name: file.name }) })).toBeVisible()
    await confirm.click()
    await expect(page.getByText(fr('sales_confirmed_title'))).toBeVisible()
    await page.reload()
    await expect(page.getByText(fr('sales_confirmed_title'))).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('staff reserve the flat and mail the agreement', async () => {
    await clerk.reload()
    await expect(clerk.getByText('attestation.pdf').first()).toBeVisible()
    await press(clerk, 'sales_action_start', 'sales_start_confirm')
    await press(clerk, 'sales_action_send', 'sales_action_send_confirm')
    await expect(clerk.getByText(t('sales_done_sent', { name: buyer.name }))).toBeVisible()
    await expectAccessible(clerk)
  })

  await test.step('the buyer reads, signs and has the flat', async () => {
    await page.goto(await linkTo('reservation-agreement', '/reservation-agreement'))
    await expect(page.getByText(fr('sales_page_not_binding'))).toBeVisible()
    const form = page.getByRole('form', { name: fr('sales_accept') })
    await form.getByRole('checkbox', { name: fr('sales_accept_read') }).check()
    await form.getByRole('textbox', { name: fr('sales_accept_name') }).fill(buyer.name)
    await form.getByRole('button', { name: fr('sales_accept'), exact: true }).click()
    await expect(form.getByRole('alert')).toBeVisible()
    await draw(page, form.getByRole('img', { name: fr('sales_sign_empty') }))
    await expectAccessible(page)
    await form.getByRole('button', { name: fr('sales_accept'), exact: true }).click()
    await expect(page.getByText(fr('sales_course_signed'))).toBeVisible()
    await expectAccessible(page)
    expect(await publicStateOf(page, flat.id)).toBe('reserved')
  })

  await test.step('the bank file pays a part of the fee, and the open amount is said', async () => {
    await clerk.reload()
    await press(clerk, 'sales_action_paymentInfo', 'sales_action_paymentInfo_confirm')
    await mailTo(page, { to: buyer.email, kind: 'payment-info', workspace })
    const { reference, account } = await paymentOf(clerk, id)
    await clerk.goto(addressOf(workspace, '/payments'))
    await clerk
      .getByRole('button', { name: t('payments_upload') })
      .first()
      .click()
    const dialog = clerk.getByRole('dialog', { name: t('payments_upload') })
    const content = writeCamt({
      message: 'camt.054',
      version: '08',
      account: 'CH9300762011623852957',
      collectedFor: account,
      bookings: [{ day: today(), servicerReference: `FEE-${buyer.number}`, payments: [{ amount: 15_000, reference }] }],
    })
    const file = { name: 'camt.xml', mimeType: 'text/xml', buffer: Buffer.from(content) }
    await dialog.locator('input[type=file]').setInputFiles(file)
    await expect(dialog.getByRole('status')).toContainText(t('payments_result_matched', { count: 1 }))
    await expectAccessible(clerk, '[role=dialog]')
    await dialog.getByRole('button', { name: t('payments_upload_done') }).click()
    await clerk.goto(addressOf(workspace, `/applications/${id}`))
    const section = sectionOf(clerk, 'sales_reservation')
    await expect(section).toContainText(/5.000/)
    await page.reload()
    await expect(page.getByText(fr('sales_course_signed'))).toBeVisible()
  })

  await test.step('accounting confirms the rest by its own link', async () => {
    await choose(clerk, 'accountingReminder')
    await confirm(clerk, 'sales_action_accountingReminder_confirm')
    const link = await linkTo('accounting-reminder', '/accounting-confirmation-form', 'comptabilite@rebberg.example')
    const accounting = await (await browser.newContext()).newPage()
    const accountingsComplaints = complaintsOf(accounting)
    await accounting.goto(link)
    const form = accounting.getByRole('form')
    await form.getByRole('textbox', { name: t('sales_accounting_day') }).fill(swiss(today()))
    await form.locator('input[name=reference]').fill('Z-4711')
    await expectAccessible(accounting)
    await form.getByRole('button', { name: t('sales_accounting_confirm') }).click()
    await expect(accounting.getByText(t('sales_accounting_done'))).toBeVisible()
    await expectAccessible(accounting)
    await accounting.close()
    expect(accountingsComplaints).toEqual([])
    await page.reload()
    await expect(page.getByText(fr('sales_course_paid'))).toBeVisible()
  })

  await test.step('staff countersign, and agree on the notary', async () => {
    await clerk.reload()
    await press(clerk, 'sales_action_countersign', 'sales_action_countersign_confirm')
    const completion = sectionOf(clerk, 'sales_completion')
    await completion.getByRole('button', { name: t('sales_completion_notary') }).click()
    const dialog = clerk.getByRole('dialog')
    await dialog.getByRole('textbox', { name: t('sales_notary_on') }).fill(swiss(today(20)))
    await dialog.getByRole('textbox', { name: t('sales_notary_place'), exact: true }).fill('Étude Rey, Sierre')
    await dialog.getByRole('button', { name: t('general_save') }).click()
    await expect(completion).toContainText('Étude Rey, Sierre')
    await expectAccessible(clerk)
  })

  await test.step('the deed makes the flat sold, also on the public list', async () => {
    const completion = sectionOf(clerk, 'sales_completion')
    await completion.getByRole('button', { name: t('sales_completion_milestone') }).click()
    const milestone = clerk.getByRole('dialog')
    await milestone.getByRole('textbox', { name: t('sales_milestone_title') }).fill('Anzahlung')
    await milestone.locator('input[name=amount]').fill('180000')
    await milestone.getByRole('textbox', { name: t('sales_fact_due') }).fill(swiss(today(25)))
    await milestone.getByRole('button', { name: t('general_save') }).click()
    await expect(completion).toContainText('Anzahlung')
    await completion.getByRole('button', { name: t('sales_completion_notarise') }).click()
    const deed = clerk.getByRole('dialog')
    await deed.getByRole('textbox', { name: t('sales_notarised_on') }).fill(swiss(today()))
    await deed.getByRole('button', { name: t('sales_notarise_confirm'), exact: true }).click()
    await expect(clerk.getByText(t('sales_done_notarised', { name: buyer.name }))).toBeVisible()
    expect(await publicStateOf(page, flat.id)).toBe('sold')
  })

  await test.step('the flat is handed over with a protocol on a phone: a defect with a photo, meters, keys, two signatures', async () => {
    await clerk.setViewportSize({ width: 390, height: 844 })
    await sectionOf(clerk, 'sales_handover_title').getByRole('link').click()
    await clerk.getByRole('button', { name: t('sales_handover_begin') }).click()
    await writeProtocol(clerk)
    const remark = clerk.locator('main textarea').last()
    await clerk.context().setOffline(true)
    await remark.fill('Endreinigung erfolgt')
    await expect(clerk.getByText(t('sales_handover_waiting'))).toBeVisible()
    await clerk.context().setOffline(false)
    await expect(clerk.getByText(t('sales_handover_saved'))).toBeVisible()
    await clerk.reload()
    await expect(remark).toHaveValue('Endreinigung erfolgt')
    const finish = clerk.getByRole('button', { name: t('sales_handover_sign') })
    await finish.click()
    await expect(clerk.getByText(t('sales_signature_missing')).first()).toBeVisible()
    await expectAccessible(clerk)
    for (const [side, name] of [
      ['seller', 'Mirjam Zgraggen'],
      ['buyer', buyer.name],
    ] as const) {
      const party = clerk.getByRole('group', { name: t(`sales_handover_side_${side}`), exact: true })
      await party.locator(`input[name="${side}.name"]`).fill(name)
      await draw(clerk, party.getByRole('img', { name: t('sales_sign_empty') }))
    }
    await finish.click()
    await expect(
      clerk.getByText(t('sales_handover_signed_by', { seller: 'Mirjam Zgraggen', buyer: buyer.name })),
    ).toBeVisible()
    await expectAccessible(clerk)
  })

  await test.step('the buyer finds protocol and defect on the own page', async () => {
    await mailTo(page, { to: buyer.email, kind: 'handover-protocol', workspace })
    await page.goto(addressOf(workspace, `/form/application/${buyer.slug}/${buyer.token}/status`))
    await expect(page.getByText(fr('sales_course_sold')).first()).toBeVisible()
    const handedOver = page.getByRole('region', { name: fr('sales_own_handover') })
    await expect(handedOver).toContainText('Kratzer im Parkett')
    await expect(handedOver.getByRole('link', { name: fr('sales_handover_title') })).toBeVisible()
    await expectAccessible(page)
    await clerk.goto(addressOf(workspace, `/applications/${id}`))
    const keys = t('sales_keys_value', { count: 4, name: buyer.name })
    await expect(sectionOf(clerk, 'sales_completion')).toContainText(keys)
    await sectionOf(clerk, 'sales_handover_title')
      .getByRole('button', { name: t('general_edit') })
      .click()
    const defect = clerk.getByRole('dialog')
    await defect.getByRole('checkbox', { name: t('sales_defect_is_done') }).check()
    await defect.getByRole('button', { name: t('general_save') }).click()
    await expect(sectionOf(clerk, 'sales_handover_title')).toContainText(t('sales_defect_done'))
    await expectAccessible(clerk)
  })
  await clerk.close()
  // The browser reports each request that the dropped connection cost.
  const all = [...complaints, ...clerksComplaints].filter((one) => !one.includes('ERR_INTERNET_DISCONNECTED'))
  expect(all).toEqual([])
})

async function paymentOf(page: Page, id: string) {
  const path = `/api/v1/sales/applications/${id}/reservation`
  const { current } = await ask<ResponseOf<typeof getSaleReservation>>(page, 'superuser', path, workspace)
  if (!current?.payment) throw new Error('no fee is expected')
  return current.payment
}

const buyerCard = (page: Page, number: number) =>
  page.getByRole('region', { name: fr('sales_buyer_number', { number }), exact: true })

/** Chooses an action of the section's menu. */
async function choose(page: Page, action: string): Promise<void> {
  await sectionOf(page, 'sales_reservation')
    .getByRole('button', { name: t('sales_reservation_actions') })
    .click()
  await page.getByRole('menuitem', { name: t(`sales_action_${action}`) }).click()
}
