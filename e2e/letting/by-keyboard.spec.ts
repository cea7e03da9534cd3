// The whole form on a phone, section by section, by keyboard only: no pointer is used from the first button to the
// application number. Elements are located by what a screen reader announces.

import { expect, test, type Page } from '@playwright/test'
import { exampleAdultAnswers } from '#areas/forms/rules/testing/example-household.ts'
import type { Answers } from '#areas/forms/rules/answers.ts'
import { fieldType, type FormField } from '#areas/forms/rules/form-definition.ts'
import { formText } from '#areas/forms/rules/form-text.ts'
import { complaintsOf, expectAccessible } from '../accessibility.ts'
import { addressOf } from '../sign-in.ts'
import { textsIn } from '../texts.ts'
import { freeFlatIn } from './applying-by-call.ts'
import { fieldOf } from './form.ts'
import { consents } from './household.ts'

const t = textsIn('de')
const most = 60

test.use({ viewport: { width: 390, height: 844 } })

test('a form is filled in and sent by keyboard alone', async ({ page }) => {
  const complaints = complaintsOf(page)
  const flat = await freeFlatIn(page, 'Wartstrasse 31')
  await page.goto(addressOf('rent', `/form/application/new?uuids=${flat.id}`))
  await expect(page.getByRole('button', { name: t('application_form_start'), exact: true })).toBeVisible()
  await press(page, t('application_form_start'))
  await onward(page, 'object', 'household')

  await expect(page.getByRole('heading', { name: t('application_form_section_household_general') })).toBeVisible()
  await press(page, t('application_form_save_and_next'))
  await expect(page.getByRole('alert').getByRole('link').first()).toBeVisible()
  await expect(page.getByRole('alert').first()).toBeFocused()
  await answer(page, 'household', { pets: false, music_instruments: false })
  await expectAccessible(page)
  await answer(page, 'household', { source: 'project_website' })
  await press(page, t('application_form_save_and_next'))
  await expectStep(page, 'people')

  await press(page, t('application_form_add_adult'))
  const email = `${crypto.randomUUID().slice(0, 8)}@post.example`
  await fillInPerson(page, { ...exampleAdultAnswers, firstname: 'Tabea', name: 'Taste', email, email_confirm: email })
  await press(page, t('application_form_save_and_next'))
  await expectStep(page, 'summary')
  await answer(page, 'household', consents)
  await expectAccessible(page)
  await press(page, t('application_form_send'))
  await expect(page.getByRole('heading', { name: t('application_form_thanks_title') })).toBeVisible()
  expect(complaints).toEqual([])
})

/** Fills in page by page, independent of which questions each page contains. */
async function fillInPerson(page: Page, answers: Answers): Promise<void> {
  const save = page.getByRole('button', { name: t('application_form_save_person') })
  const next = page.getByRole('button', { name: t('application_form_section_next'), exact: true })
  const left = new Map(Object.entries(answers))
  for (let turn = 0; turn < 20; turn++) {
    await expect(save.or(next)).toBeVisible()
    await expect(page.locator('[data-waiting]')).toHaveCount(0)
    for (const [key, value] of left) {
      if ((await page.locator(`[id="field-${key}"]`).count()) === 0) continue
      await answer(page, 'adult', { [key]: value })
      left.delete(key)
    }
    if (await save.isVisible()) {
      await press(page, t('application_form_save_person'))
      await expect(save).toBeHidden()
      return
    }
    await leaveSection(page)
  }
  throw new Error('the person has no last page')
}

/** Waits for the section to be checked: a second press before that would apply to the same section. */
async function leaveSection(page: Page): Promise<void> {
  const place = await page.getByText(/^Abschnitt \d+ von \d+$/).innerText()
  await press(page, t('application_form_section_next'))
  await expect(page.getByText(place, { exact: true })).toBeHidden()
}

async function onward(page: Page, from: string, to: string): Promise<void> {
  await expectStep(page, from)
  const next = page.getByRole('button', { name: t('application_form_section_next'), exact: true })
  await expect(next.or(page.getByRole('button', { name: t('application_form_save_and_next') })).first()).toBeVisible()
  while (await next.isVisible()) await leaveSection(page)
  await press(page, t('application_form_save_and_next'))
  await expectStep(page, to)
}

const expectStep = (page: Page, step: string) =>
  expect(
    page
      .getByRole('navigation', { name: t('application_form_steps') })
      .getByRole('button', { name: t(`application_form_step_${step}`) }),
  ).toHaveAttribute('aria-current', 'step')

/** Presses Tab until the element has the focus; forward, at most once round the page. */
async function reach(page: Page, isThere: () => Promise<boolean>, what: string): Promise<void> {
  for (let tabs = 0; tabs < most; tabs++) {
    if (await isThere()) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`${what} is not reached by ${most} tabs`)
}

async function press(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name, exact: true })
  await expect(button).toBeVisible()
  await reach(page, () => button.evaluate((one) => one === document.activeElement), name)
  await page.keyboard.press('Enter')
}

async function answer(page: Page, of: 'household' | 'adult', answers: Answers): Promise<void> {
  for (const [key, value] of Object.entries(answers)) await give(page, fieldOf(of, key), value)
}

const focusedIn = (page: Page, key: string) =>
  page.locator(`[id="field-${key}"]`).evaluate((one) => one.contains(document.activeElement))

async function give(page: Page, field: FormField, value: Answers[string]): Promise<void> {
  await expect(page.locator(`[id="field-${field.key}"]`)).toBeVisible()
  await expect(page.locator('[data-waiting]')).toHaveCount(0)
  await reach(page, () => focusedIn(page, field.key), field.key)
  const option = field.options?.find((one) => one.value === value)
  switch (field.type) {
    case fieldType.boolean:
      if (field.mustAgree || value) return page.keyboard.press('Space')
      return page.keyboard.press('ArrowRight')
    case fieldType.radio:
      return choose(page, field.options?.findIndex((one) => one.value === value) ?? 0)
    case fieldType.select:
      return pick(page, option ? formText(option.label, t, 'de', option.values) : '', (field.options?.length ?? 0) > 8)
    case fieldType.selectCountry:
      return pick(page, new Intl.DisplayNames(['de-CH'], { type: 'region' }).of(String(value)) ?? '', true)
    case fieldType.date:
      return page.keyboard.type(String(value).split('-').toReversed().join('.'))
    default:
      return page.keyboard.type(String(value))
  }
}

async function choose(page: Page, place: number): Promise<void> {
  await page.keyboard.press('Space')
  for (let step = 0; step < place; step++) await page.keyboard.press('ArrowDown')
}

/**
 * Types to search in long lists; then moves by arrow keys, checking the active option as a screen reader announces
 * it.
 */
async function pick(page: Page, choice: string, isSearched: boolean): Promise<void> {
  if (isSearched) {
    await page.keyboard.type(choice)
    await expect(page.getByRole('option', { name: choice, exact: true })).toBeVisible()
  }
  const active = () =>
    page.evaluate(() => {
      const id = document.activeElement?.getAttribute('aria-activedescendant')
      return id ? (document.getElementById(id)?.textContent ?? '') : ''
    })
  for (let step = 0; step < 30; step++) {
    if ((await active()) === choice) return page.keyboard.press('Enter')
    await page.keyboard.press('ArrowDown')
  }
  throw new Error(`${choice} is not reached by arrows`)
}
