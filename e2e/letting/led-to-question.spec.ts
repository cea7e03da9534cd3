// On a phone: missing answers of a person are listed above the people, and each link opens the person's form at that
// question.

import { expect, test } from '@playwright/test'
import type { startApplication } from '#areas/application-form/contract/start.ts'
import { exampleAdultAnswers, exampleHouseholdAnswers } from '#areas/forms/rules/testing/example-household.ts'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { addressOf, send } from '../sign-in.ts'
import { textsIn } from '../texts.ts'
import { nameIn } from './applicant.ts'
import { freeFlatIn } from './applying-by-call.ts'
import { fieldOf, labelOf } from './form.ts'

const t = textsIn('de')

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

test('the line of a person opens their form at the question that is missing', async ({ page }) => {
  const flat = await freeFlatIn(page, 'Wartstrasse 31')
  const begun = await send<ResponseOf<typeof startApplication>>(page, {
    path: '/api/v2/applications/new',
    data: { uuids: [flat.id], language: 'de' },
  })
  const { slug, token } = begun.formsCredentials
  const below = `/api/v2/applications/${slug}/${token}`
  const answers = { ...exampleHouseholdAnswers, priorities: [flat.id] }
  await send(page, { path: `${below}/update`, data: { version: 1, answers } })
  const { occupation: _missing, ...known } = exampleAdultAnswers
  await send(page, { path: `${below}/adults`, data: { answers: known, isComplete: false } })

  await page.goto(addressOf('rent', `/form/application/new/${slug}/${token}/${begun.formId}?step=people`))
  await page.getByRole('button', { name: t('application_form_save_and_next') }).click()
  await page
    .getByRole('alert')
    .getByRole('link', { name: nameIn(exampleAdultAnswers) })
    .click()
  const question = page.getByRole('textbox', { name: labelOf(t, fieldOf('adult', 'occupation')) })
  await expect(question).toBeFocused()
  await expect(question).toBeInViewport()
})
