// Default forms of a project: applicants for a purchase, a parking space or a shop find the object on the list, and
// send the form.

import { expect, test } from '@playwright/test'
import { defaultForms } from '#areas/forms/rules/defaults/default-forms.ts'
import type { Answers } from '#areas/forms/rules/answers.ts'
import { fieldsOf } from '#areas/forms/rules/form-definition.ts'
import { exampleAdultAnswers } from '#areas/forms/rules/testing/example-household.ts'
import { complaintsOf, expectAccessible } from '../accessibility.ts'
import { addressOf } from '../sign-in.ts'
import { anySpace, textsIn } from '../texts.ts'
import { fillIn, type Visitor } from './form.ts'
import { consents } from './household.ts'

interface Errand {
  kind: 'sale' | 'parking' | 'business'
  workspace: string
  /** Kind of the object. */
  of: string
  answers: Answers
}

const source = { source: 'project_website' }

const errands: Errand[] = [
  {
    kind: 'sale',
    workspace: 'sale',
    of: 'apartment',
    answers: { purchase_purpose: 'investment', financing_state: 'open', ...source },
  },
  { kind: 'parking', workspace: 'rent', of: 'parkingspace', answers: { vehicle_kind: 'car', ...source } },
  {
    kind: 'business',
    workspace: 'market',
    of: 'craft',
    answers: {
      company_legal_name: 'Blumen Beerli GmbH',
      legal_form: 'gmbh',
      in_commercial_register: false,
      industry: 'Blumen und Pflanzen',
      company_seat: 'Winterthur',
      intended_use: 'Laden mit Binderei und Verkauf',
      ...source,
    },
  },
]

for (const { kind, workspace, of, answers } of errands) {
  test(`an object is found on the list, and the form for ${kind} is filled in by one person and sent`, async ({
    page,
  }) => {
    const complaints = complaintsOf(page)
    const t = textsIn('de', workspace === 'sale' ? 'sale' : 'reletting')
    const form = defaultForms[kind]
    const visitor: Visitor = { page, t, language: 'de', form }
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
    await page.goto(addressOf(workspace, `/public-object-list?kind=${of}`))
    const [before, after = ''] = t('objects_wish_add_named', { object: '|' }).split('|')
    await page
      .getByRole('button', { name: new RegExp(anySpace(`^${before}.*${after}$`)) })
      .first()
      .click()
    await page
      .getByRole('region', { name: t('objects_wish_list') })
      .getByRole('link', { name: t(workspace === 'sale' ? 'objects_apply_to_buy' : 'objects_apply') })
      .click()
    await press(t('application_form_start'))
    await press(t('application_form_save_and_next'))
    await fillIn(visitor, 'household', answers)
    await expectAccessible(page)
    await press(t('application_form_save_and_next'))

    await press(t('application_form_add_adult'))
    const person = page.getByRole('group', { name: t('application_form_new_adult') })
    const asked = new Set(fieldsOf(form, 'adult').map(({ key }) => key))
    await fillIn(
      visitor,
      'adult',
      Object.fromEntries(Object.entries(exampleAdultAnswers).filter(([key]) => asked.has(key))),
    )
    await expectAccessible(page)
    await press(t('application_form_save_person'))
    await expect(person).toHaveCount(0)
    await press(t('application_form_save_and_next'))

    const agreed = new Set(fieldsOf(form, 'household').map(({ key }) => key))
    await fillIn(visitor, 'household', Object.fromEntries(Object.entries(consents).filter(([key]) => agreed.has(key))))
    await press(t('application_form_send'))
    await expect(page.getByRole('heading', { name: t('application_form_thanks_title') })).toBeVisible()
    expect(complaints).toEqual([])
  })
}
