// A flat that two households may hold an offer of at once: reminded, accepted by one, taken back from the other; a third hears no.

import { expect, test, type Page } from '@playwright/test'
import type { AnswerOf } from '#platform/contract/endpoint.ts'
import type { getApplication } from '#areas/applications/contract/application.ts'
import { expectAccessible } from '../accessibility.ts'
import { linkIn, mailTo } from '../outbox.ts'
import { addressOf, ask, signInAs } from '../sign-in.ts'
import { textsIn } from '../texts.ts'
import { applyByCall, freeFlatIn, type Applicant } from './applying-by-call.ts'
import { expectState } from './evaluator.ts'
import { acceptOffer, openOffer } from './offer-page.ts'

const t = textsIn('de')

async function idOf(page: Page, { number }: Applicant): Promise<string> {
  const list = await ask<{ tableData: { body: { _id: string }[] } }>(
    page,
    'user',
    `/api/v1/applications/?state=active.new&search=${number}`,
  )
  return list.tableData.body[0]?._id ?? ''
}

const stateOf = async (page: Page, id: string) =>
  (await ask<AnswerOf<typeof getApplication>>(page, 'user', `/api/v1/applications/${id}`)).progress_state

test('two households hold an offer of one flat, the first to accept gets it, the others are told', async ({ page }) => {
  const flat = await freeFlatIn(page, 'Wartstrasse 31')
  const [quick, slow, third] = [
    await applyByCall(page, flat, { firstname: 'Flurina', name: 'Schmed' }),
    await applyByCall(page, flat, { firstname: 'Gian', name: 'Cathomas' }),
    await applyByCall(page, flat, { firstname: 'Urezza', name: 'Filli' }),
  ]
  const ids = { quick: await idOf(page, quick), slow: await idOf(page, slow), third: await idOf(page, third) }
  await signInAs(page, 'user')
  await page.goto(addressOf('rent', `/applications/${ids.quick}?panel=ApplicationOffer:${ids.quick}`))
  await page.getByRole('button', { name: t('applications_send_offer') }).click()
  await expectState(page, t('state_with_offer'))
  await page.goto(addressOf('rent', `/applications/${ids.slow}?panel=ApplicationOffer:${ids.slow}`))
  await expect(page.getByText(t('applications_offer_beside', { count: 1 }))).toBeVisible()
  await page.getByRole('button', { name: t('applications_mail_preview') }).click()
  await expect(page.getByRole('region', { name: t('applications_mail_preview') })).toContainText(slow.name)
  await page.getByRole('button', { name: t('applications_send_offer') }).click()
  await expectState(page, t('state_with_offer'))
  await page.getByRole('button', { name: t('applications_remind_now') }).click()
  const reminder = await mailTo(page, { to: slow.email, kind: 'offer-reminder' })
  expect(reminder.text).toContain(flat.title)

  await page.goto(addressOf('rent', `/objects/${flat.id}`))
  const waves = page.getByRole('region', { name: t('applications_waves') })
  await expect(waves.getByRole('link', { name: quick.name })).toBeVisible()
  await expect(waves.getByText(t('applications_waves_text', { open: 2, most: 2 }))).toBeVisible()
  await expectAccessible(page)

  await openOffer(
    { page, t, language: 'de' },
    linkIn(await mailTo(page, { to: quick.email, kind: 'offer' }), '/offer-form'),
  )
  await acceptOffer({ page, t, language: 'de' }, expectAccessible)
  expect(await stateOf(page, ids.slow)).toBe('active.in_progress')
  await mailTo(page, { to: slow.email, kind: 'offer-given-away' })
  await page.goto(linkIn(reminder, '/offer-form'))
  await expect(page.getByText(t('applications_offer_form_given_away'))).toBeVisible()

  await page.goto(addressOf('rent', `/applications/${ids.third}`))
  await page
    .getByRole('button', { name: t('applications_more') })
    .first()
    .click()
  await page.getByRole('menuitem', { name: t('applications_action_deny') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: t('applications_denial_reason') }).click()
  await page.getByRole('option', { name: t('applications_denial_reason_object_gone') }).click()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: t('applications_send_denial') }).click()
  await expectState(page, t('applications_state_inactive'))
  expect((await mailTo(page, { to: third.email, kind: 'denial' })).subject).toContain(flat.title)
})
