// A flat has its own form, with a picture on its start page and an additional question, which an applicant fills in
// on a phone and staff read.

import { expect, test, type Page } from '@playwright/test'
import { exampleAdultAnswers, exampleHouseholdAnswers } from '#areas/forms/rules/testing/example-household.ts'
import type { listPublicObjects, PublicItem } from '#areas/objects/contract/public.ts'
import { png } from '#areas/files/server/testing/multipart.ts'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { complaintsOf, expectAccessible } from '../accessibility.ts'
import { addressOf, send, signInAs } from '../sign-in.ts'
import { newLetters } from '../new-letters.ts'
import { textsIn } from '../texts.ts'
import { draftWith, question, workspace } from './form-by-call.ts'

const t = textsIn('de')
const asked = 'Haben Sie ein Boot?'
const answer = 'Ein Ruderboot von vier Metern'
const seen = 'Das Haus am Wasser'
/** New in each run, because a second run finds the form and the application of the first. */
const mark = newLetters()
const name = `Wohnen am Wasser ${mark}`
const surname = `Wassermann${mark}`

test('a flat asks with its own form, and staff read what it asked', async ({ page, browser }) => {
  test.slow()
  const complaints = complaintsOf(page)
  const flat = await lastFreeFlat(page)
  const id = await draftWith(page, { name, template: 'lsz' }, [question('own_boat', asked)])
  await signInAs(page, 'admin', { workspace })
  await page.goto(addressOf(workspace, `/project-settings/form-settings/forms/${id}?at=start`))
  await hangPicture(page)
  await page.getByRole('button', { name: t('form_settings_publish'), exact: true }).click()
  const dialog = page.getByRole('dialog', { name: t('form_settings_publish_title') })
  await dialog.getByRole('button', { name: t('form_settings_publish_version', { number: 1 }) }).click()
  await expect(dialog).toBeHidden()
  await chooseFor(page, flat)

  const visitor = await browser.newPage({ viewport: { width: 390, height: 844 } })
  const form = await applyTo(visitor, flat)
  await visitor.close()
  await send(page, { path: `${form}/submit`, workspace, data: {} })

  await page.goto(addressOf(workspace, `/applications?state=all&search=${surname}`))
  await page
    .getByRole('row')
    .filter({ hasText: `Wanda ${surname}` })
    .getByRole('link', { name: /^\d+$/ })
    .click()
  const answers = page.getByRole('region', { name: t('applications_answers'), exact: true })
  await expect(answers.getByText(asked, { exact: true })).toBeVisible()
  await expect(answers.getByText(answer, { exact: true })).toBeVisible()
  expect(complaints).toEqual([])
})

/** The last flat, because other end-to-end tests use the first ones. */
async function lastFreeFlat(page: Page): Promise<PublicItem> {
  const path = '/api/v1/objects/iframe-object-list?kind=apartment&onlyFree=true&rowsPerPage=100'
  const { items } = await send<ResponseOf<typeof listPublicObjects>>(page, { path, workspace })
  // A household of one person may apply for it.
  const flat = items.findLast(({ rooms }) => Number(rooms) < 3)
  if (!flat) throw new Error('a flat is free')
  return flat
}

async function hangPicture(page: Page): Promise<void> {
  const chosen = page.getByRole('region', { name: t('form_settings_part_settings') })
  await chosen.locator('input[type=file]').setInputFiles({ name: 'haus.png', mimeType: 'image/png', buffer: png })
  for (const [language, words] of [
    ['de', seen],
    ['fr', 'La maison au bord de l’eau'],
  ]) {
    const label = `${t('form_settings_picture_alt')}, ${t(`general_language_${language}`)}`
    await chosen.getByRole('textbox', { name: label }).fill(words ?? '')
  }
  const preview = page.getByRole('region', { name: t('form_settings_part_preview') }).frameLocator('iframe')
  await expect(preview.getByRole('img', { name: seen })).toBeVisible()
  await expect(page.getByText(new RegExp(`^${t('form_settings_saved_at', { time: '' }).trim()}`))).toBeVisible()
  await expectAccessible(page)
}

async function chooseFor(page: Page, flat: PublicItem): Promise<void> {
  await page.goto(addressOf(workspace, '/project-settings/form-settings/forms'))
  const flats = page.getByRole('region', { name: t('form_settings_kind_apartment') })
  await flats.getByRole('button', { name: t('form_settings_objects') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('searchbox', { name: t('form_settings_objects_find') }).fill(flat.reference_number)
  await dialog.getByRole('combobox', { name: t('form_settings_objects_with') }).click()
  await page.getByRole('option', { name }).click()
  await dialog
    .getByRole('listitem')
    .filter({ hasText: flat.reference_number })
    .getByRole('button', { name: t('form_settings_objects_ask') })
    .click()
  await expect(dialog.getByRole('combobox', { name: /^Formular von/ })).toHaveValue(name)
  await expectAccessible(page, '[role=dialog]')
}

/** On a phone until the additional question is answered; returns the address at which the form continues. */
async function applyTo(visitor: Page, flat: PublicItem): Promise<string> {
  await visitor.goto(addressOf(workspace, `/form/application/new?uuids=${flat.id}`))
  const start = visitor.getByRole('button', { name: t('application_form_start'), exact: true })
  await expect(start).toBeEnabled()
  await expect(visitor.getByRole('img', { name: seen })).toBeVisible()
  await expectAccessible(visitor)
  await start.click()
  await visitor.waitForURL(/\/new\/[0-9a-f]{20}\//)
  const [address = '', slug, token] = /\/form\/application\/new\/([^/]+)\/([^/]+)\/[^/?]+/.exec(visitor.url()) ?? []
  const band = visitor.locator('header', { has: visitor.getByRole('heading', { level: 1 }) })
  await expect.poll(async () => (await band.boundingBox())?.height).toBeLessThanOrEqual(126)
  await visitor.setViewportSize({ width: 1440, height: 900 })
  await expect.poll(async () => (await band.boundingBox())?.height).toBe(225)

  await visitor.goto(addressOf(workspace, `${address}?step=household`))
  await visitor.getByRole('textbox', { name: asked }).fill(answer)
  await expect(visitor.getByText(t('application_form_saving_saved'), { exact: true })).toBeVisible()
  const form = `/api/v2/applications/${slug}/${token}`
  const { household } = await send<{ household: { version: number } }>(visitor, { path: `${form}/update`, workspace })
  const answers = { ...exampleHouseholdAnswers, priorities: [flat.id] }
  await send(visitor, { path: `${form}/update`, workspace, data: { version: household.version, answers } })
  const person = { ...exampleAdultAnswers, firstname: 'Wanda', name: surname }
  await send(visitor, { path: `${form}/adults`, workspace, data: { answers: person, isComplete: true } })
  return form
}
