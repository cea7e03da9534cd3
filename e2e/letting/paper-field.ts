// File field of an adult in a form started through the API, for end-to-end tests about documents.

import { expect, type Page } from '@playwright/test'
import type { startApplication } from '#areas/application-form/contract/start.ts'
import { exampleAdultAnswers, exampleHouseholdAnswers } from '#areas/forms/rules/testing/example-household.ts'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { addressOf, send } from '../sign-in.ts'
import { textsIn } from '../texts.ts'
import { nameIn } from './applicant.ts'
import { freeFlatIn } from './applying-by-call.ts'
import { fieldOf, labelOf } from './form.ts'

const t = textsIn('de')

/** Person to whom the documents belong. */
export const personWithPapers = nameIn(exampleAdultAnswers)

export const fieldOfPapers = (page: Page) =>
  page.getByRole('group', { name: labelOf(t, fieldOf('adult', 'further_documents')) })

export const openPerson = (page: Page) =>
  page.getByRole('button', { name: t('application_form_edit_person', { name: personWithPapers }) }).click()

/** The field for further documents of an adult, in a form started for this flat. */
export async function papersOf(page: Page, address: string, host = addressOf('rent', '')) {
  const flat = await freeFlatIn(page, address)
  const begun = await send<ResponseOf<typeof startApplication>>(page, {
    path: '/api/v2/applications/new',
    data: { uuids: [flat.id], language: 'de' },
  })
  const { slug, token } = begun.formsCredentials
  const below = `/api/v2/applications/${slug}/${token}`
  const answers = { ...exampleHouseholdAnswers, priorities: [flat.id] }
  await send(page, { path: `${below}/update`, data: { version: 1, answers } })
  await send(page, { path: `${below}/adults`, data: { answers: exampleAdultAnswers, isComplete: true } })

  await page.goto(`${host}/form/application/new/${slug}/${token}/${begun.formId}`)
  const steps = page.getByRole('navigation', { name: t('application_form_steps') })
  for (const step of ['household', 'people']) {
    await page.getByRole('button', { name: t('application_form_save_and_next') }).click()
    await expect(steps.getByRole('button', { name: t(`application_form_step_${step}`) })).toHaveAttribute(
      'aria-current',
      'step',
    )
    // The page scrolls to its top first: a click before that would miss.
    await expect(page.locator('[data-page-title]')).toBeFocused()
  }
  await openPerson(page)
  return fieldOfPapers(page)
}
