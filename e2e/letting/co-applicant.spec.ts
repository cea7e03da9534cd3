// A co-applicant on a phone: the link opens the own part alone, asked section by section, and a mistake leads to its section.

import { expect, test, type Page } from '@playwright/test'
import type { AnswerOf } from '#platform/contract/endpoint.ts'
import type { inviteCoApplicant } from '#areas/application-form/contract/co-applicant.ts'
import type { startApplication } from '#areas/application-form/contract/start.ts'
import { textOf, type Answers } from '#areas/application-form/rules/answers.ts'
import { defaultForm } from '#areas/application-form/rules/default-form.ts'
import { sectionsOf } from '#areas/application-form/rules/form-definition.ts'
import { formText } from '#areas/application-form/rules/form-text.ts'
import { exampleAdultAnswers } from '#areas/application-form/rules/testing/example-household.ts'
import { complaintsOf, expectAccessible } from '../accessibility.ts'
import { send } from '../sign-in.ts'
import { textsIn } from '../texts.ts'
import { freeFlatIn } from './applying-by-call.ts'
import { fieldOf, fillIn, labelOf } from './form.ts'

test.use({ viewport: { width: 390, height: 844 } })

const t = textsIn('de')
const email = `${crypto.randomUUID().slice(0, 8)}@post.example`
const partner: Answers = {
  ...exampleAdultAnswers,
  firstname: 'Reto',
  tenant_type: 'spouse',
  email,
  email_confirm: email,
}

async function invitedBy(page: Page): Promise<string> {
  const flat = await freeFlatIn(page, 'Rue de la Flore 17')
  const begun = await send<AnswerOf<typeof startApplication>>(page, {
    path: '/api/v2/applications/new',
    data: { uuids: [flat.id], language: 'de' },
  })
  const { slug, token } = begun.formsCredentials
  const path = `/api/v2/applications/${slug}/${token}/invitations`
  return (await send<AnswerOf<typeof inviteCoApplicant>>(page, { path, data: {} })).url
}

test('a co-applicant fills in the own part section by section on a phone', async ({ page }) => {
  const complaints = complaintsOf(page)
  const visitor = { page, t, language: 'de' as const }
  const box = (key: string) => page.getByRole('textbox', { name: labelOf(t, fieldOf('adult', key)) })
  const next = page.getByRole('button', { name: t('application_form_section_next') })
  const save = page.getByRole('button', { name: t('application_form_save_person') })
  const first = page.getByText(new RegExp(`^${t('application_form_section_place', { place: 1, count: '\\d' })}$`))

  await page.goto(await invitedBy(page))
  await expect(page.getByRole('heading', { name: t('application_form_your_objects') })).toBeVisible()
  await expect(first).toBeVisible()
  await expect(box('street_nr')).toBeHidden()
  await expect(save).toBeHidden()
  const saved = page.getByText(t('application_form_saving_saved'), { exact: true })
  await expect(saved).toBeHidden()

  // Nothing is answered: only what this section asks is missing, and it stays open.
  await next.click()
  await expect(page.getByRole('alert').getByRole('link').first()).toBeVisible()
  await expect(first).toBeVisible()
  await expectAccessible(page)

  const sections = sectionsOf(defaultForm, 'adult')
  for (const section of sections) {
    const asked = section.fields.map(({ key }) => key).filter((key) => key in partner)
    if (asked.length > 0) {
      await expect(page.getByRole('heading', { name: formText(section.title, t, 'de'), exact: true })).toBeVisible()
      await fillIn(visitor, 'adult', Object.fromEntries(asked.map((key) => [key, partner[key] ?? null])))
    }
    if (section.key === 'person') await expect(saved).toBeVisible()
    if (await save.isVisible()) break
    await next.click()
    await expect(page.getByRole('alert')).toBeHidden()
    // Of a section in which nothing is typed yet nothing is saved.
    if (section.key === 'person') await expect(saved).toBeHidden()
  }
  await expect(page.getByRole('heading', { name: t('application_form_your_objects') })).toBeHidden()

  // What was typed is there after a reload, at the same section; Back leads to the one before. A reload that cuts a save is
  // another errand's business (killed-browser.spec.ts): there the server has the newer version, and says so.
  await expect(page.getByText(t('application_form_saving_saved'))).toBeVisible()
  await page.reload()
  await expect(save).toBeVisible()
  await page.goBack()
  await expect(save).toBeHidden()
  await page.goForward()
  await expect(save).toBeVisible()
  await save.click()
  await expect(page.getByText(t('application_form_co_applicant_done'), { exact: true })).toBeVisible()

  await page.getByRole('button', { name: t('application_form_change') }).click()
  await expect(box('firstname')).toHaveValue(textOf(partner, 'firstname'))
  expect(complaints).toEqual([])
})
