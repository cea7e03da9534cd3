// An application arrives by post: staff enter it, it counts from the day of receipt, and it names who entered it.

import { expect, test, type Page } from '@playwright/test'
import { exampleAdultAnswers, exampleHouseholdAnswers } from '#areas/forms/rules/testing/example-household.ts'
import { complaintsOf, expectAccessible } from '../accessibility.ts'
import { chooseFound } from '../choose-found.ts'
import { addressOf, send, signInAs } from '../sign-in.ts'
import { newLetters } from '../new-letters.ts'
import { textsIn } from '../texts.ts'
import { freeFlatIn } from './applying-by-call.ts'

const t = textsIn('de')
/** New in each run, because a second run finds the application of the first. */
const surname = `Papierer${newLetters()}`

test('an application on paper is typed in and counts from the day it came', async ({ page }) => {
  const complaints = complaintsOf(page)
  const flat = await freeFlatIn(page, 'Wartstrasse 31')
  const yesterday = new Date(Date.now() - 24 * 60 * 60 * 1000)
  const day = yesterday.toLocaleDateString('de-CH', { dateStyle: 'short', timeZone: 'Europe/Zurich' })
  const written = day.replace(/^(\d+)\.(\d+)\.(?:20)?(\d+)$/, (_, d, m, y) => `${d}.${m}.20${y}`)
  await signInAs(page, 'user')
  await page.goto(addressOf('rent', '/applications'))
  await begin(page, flat.title, written)
  await expect(page.getByText(t('application_form_paper_mark', { date: written }))).toBeVisible()
  await expectAccessible(page)

  await answerByCall(page, flat.id)
  await page.goto(`${page.url().split('?')[0]}?step=summary`)
  await page.getByRole('button', { name: t('application_form_send') }).click()
  const thanks = page.getByRole('heading', { name: t('application_form_thanks_title') })
  await expect(thanks).toBeVisible()

  await page.goto(addressOf('rent', `/applications?state=all&search=${surname}`))
  const row = page.getByRole('row').filter({ hasText: `Paula ${surname}` })
  await row.getByRole('link', { name: /^\d+$/ }).click()
  const note = t('applications_recorded_by', { date: written, name: 'Mirjam Zgraggen' })
  await expect(page.getByText(note)).toBeVisible()
  // Expected error: the dialog was submitted once without an object.
  expect(complaints.filter((one) => !one.includes('422'))).toEqual([])
})

async function begin(page: Page, title: string, day: string): Promise<void> {
  await page.getByRole('button', { name: t('application_form_paper_begin') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: t('application_form_paper_fill_in') }).click()
  await expect(dialog.getByText(t('general_field_is_required'))).toBeVisible()
  await chooseFound(dialog.getByRole('combobox', { name: t('application_form_paper_objects') }), title)
  await page.keyboard.press('Escape')
  await dialog.getByRole('textbox', { name: t('application_form_paper_received') }).fill(day)
  await expectAccessible(page, '[role=dialog]')
  await dialog.getByRole('button', { name: t('application_form_paper_fill_in') }).click()
  await page.waitForURL(/\/form\/application\/new\/[0-9a-f]{20}\//)
}

/** Through the API, because typing is tested elsewhere. */
async function answerByCall(page: Page, flatId: string): Promise<void> {
  const [, slug = '', token = ''] = /\/new\/([^/]+)\/([^/]+)\//.exec(page.url()) ?? []
  const below = (part: string) => `/api/v2/applications/${slug}/${token}/${part}`
  const { household } = await send<{ household: { version: number } }>(page, { path: below('update') })
  const answers = { ...exampleHouseholdAnswers, priorities: [flatId] }
  await send(page, { path: below('update'), data: { version: household.version, answers } })
  const person = { ...exampleAdultAnswers, firstname: 'Paula', name: surname }
  await send(page, { path: below('adults'), data: { answers: person, isComplete: true } })
}
