// A household applies: from the public list to the application number on the confirmation page.

import { expect, type Browser, type Page } from '@playwright/test'
import { setTimeout as pause } from 'node:timers/promises'
import { formText } from '#areas/forms/rules/form-text.ts'
import { textOf, type Answers } from '#areas/forms/rules/answers.ts'
import type { StepKey } from '#areas/forms/rules/form-definition.ts'
import { summaryLine } from '#platform/web/form/summary-line.ts'
import { linkIn, mailTo } from '../outbox.ts'
import { addressOf } from '../sign-in.ts'
import { filesAskedFor, paperOf } from './paper.ts'
import { fieldOf, fillIn, labelOf, type Visitor } from './form.ts'
import { anySpace } from '../texts.ts'
import { consents, householdAnswers, type Family } from './household.ts'

/** Called on each screen that the end-to-end test passes. */
export type Look = (page: Page) => Promise<void>

export async function wishForFlats({ page, t, language }: Visitor, { house, city }: Family, look: Look): Promise<void> {
  await page.goto(addressOf('rent', '/public-object-list'))
  await page.getByRole('button', { name: t(`shell_language_${language}`) }).click()
  await page.getByRole('combobox', { name: t('objects_column_city'), exact: true }).selectOption(city)
  const [before, after = ''] = t('objects_wish_add_named', { object: '|' }).split('|')
  const free = page.getByRole('button', { name: new RegExp(anySpace(`^${before}.*${house}.*${after}$`)) })
  await free.nth(1).click()
  await free.first().click()
  const wishes = page.getByRole('region', { name: t('objects_wish_list') })
  await expect(wishes.getByRole('listitem')).toHaveCount(2)
  await look(page)
  await wishes.getByRole('link', { name: t('objects_apply') }).click()
}

/** Returns the number of the application. */
export async function apply(visitor: Visitor, family: Family, more: { browser: Browser; look: Look }): Promise<string> {
  const { page, t } = visitor
  const { look } = more
  await expect(page.getByRole('heading', { name: t('application_form_your_objects') })).toBeVisible()
  await look(page)
  await page.getByRole('button', { name: t('application_form_start'), exact: true }).click()
  await expectStep(visitor, 'object')
  await look(page)
  await goOn(visitor)
  await expectStep(visitor, 'household')
  await answerForHousehold(visitor, look)
  await expectStep(visitor, 'people')
  await recordContact(visitor, family, look)
  await haveThemselvesRecorded(visitor, family.partner, more)
  await recordChild(visitor, family)
  await goOn(visitor)
  await expectStep(visitor, 'summary')
  await look(page)
  return send(visitor, family, look)
}

/** Milliseconds. Until then the «saved» mark may refer to earlier input. */
const afterTyping = 1500

/** Nothing is answered at first: the form lists what is missing, with links. */
async function answerForHousehold(visitor: Visitor, look: Look): Promise<void> {
  const { page, t, language } = visitor
  await goOn(visitor)
  const summary = page.getByRole('alert')
  await expect(summary.getByRole('link')).toHaveCount(2)
  await look(page)
  const pets = formText(fieldOf('household', 'pets').label, t, 'de')
  const line = summaryLine(pets, t('general_please_choose'), language)
  await summary.getByRole('link', { name: line }).click()
  await expect(page.getByRole('radiogroup', { name: pets }).getByRole('radio').first()).toBeFocused()
  await fillIn(visitor, 'household', householdAnswers)
  await goOn(visitor)
}

/** Reloads while typing and enters an invalid address: no input is lost, and the form points to the error. */
async function recordContact(visitor: Visitor, { contact }: Family, look: Look): Promise<void> {
  const { page, t } = visitor
  const { firstname = '', name = '', email_confirm = '', ...more } = contact
  await page.getByRole('button', { name: t('application_form_add_adult') }).click()
  const form = page.getByRole('group', { name: t('application_form_new_adult') })
  await fillIn(visitor, 'adult', { firstname, name })
  await expect(form.getByText(t('application_form_saving_saved'), { exact: true })).toBeVisible()
  await fillIn(visitor, 'adult', more)
  // Waits until the last input is saved. A reload that interrupts a save is tested in `killed-browser.spec.ts`.
  await pause(afterTyping)
  await expect(form.getByText(t('application_form_saving_saved'), { exact: true })).toBeVisible()
  await page.reload()
  await cardOf(visitor, contact).click()
  for (const key of ['firstname', 'company_name', 'email']) {
    await expect(page.getByRole('textbox', { name: labelOf(t, fieldOf('adult', key)) })).toHaveValue(
      textOf(contact, key),
    )
  }
  await fillIn(visitor, 'adult', { email_confirm: 'sabine@gmial.example' })
  await page.getByRole('button', { name: t('application_form_save_person') }).click()
  const wrong = page.getByRole('alert').getByRole('link')
  await expect(wrong).toHaveText(new RegExp(anySpace(t('general_email_mismatch_error_msg'))))
  await look(page)
  await wrong.click()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(String(email_confirm))
  await handIn(visitor, 'further_documents')
  await page.getByRole('button', { name: t('application_form_save_person') }).click()
  await expect(page.getByRole('group', { name: t('application_form_change_adult') })).toBeHidden()
}

