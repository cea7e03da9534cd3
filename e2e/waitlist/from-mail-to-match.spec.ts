// Somebody is invited to the waitlist, says what they look for, is accepted and found beside a free flat, which is proposed to them;
// they are interested, and leave again.

import { expect, test, type Page } from '@playwright/test'
import { complaintsOf, expectAccessible } from '../accessibility.ts'
import { linkIn, mailTo } from '../outbox.ts'
import { addressOf, signInAs } from '../sign-in.ts'
import { textsIn } from '../texts.ts'

const t = textsIn('de')

const field = (page: Page, key: string, isOptional = true) => {
  const label = t(`waitlist_field_${key}`)
  return page.getByRole('textbox', { name: isOptional ? t('general_optional_label', { label }) : label, exact: true })
}

test('from an invitation by mail to a match, and off the list again', async ({ page, browser }) => {
  const complaints = complaintsOf(page)
  const email = `${crypto.randomUUID().slice(0, 8)}@example.com`
  await signInAs(page, 'user')
  await page.goto(addressOf('rent', '/waitlist'))
  await expectAccessible(page)
  await page.getByRole('button', { name: t('table_create') }).click()
  await page.getByRole('menuitem', { name: t('waitlist_new_invite') }).click()
  const inviting = page.getByRole('dialog', { name: t('waitlist_new_invite') })
  await inviting.getByLabel(t('waitlist_field_contactName')).fill('Nadja Frischknecht')
  await inviting.getByLabel(t('waitlist_field_contactEmail')).fill(email)
  await inviting.getByRole('button', { name: t('waitlist_invite_send') }).click()
  await expect(page.getByText(t('waitlist_criteria_none'))).toBeVisible()
  await expectAccessible(page)

  const visitor = await (await browser.newContext()).newPage()
  const form = linkIn(await mailTo(page, { to: email, kind: 'waitlist-criteria-form' }), '/waitlist-criteria-form')
  await visitor.goto(form)
  await expect(visitor.getByRole('heading', { level: 1, name: t('waitlist_form_title') })).toBeVisible()
  await expectAccessible(visitor)
  await field(visitor, 'roomsFrom').fill('3')
  await field(visitor, 'roomsTo').fill('3.5')
  await field(visitor, 'rentMax').fill('2200')
  const places = visitor.getByRole('combobox', {
    name: t('general_optional_label', { label: t('waitlist_field_places') }),
  })
  await places.fill('Winterth')
  await visitor.getByRole('option', { name: 'Winterthur', exact: true }).click()
  await visitor.keyboard.press('Escape')
  await field(visitor, 'adults', false).fill('2')
  // Without consent nothing is sent, and nothing typed is lost.
  await visitor.getByRole('button', { name: t('waitlist_form_send') }).click()
  await expect(visitor.getByRole('alert').first()).toContainText(t('waitlist_consent_needed'))
  await visitor.getByLabel(t('waitlist_consent')).check()
  await visitor.getByRole('button', { name: t('waitlist_form_send') }).click()
  await expect(visitor.getByText(t('waitlist_sent_title'))).toBeVisible()
  await expect(visitor.getByText('3–3.5', { exact: true })).toBeVisible()
  await expectAccessible(visitor)

  await page.reload()
  await page.getByRole('button', { name: t('waitlist_deed_accept') }).click()
  const free = page.getByRole('region', { name: t('waitlist_matching_objects') })
  await free.getByRole('link', { name: 'Lindenhofstrasse 12, 2. OG links' }).click()
  const waiting = page.getByRole('region', { name: t('waitlist_matching_requests') })
  await waiting.scrollIntoViewIfNeeded()
  await expect(waiting.getByRole('link', { name: /Nadja Frischknecht/ })).toBeVisible()
  await expectAccessible(page, '#waitlist')
  await waiting.getByRole('button', { name: t('waitlist_propose_to', { name: 'Nadja Frischknecht' }) }).click()
  const proposing = page.getByRole('dialog', { name: t('waitlist_propose_title') })
  await proposing.getByLabel(t('waitlist_propose_note')).fill('Mit Balkon nach Südwesten')
  await expectAccessible(page, '[role=dialog]')
  await proposing.getByRole('button', { name: t('waitlist_propose'), exact: true }).click()
  await expect(waiting.getByText(t('waitlist_proposal_propose'), { exact: true })).toBeVisible()

  await visitor.goto(linkIn(await mailTo(page, { to: email, kind: 'waitlist-proposal' }), '/waitlist-proposal-view'))
  await expect(visitor.getByText('Mit Balkon nach Südwesten')).toBeVisible()
  await expectAccessible(visitor)
  await visitor.getByRole('button', { name: t('waitlist_proposal_accept') }).click()
  await expect(visitor.getByText(t('waitlist_proposal_thanks_accepted'))).toBeVisible()
  await expect(visitor.getByRole('link', { name: t('waitlist_proposal_apply') })).toBeVisible()
  await page.reload()
  await expect(waiting.getByText(t('waitlist_proposal_accepted'), { exact: true })).toBeVisible()
  await waiting.getByRole('link', { name: /Nadja Frischknecht/ }).click()

  // More urgent than all who look for the same.
  await page.getByRole('button', { name: t('waitlist_deed_prioritise') }).click()
  const prioritising = page.getByRole('dialog', { name: t('waitlist_deed_prioritise') })
  await prioritising.getByLabel(t('waitlist_priority_1')).check()
  await prioritising.getByLabel(t('waitlist_reason')).fill('Härtefall')
  await expectAccessible(page, '[role=dialog]')
  await prioritising.getByRole('button', { name: t('general_save') }).click()
  await expect(page.getByText('Härtefall')).toBeVisible()

  // A correction beside the page, by the panel.
  await page
    .getByRole('region', { name: t('waitlist_criteria') })
    .getByRole('button', { name: t('general_edit') })
    .click()
  await expectAccessible(page)
  await page.getByRole('textbox', { name: t('waitlist_field_rentMax'), exact: true }).fill('2500')
  await page.getByRole('button', { name: t('general_save') }).click()
  await expect(page.getByRole('region', { name: t('waitlist_criteria') }).getByText("CHF 2'500.00")).toBeVisible()

  const received = await mailTo(page, { to: email, kind: 'waitlist-received' })
  await visitor.goto(linkIn(received, '/waitlist-public-decline'))
  await expect(visitor.getByText(t('waitlist_leave_text'))).toBeVisible()
  await expectAccessible(visitor)
  await visitor.getByRole('button', { name: t('waitlist_leave_confirm') }).click()
  await expect(visitor.getByText(t('waitlist_left_title'))).toBeVisible()
  await visitor.goto(form)
  await expect(visitor.getByText(t('waitlist_link_ended'))).toBeVisible()

  await page.reload()
  await expect(page.getByText(t('waitlist_state_declined'), { exact: true })).toBeVisible()
  expect(complaints).toEqual([])
})
