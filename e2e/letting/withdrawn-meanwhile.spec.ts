// A form is open in two windows: the application is withdrawn in one while it is edited in the other.

import { expect, test, type Page } from '@playwright/test'
import { expectAccessible } from '../accessibility.ts'
import { addressOf, send } from '../sign-in.ts'
import { textsIn } from '../texts.ts'
import { applyByCall, freeFlatIn, type Applicant } from './applying-by-call.ts'
import { fillIn } from './form.ts'

const t = textsIn('de')
const withdrawn = t('application_form_closed_withdrawn')

test('who goes on changing is told that the application was withdrawn, and is led to where it stands', async ({
  page,
}) => {
  const applicant = await applied(page)
  await page.getByRole('button', { name: t('application_form_step_household') }).click()
  await fillIn({ page, t, language: 'de' }, 'household', { pets: true, pets_type: 'Papagei' })
  await withdraw(page, applicant)
  await page.getByRole('button', { name: t('application_form_save_and_next') }).click()
  const notice = page.getByRole('alert').filter({ hasText: withdrawn })
  await expect(notice).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: withdrawn })).toHaveText(withdrawn)
  await expect(page.getByText(t('application_form_saving_refused'))).toBeHidden()
  // The sticky steps would cover half a radio elsewhere, which axe takes for a small target.
  await notice.scrollIntoViewIfNeeded()
  await expectAccessible(page)
  await notice.getByRole('link', { name: t('application_form_status_open') }).click()
  await expect(page.getByRole('heading', { name: t('application_form_status_withdrawn') })).toBeVisible()
})

test('whoever changes a person just then is told the same', async ({ page }) => {
  const applicant = await applied(page)
  await page.getByRole('button', { name: t('application_form_step_people') }).click()
  await page.getByRole('button', { name: t('application_form_edit_person', { name: applicant.name }) }).click()
  const form = page.getByRole('group', { name: t('application_form_change_adult') })
  await fillIn({ page, t, language: 'de' }, 'adult', { firstname: 'Liv' })
  await withdraw(page, applicant)
  await form.getByRole('button', { name: t('application_form_save_person') }).click()
  await expect(form.getByRole('alert').filter({ hasText: withdrawn })).toBeVisible()
  await expect(form.getByRole('status').filter({ hasText: withdrawn })).toHaveText(withdrawn)
})

/** Returns a submitted application, opened for changes. */
async function applied(page: Page): Promise<Applicant> {
  const flat = await freeFlatIn(page, 'Wartstrasse 31')
  const applicant = await applyByCall(page, flat, { firstname: 'Livia', name: 'Amsler' })
  await page.goto(addressOf('rent', `/form/application/${applicant.slug}/${applicant.token}/update`))
  return applicant
}

/** Withdraws through the API, like a second window. */
const withdraw = (page: Page, { slug, token }: Applicant) =>
  send(page, {
    path: `/api/v2/applications/${slug}/${token}/withdraw`,
    workspace: 'rent',
    data: { reason: 'plans_changed' },
  })