async function handIn({ page, t }: Visitor, key: string): Promise<void> {
  const field = page.getByRole('group', { name: labelOf(t, fieldOf('adult', key)) })
  const choose = field.getByRole('button', { name: t('general_file_choose') })
  const chooser = await filesAskedFor(page, () => choose.click())
  await chooser.setFiles({ name: `${key}.pdf`, mimeType: 'application/pdf', buffer: await paperOf(key) })
  await expect(field.getByRole('button', { name: t('general_file_delete', { name: `${key}.pdf` }) })).toBeVisible()
}

/** The partner gets a link by mail and fills in their own part in another browser. */
async function haveThemselvesRecorded(
  { page, t, language }: Visitor,
  partner: Answers,
  { browser, look }: { browser: Browser; look: Look },
): Promise<void> {
  const email = textOf(partner, 'email')
  const invite = page.getByRole('region', { name: t('application_form_invite_title') })
  await invite.getByRole('textbox').fill(email)
  await invite.getByRole('button', { name: t('application_form_invite_send') }).click()
  await expect(page.getByText(t('application_form_link_sent', { email }))).toBeVisible()

  const context = await browser.newContext({ locale: `${language}-CH` })
  const other = { page: await context.newPage(), t, language }
  await other.page.goto(linkIn(await mailTo(page, { to: email, kind: 'co-applicant-invitation' }), '/create-adult'))
  await expect(other.page.getByRole('heading', { name: t('application_form_co_applicant_title') })).toBeVisible()
  await fillIn(other, 'adult', partner)
  await look(other.page)
  await other.page.getByRole('button', { name: t('application_form_save_person') }).click()
  await expect(other.page.getByText(t('application_form_co_applicant_done'), { exact: true })).toBeVisible()
  await context.close()

  await page.reload()
  await expect(cardOf({ page, t, language }, partner)).toBeVisible()
}

async function recordChild(visitor: Visitor, { child }: Family): Promise<void> {
  const { page, t } = visitor
  await page.getByRole('button', { name: t('application_form_add_child') }).click()
  await fillIn(visitor, 'child', child)
  await page.getByRole('button', { name: t('application_form_save_person') }).click()
  await expect(cardOf(visitor, child)).toBeVisible()
  await expect(page.getByRole('group', { name: t('application_form_new_child') })).toBeHidden()
}

async function send(visitor: Visitor, { contact }: Family, look: Look): Promise<string> {
  const { page, t } = visitor
  await fillIn(visitor, 'household', consents)
  await page.getByRole('button', { name: t('application_form_send') }).click()
  await expect(page.getByRole('heading', { name: t('application_form_thanks_title') })).toBeVisible()
  await look(page)
  const line = page.getByText(new RegExp(`^${anySpace(t('application_form_number', { number: '\\d+' }))}$`))
  const number = /\d+/.exec((await line.textContent()) ?? '')?.[0] ?? ''

  const email = textOf(contact, 'email')
  const mail = await mailTo(page, { to: email, kind: 'application-confirmation' })
  expect(mail.subject).toBe(t('application_form_mail_submitted_subject', { number }))
  await page.goto(linkIn(mail, '/confirm-email'))
  await page.getByRole('button', { name: t('application_form_mail_submitted_button') }).click()
  await expect(page.getByText(t('application_form_email_confirmed', { email }))).toBeVisible()
  return number
}

const goOn = ({ page, t }: Visitor) => page.getByRole('button', { name: t('application_form_save_and_next') }).click()

const expectStep = ({ page, t }: Visitor, step: StepKey) =>
  expect(
    page
      .getByRole('navigation', { name: t('application_form_steps') })
      .getByRole('button', { name: t(`application_form_step_${step}`) }),
  ).toHaveAttribute('aria-current', 'step')

/** Button on a person's card that opens their form. */
const cardOf = ({ page, t }: Visitor, person: Answers) =>
  page.getByRole('button', { name: t('application_form_edit_person', { name: nameIn(person) }) })

export const nameIn = (answers: Answers) => `${textOf(answers, 'firstname')} ${textOf(answers, 'name')}`
