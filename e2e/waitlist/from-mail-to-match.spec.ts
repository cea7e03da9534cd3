// The project builds its waitlist form; a person is invited, fills it in, is accepted and matched with a free flat,
// which is proposed to them; they are interested, and leave the list again.

import { expect, test, type Page } from '@playwright/test'
import { complaintsOf, expectAccessible } from '../accessibility.ts'
import { linkIn, mailTo } from '../outbox.ts'
import { addressOf, signInAs } from '../sign-in.ts'
import { newLetters } from '../new-letters.ts'
import { textsIn } from '../texts.ts'

const t = textsIn('de')

const question = { de: 'Wie haben Sie von uns gehört?', fr: 'Comment avez-vous entendu parler de nous ?' }
const answer = 'Von der Nachbarin am Lindenhof'
/** New in each run, because a second run finds the request of the first. */
const person = `Nadja Frischknecht${newLetters()}`

const optional = (label: string) => t('general_optional_label', { label })
const field = (page: Page, key: string) =>
  page.getByRole('textbox', { name: t(`application_form_field_${key}`), exact: true })

/** Creates and publishes a form with a custom question. */
async function buildForm(page: Page): Promise<void> {
  await page.goto(addressOf('rent', '/project-settings/form-settings/forms'))
  const forms = page.getByRole('region', { name: t('form_settings_kind_waitlist_criteria') })
  await forms.getByRole('button', { name: t('form_settings_create') }).click()
  const creating = page.getByRole('dialog')
  await creating.getByRole('textbox', { name: t('form_settings_name') }).fill('Unsere Warteliste')
  await creating.getByRole('button', { name: t('form_settings_create'), exact: true }).click()
  const section = new RegExp(`^${t('application_form_section_criteria')} \\d`)
  await page
    .getByRole('navigation', { name: t('form_settings_outline') })
    .getByRole('button', { name: section })
    .click()
  await page.getByRole('button', { name: t('form_settings_add_own') }).click()
  await page.getByRole('menuitem', { name: t('form_settings_type_12'), exact: true }).click()
  const chosen = page.getByRole('region', { name: t('form_settings_part_settings') })
  for (const language of ['de', 'fr'] as const) {
    const label = `${t('form_settings_property_label')}, ${t(`general_language_${language}`)}`
    await chosen.getByRole('textbox', { name: label }).fill(question[language])
  }
  const preview = page.getByRole('region', { name: t('form_settings_part_preview') }).frameLocator('iframe')
  await expect(preview.getByRole('textbox', { name: optional(question.de), exact: true })).toBeVisible()
  await expect(preview.getByRole('combobox', { name: t('application_form_field_places') })).toBeVisible()
  await expect(page.getByText(new RegExp(`^${t('form_settings_saved_at', { time: '' }).trim()}`))).toBeVisible()
  await page.getByRole('button', { name: t('form_settings_publish'), exact: true }).click()
  const publishing = page.getByRole('dialog', { name: t('form_settings_publish_title') })
  await publishing.getByRole('button', { name: t('form_settings_publish_version', { number: 1 }) }).click()
  await expect(publishing).toBeHidden()
  // People invited before get the product's form; from now on it is this one.
  await page.goto(addressOf('rent', '/project-settings/form-settings/forms'))
  const row = page.getByRole('listitem').filter({ hasText: 'Unsere Warteliste' })
  await expect(row.getByText(t('form_settings_default'), { exact: true })).toBeVisible()
}

