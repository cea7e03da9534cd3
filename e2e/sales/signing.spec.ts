// An agreement is signed at the provider. The stand-in of the demo speaks the protocol of the provider by HTTP; jobs of the
// product follow the document until the buyers are asked to sign.

import { readFile } from 'node:fs/promises'
import { expect, test, type Page } from '@playwright/test'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { getConfirmationInfo, updateConfirmation } from '#areas/sales/contract/confirmation.ts'
import { complaintsOf, expectAccessible } from '../accessibility.ts'
import { applyByCall, freeFlatIn } from '../letting/applying-by-call.ts'
import { mailTo } from '../outbox.ts'
import { addressOf, ask, send, signInAs, tokenOf } from '../sign-in.ts'
import { textsIn } from '../texts.ts'
import { confirm, idOf, press, publicStateOf, sectionOf, workspace } from './sale-page.ts'

const t = textsIn('de', 'sale')
const fr = textsIn('fr', 'sale')

/** Milliseconds. The provider prepares a document while its state is read once; the state is read every ten seconds. */
const preparing = 60_000

test('an agreement is signed at the provider, and the reservation goes on', async ({ page, browser }) => {
  const complaints = complaintsOf(page)
  const flat = await freeFlatIn(page, 'Chemin des Vignes 6', workspace)
  const buyer = await applyByCall(
    page,
    flat,
    { firstname: 'Noémie', name: 'Salamin' },
    { workspace, language: 'fr', buying: { purchase_purpose: 'own_use', financing_state: 'in_progress' } },
  )
  const id = await idOf(page, buyer)
  await recordConfirmation(page, id)
  await signInAs(page, 'superuser', { workspace })
  await page.goto(addressOf(workspace, `/applications/${id}`))
  const section = sectionOf(page, 'sales_reservation')

  await test.step('staff send the agreement; the job lets the provider ask the buyer', async () => {
    await press(page, 'sales_action_start', 'sales_start_confirm')
    await section.getByRole('button', { name: t('sales_reservation_actions') }).click()
    await page.getByRole('menuitem', { name: t('sales_action_sendToSign') }).click()
    await confirm(page, 'sales_action_sendToSign_confirm')
    await expect(page.getByText(t('sales_done_sent_to_sign', { names: buyer.name }))).toBeVisible()
    await expect(section).toContainText(t('contracts_signing_sent'), { timeout: preparing })
    expect(await publicStateOf(page, flat.id)).toBe('free')
    await expectAccessible(page)
  })

  await test.step('the buyer signs at the provider, and has the flat', async () => {
    await section.getByRole('button', { name: t('contracts_demo_do_sign') }).click()
    await expect(section).toContainText(t('sales_reservation_state_signed'))
    await expect(section).toContainText(t('contracts_signing_completed'))
    expect(await publicStateOf(page, flat.id)).toBe('reserved')
    await mailTo(page, { to: buyer.email, kind: 'reservation-signed', workspace })
  })

  await test.step('the signed PDF is a document of the reservation', async () => {
    const signed = section.getByRole('button', { name: t('sales_file_category_signed_scan') })
    await signed.click()
    const viewer = page.getByRole('dialog')
    const [kept] = await Promise.all([
      page.waitForEvent('download'),
      viewer.getByRole('link', { name: t('general_download') }).click(),
    ])
    expect((await readFile(await kept.path())).subarray(0, 5).toString()).toBe('%PDF-')
    await viewer.getByRole('button', { name: t('general_close') }).click()
    await expectAccessible(page)
  })

  await test.step('the buyer sees the reservation on the own page', async () => {
    const own = await (await browser.newContext()).newPage()
    const ownComplaints = complaintsOf(own)
    await own.goto(addressOf(workspace, `/form/application/${buyer.slug}/${buyer.token}/status?language=fr`))
    await expect(own.getByText(fr('sales_course_signed')).first()).toBeVisible()
    await expectAccessible(own)
    await own.close()
    expect(ownComplaints).toEqual([])
  })
  expect(complaints).toEqual([])
})

/** Staff record the buying confirmation, with the data of the application. */
async function recordConfirmation(page: Page, id: string): Promise<void> {
  const path = `/api/v1/sales/applications/${id}`
  const token = await tokenOf(page, 'superuser', workspace)
  const { data, version } = await ask<ResponseOf<typeof getConfirmationInfo>>(
    page,
    'superuser',
    `${path}/confirmation-info`,
    workspace,
  )
  const buyers = data.buyers.map((buyer) => ({ ...buyer, civilStatus: 'single', propertyRegime: null, share: '' }))
  await send<ResponseOf<typeof updateConfirmation>>(page, {
    path: `${path}/confirmation-update`,
    workspace,
    token,
    data: { ...data, version, buyers },
  })
}
