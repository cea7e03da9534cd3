// A tenant has given notice: the flat is offered to the next household, which accepts and can move in on the day
// after the last.

import { expect, test } from '@playwright/test'
import { expectAccessible } from '../accessibility.ts'
import { linkIn, mailTo } from '../outbox.ts'
import { ask, signInAs } from '../sign-in.ts'
import { textsIn } from '../texts.ts'
import { nextApplicant, offerInPanel, swiss } from './next-household.ts'

const t = textsIn('de')

test('a flat under notice finds its next household, and then nobody takes the notice back', async ({
  page,
  context,
}) => {
  await signInAs(page, 'superuser')
  const path = '/api/v1/tenants/?state=all&search=Stadelmann'
  const { tableData } = await ask<{ tableData: { body: { _id: string }[] } }>(page, 'superuser', path)
  const leavingId = tableData.body[0]?._id ?? ''
  const leaving = await ask<{ quitOn: string; object: { objectId: string; title: string } }>(
    page,
    'superuser',
    `/api/v1/tenants/${leavingId}`,
  )
  const { objectId, title } = leaving.object
  const { next_from: freeFrom } = await ask<{ next_from: string }>(page, 'superuser', `/api/v1/objects/${objectId}`)

  // The list shows flats under notice separately, with the progress of the next letting.
  await page.goto('/objects/apartments')
  await page
    .getByRole('navigation', { name: t('table_states') })
    .getByRole('button', { name: t('objects_tab_under_notice') })
    .click()
  await page.getByRole('table').getByRole('link', { name: title }).click()
  const header = page.locator('header')
  await expect(header.getByText(t('objects_notice_available'))).toBeVisible()
  await expect(page.getByText(t('objects_next_nobody', { date: swiss(freeFrom) }))).toBeVisible()
  await expectAccessible(page)

  const since = new Date()
  const { id, name, email } = await nextApplicant(page, 1)
  await page.goto(`/applications/${id}`)
  await offerInPanel(page, { number: 'WA31-301', title })
  const mail = await mailTo(page, { to: email, kind: 'offer', since })
  expect(mail.text).toContain(swiss(freeFrom))

  const household = await context.newPage()
  const link = linkIn(mail, '/offer-form')
  await household.goto(link)
  await expect(household.getByText(swiss(freeFrom))).toBeVisible()
  await expectAccessible(household)
  // The buttons are in the language of the household.
  const words = textsIn(link.includes('language=fr') ? 'fr' : 'de')
  await household.getByRole('button', { name: words('applications_offer_form_accept') }).click()
  await household.getByRole('button', { name: words('applications_offer_form_confirm'), exact: true }).click()
  await expect(household.getByRole('heading', { name: words('applications_offer_form_accepted_title') })).toBeVisible()

  await page.goto(`/objects/${objectId}`)
  await expect(header.getByText(t('objects_notice_assigned'))).toBeVisible()
  await expect(page.getByRole('link', { name }).first()).toBeVisible()

  await page.goto(`/tenant/${leavingId}`)
  await page.getByRole('button', { name: t('applications_more'), exact: true }).click()
  const reset = page.getByRole('menuitem', { name: t('tenants_move_reset') })
  await expect(reset).toBeDisabled()
  await expect(reset).toContainText(swiss(freeFrom))
  await expectAccessible(page)
})
