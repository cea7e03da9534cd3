// The other outcomes of an offer: declined, and expired.

import { expect, test, type Page } from '@playwright/test'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { getApplication } from '#areas/applications/contract/application.ts'
import type { getOffer } from '#areas/applications/contract/offers.ts'
import type { getObject } from '#areas/objects/contract/object.ts'
import { expectAccessible } from '../accessibility.ts'
import { linkIn, mailTo } from '../outbox.ts'
import { addressOf, ask, signInAs, tell } from '../sign-in.ts'
import { textsIn } from '../texts.ts'
import { applyByCall, freeFlatIn, idOf } from './applying-by-call.ts'
import { expectState } from './evaluator.ts'
import { declineOffer, openOffer } from './offer-page.ts'

interface Rows {
  tableData: { body: { _id: string }[] }
}

const rowsOf = async (page: Page, query: string) =>
  (await ask<Rows>(page, 'user', `/api/v1/applications/?${query}`)).tableData.body

const applicationOf = (page: Page, id: string) =>
  ask<ResponseOf<typeof getApplication>>(page, 'user', `/api/v1/applications/${id}`)

test('an applicant declines with a reason, and the flat is free again', async ({ page }) => {
  const t = textsIn('de')
  const flat = await freeFlatIn(page, 'Avenue de Beauregard 22')
  const { number, email } = await applyByCall(page, flat, { firstname: 'Nadja', name: 'Lüthi' })
  const { id, version } = await applicationOf(page, await idOf(page, { number }))
  await tell(page, 'user', `/api/v1/communication/send-offer/${id}/${flat.id}`, { version })

  await openOffer({ page, t, language: 'de' }, linkIn(await mailTo(page, { to: email, kind: 'offer' }), '/offer-form'))
  await declineOffer({ page, t, language: 'de' }, expectAccessible)

  await signInAs(page, 'user')
  await page.goto(addressOf('rent', `/applications/${id}`))
  await expectState(page, t('applications_state_with_offer_declined'))
  await expect(page.getByText(t('applications_decline_rent')).first()).toBeVisible()
  const object = await ask<ResponseOf<typeof getObject>>(page, 'user', `/api/v1/objects/${flat.id}`)
  expect(object.progress_state).toBe('available')
})

test('who opens an offer after its time reads that it has ended', async ({ page }) => {
  const expired = await lookForExpiredOffer(page)
  const mail = await mailTo(page, { to: expired.email, kind: 'offer' })
  const t = textsIn(mail.language)
  await page.goto(linkIn(mail, '/offer-form'))
  await expect(page.getByText(t('applications_offer_form_ended'))).toBeVisible()
  await expect(page.getByText(t('applications_offer_form_over', { date: expired.lastDay }))).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: t('applications_offer_form_other_objects') }).click()
  await expect(page).toHaveURL(/public-object-list/)
})

const swissDay = new Intl.DateTimeFormat('de-CH', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  timeZone: 'Europe/Zurich',
})

/** Uses an expired offer of the demo story, because a test cannot wait for days. */
async function lookForExpiredOffer(page: Page): Promise<{ email: string; lastDay: string }> {
  for (const { _id: id } of await rowsOf(page, 'state=with_offer.declined&rowsPerPage=50')) {
    const { past } = await ask<ResponseOf<typeof getOffer>>(page, 'user', `/api/v1/applications/${id}/offer`)
    const [last] = past
    if (last?.state !== 'expired') continue
    const { contactEmail } = await applicationOf(page, id)
    return { email: contactEmail, lastDay: swissDay.format(new Date(last.validUntil)) }
  }
  throw new Error('no offer of the story has run out')
}