test('from an invitation by mail to a match, and off the list again', async ({ page, browser }) => {
  const complaints = complaintsOf(page)
  const email = `${crypto.randomUUID().slice(0, 8)}@example.com`
  await signInAs(page, 'admin')
  await buildForm(page)
  await signInAs(page, 'user')
  await page.goto(addressOf('rent', '/waitlist'))
  await expectAccessible(page)
  await page.getByRole('button', { name: t('table_create') }).click()
  await page.getByRole('menuitem', { name: t('waitlist_new_invite') }).click()
  const inviting = page.getByRole('dialog', { name: t('waitlist_new_invite') })
  await inviting.getByLabel(t('waitlist_field_contactName')).fill(person)
  await inviting.getByLabel(t('waitlist_field_contactEmail')).fill(email)
  await inviting.getByRole('button', { name: t('waitlist_invite_send') }).click()
  await expect(page.getByText(t('waitlist_criteria_none'))).toBeVisible()
  await expectAccessible(page)

  const visitor = await (await browser.newContext()).newPage()
  const form = linkIn(await mailTo(page, { to: email, kind: 'waitlist-criteria-form' }), '/waitlist-criteria-form')
  await visitor.goto(form)
  const title = t('application_form_title_waitlist_criteria')
  await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expectAccessible(visitor)
  await field(visitor, 'rooms_from').fill('3')
  await visitor.getByRole('textbox', { name: optional(t('application_form_field_rooms_to')), exact: true }).fill('3.5')
  await visitor.getByRole('textbox', { name: optional(question.de), exact: true }).fill(answer)
  const places = visitor.getByRole('combobox', { name: t('application_form_field_places') })
  await places.fill('Winterth')
  await visitor.getByRole('option', { name: 'Winterthur', exact: true }).click()
  await visitor.keyboard.press('Escape')
  await field(visitor, 'adults_count').fill('2')
  await visitor.getByRole('radio', { name: t('application_form_option_title_ms') }).check()
  await field(visitor, 'phone').fill('079 123 45 67')
  // Missing fields are reported, and typed text survives a reload.
  await visitor.getByRole('button', { name: t('waitlist_form_send') }).click()
  await expect(visitor.getByRole('alert').first()).toContainText(t('application_form_field_rent_max'))
  await visitor.reload()
  await expect(field(visitor, 'rooms_from')).toHaveValue('3')
  await expect(visitor.getByRole('textbox', { name: optional(question.de), exact: true })).toHaveValue(answer)
  await field(visitor, 'rent_max').fill('2200')
  await visitor.getByRole('checkbox', { name: t('application_form_field_agreement_truth') }).check()
  await visitor.getByRole('checkbox', { name: t('application_form_field_agreement_waitlist') }).check()
  await visitor.getByRole('button', { name: t('waitlist_form_send') }).click()
  await expect(visitor.getByText(t('waitlist_sent_title'))).toBeVisible()
  await expect(visitor.getByText('3–3.5', { exact: true })).toBeVisible()
  await expectAccessible(visitor)

  await page.reload()
  const criteria = page.getByRole('region', { name: t('waitlist_criteria') })
  await expect(criteria.getByText(question.de, { exact: true })).toBeVisible()
  await expect(criteria.getByText(answer, { exact: true })).toBeVisible()
  await page.getByRole('button', { name: t('waitlist_deed_accept') }).click()
  const free = page.getByRole('region', { name: t('waitlist_matching_objects') })
  await free.getByRole('link', { name: 'Lindenhofstrasse 12, 2. OG links' }).click()
  const waiting = page.getByRole('region', { name: t('waitlist_matching_requests') })
  await waiting.scrollIntoViewIfNeeded()
  await expect(waiting.getByRole('link', { name: new RegExp(person) })).toBeVisible()
  await expectAccessible(page, '#waitlist')
  await waiting.getByRole('button', { name: t('waitlist_propose_to', { name: person }) }).click()
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
  await waiting.getByRole('link', { name: new RegExp(person) }).click()

  // A higher priority than all requests with the same criteria.
  await page.getByRole('button', { name: t('waitlist_deed_prioritise') }).click()
  const prioritising = page.getByRole('dialog', { name: t('waitlist_deed_prioritise') })
  await prioritising.getByLabel(t('waitlist_priority_1')).check()
  await prioritising.getByLabel(t('waitlist_reason')).fill('Härtefall')
  await expectAccessible(page, '[role=dialog]')
  await prioritising.getByRole('button', { name: t('general_save') }).click()
  await expect(page.getByText('Härtefall')).toBeVisible()

  // Corrects the criteria in the panel beside the page.
  await criteria.getByRole('button', { name: t('general_edit') }).click()
  await expectAccessible(page)
  await page.getByRole('textbox', { name: t('waitlist_field_rentMax'), exact: true }).fill('2500')
  await page.getByRole('button', { name: t('general_save') }).click()
  await expect(criteria.getByText("CHF 2'500.00")).toBeVisible()

  // Further values beside the criteria, by the questions of the form.
  await criteria.getByRole('button', { name: t('waitlist_answers') }).click()
  const correcting = page.getByRole('dialog', { name: t('waitlist_answers') })
  await expect(correcting.getByRole('textbox', { name: t('application_form_field_rent_max') })).toHaveCount(0)
  await correcting.getByRole('textbox', { name: question.de }).fill('Aus der Zeitung')
  await expectAccessible(page, '[role=dialog]')
  await correcting.getByRole('button', { name: t('general_save') }).click()
  await expect(correcting).toBeHidden()
  await expect(criteria.getByText('Aus der Zeitung', { exact: true })).toBeVisible()

  const received = await mailTo(page, { to: email, kind: 'waitlist-received' })
  await visitor.goto(linkIn(received, '/waitlist-public-decline'))
  await expect(visitor.getByText(t('waitlist_leave_text'))).toBeVisible()
  await expectAccessible(visitor)
  await visitor.getByRole('button', { name: t('waitlist_leave_confirm') }).click()
  await expect(visitor.getByText(t('waitlist_left_title'))).toBeVisible()
  await visitor.goto(form)
  await expect(visitor.getByText(t('general_link_ended', { purpose: t('waitlist_link_purpose') }))).toBeVisible()

  await page.reload()
  // The panel beside the page shows the state as well.
  await expect(page.locator('#main').getByText(t('waitlist_state_declined'), { exact: true })).toBeVisible()
  expect(complaints).toEqual([])
})
