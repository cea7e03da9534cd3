// A form offline: steps are left without a connection, two windows of one browser are distinguished from two devices,
// and on a phone going back leads through the first section of a step.

import { expect, test, type Page } from '@playwright/test'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { exampleAdultAnswers, exampleHouseholdAnswers } from '#areas/forms/rules/testing/example-household.ts'
import type { startApplication } from '#areas/application-form/contract/start.ts'
import { complaintsOf, expectAccessible } from '../accessibility.ts'
import { addressOf, send } from '../sign-in.ts'
import { textsIn } from '../texts.ts'
import { freeFlatIn } from './applying-by-call.ts'
import { fieldOf, fillIn, labelOf } from './form.ts'
import { householdAnswers } from './household.ts'

const t = textsIn('de')
const house = 'Rue de la Flore 17'
const next = (page: Page) => page.getByRole('button', { name: t('application_form_save_and_next') })
const heading = (page: Page, section: string) =>
  page.getByRole('heading', { name: t(`application_form_section_${section}`), exact: true })

async function begin(page: Page): Promise<void> {
  const flat = await freeFlatIn(page, house)
  await page.goto(addressOf('rent', `/form/application/new?uuids=${flat.id}`))
  await page.getByRole('button', { name: t('application_form_start'), exact: true }).click()
  await page.waitForURL(/\/form\/application\/new\/[0-9a-f]{20}\//)
}

test('a step is left without a connection, and what was typed follows by itself', async ({ page, browser }) => {
  await begin(page)
  await next(page).click()
  await expect(heading(page, 'household_general')).toBeVisible()
  await codeHasCome(page)
  await page.context().setOffline(true)
  await fillIn({ page, t, language: 'de' }, 'household', householdAnswers)
  await next(page).click()
  await expect(page.getByRole('button', { name: t('application_form_add_adult') })).toBeVisible()
  await expect(page.getByText(t('application_form_saving_offline'))).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: t('general_back') }).click()
  await expect(heading(page, 'household_general')).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.getByText(t('application_form_saving_saved'), { exact: true })).toBeVisible()

  const context = await browser.newContext()
  const elsewhere = await context.newPage()
  await elsewhere.goto(`${page.url().split('?')[0]}?step=household`)
  const pet = elsewhere.getByRole('textbox', { name: labelOf(t, fieldOf('household', 'pets_type')) })
  await expect(pet).toHaveValue('Chat')
  await context.close()
})

test('whoever loses the connection in the first second fills in what is there, and the rest comes by itself', async ({
  page,
}) => {
  const missing = page.getByText(t('general_part_missing'))
  await begin(page)
  await expect(next(page)).toBeVisible()
  await page.context().setOffline(true)
  await give(page, 'wants_stockroom')
  await expect(missing.first()).toBeVisible()
  await page
    .getByRole('button', { name: t('general_try_again') })
    .first()
    .click()
  await expect(missing.first()).toBeVisible()
  await expectAccessible(page)
  await next(page).click()
  await expect(heading(page, 'household_general')).toBeVisible()
  await give(page, 'pets')
  const pet = page.getByRole('textbox', { name: labelOf(t, fieldOf('household', 'pets_type')) })
  await pet.fill('Zwei Katzen')
  await expect(missing.first()).toBeVisible()
  await expect(page.getByText(t('shell_chunk_title'))).toBeHidden()

  await page.context().setOffline(false)
  await expect(page.getByRole('textbox', { name: labelOf(t, fieldOf('household', 'motivation')) })).toBeVisible()
  await expect(missing).toHaveCount(0)
  await expect(pet).toHaveValue('Zwei Katzen')
  await page.getByRole('button', { name: t('application_form_step_object') }).click()
  await expect(
    page.getByRole('textbox', { name: labelOf(t, fieldOf('household', 'stockroom_area_from')) }),
  ).toBeVisible()
  await expect(page.getByText(t('application_form_saving_saved'), { exact: true })).toBeVisible()
})

test('a part that was kept back comes when it is asked for again', async ({ page }) => {
  await begin(page)
  await expect(page.locator('#foreword')).toHaveCount(0)
  await page.route('**/assets/*.js', (route) => route.abort())
  await give(page, 'wants_stockroom')
  const again = page.getByRole('button', { name: t('general_try_again') })
  await expect(again.first()).toBeVisible()
  await page.unroute('**/assets/*.js')
  await again.first().click()
  await expect(
    page.getByRole('textbox', { name: labelOf(t, fieldOf('household', 'stockroom_area_from')) }),
  ).toBeVisible()
  await expect(again).toHaveCount(0)
})

test('somebody new is begun without a connection, closed and opened again, and added once when there is one', async ({
  page,
}) => {
  await begin(page)
  await page.goto(`${page.url().split('?')[0]}?step=people`)
  const add = page.getByRole('button', { name: t('application_form_add_adult') })
  await expect(add).toBeVisible()
  await expect(page.getByText(t('application_form_nobody_yet'))).toBeVisible()
  await codeHasCome(page)
  await page.context().setOffline(true)
  await add.click()
  await fillIn({ page, t, language: 'de' }, 'adult', { firstname: 'Ana', name: 'Keller' })
  await expect(page.getByText(t('application_form_saving_offline'))).toBeVisible()
  await page.getByRole('button', { name: t('general_close'), exact: true }).click()
  await add.click()
  const first = page.getByRole('textbox', { name: labelOf(t, fieldOf('adult', 'firstname')) })
  await expect(first).toHaveValue('Ana')
  await page.getByRole('button', { name: t('general_close'), exact: true }).click()
  await page.context().setOffline(false)
  const card = page.getByRole('button', { name: t('application_form_edit_person', { name: 'Ana Keller' }) })
  await expect(card).toHaveCount(1)
  await page.reload()
  await expect(card).toHaveCount(1)
})

test('sending says that it needs a connection, and goes on when there is one', async ({ page }) => {
  await page.goto(await filledIn(page))
  await expect(page.getByRole('button', { name: t('application_form_send') })).toBeVisible()
  await codeHasCome(page)
  await page.context().setOffline(true)
  await page.getByRole('button', { name: t('application_form_send') }).click()
  await expect(page.getByText(t('application_form_needs_connection'))).toBeVisible()
  await page.context().setOffline(false)
  await page.getByRole('button', { name: t('application_form_send') }).click()
  await expect(page.getByRole('heading', { name: t('application_form_thanks_title') })).toBeVisible()
})

test('two windows of one browser are no two devices', async ({ page, browser }) => {
  const complaints = complaintsOf(page)
  await begin(page)
  const address = `${page.url().split('?')[0]}?step=household`
  await page.goto(address)
  const motivation = (where: Page) =>
    where.getByRole('textbox', { name: labelOf(t, fieldOf('household', 'motivation')) })
  const window = await page.context().newPage()
  const context = await browser.newContext()
  const device = await context.newPage()
  for (const one of [window, device]) {
    await one.goto(address)
    await expect(motivation(one)).toBeVisible()
  }
  await motivation(page).fill('Am Fenster')
  await expect(page.getByText(t('application_form_saving_saved'), { exact: true })).toBeVisible()
  await motivation(window).fill('Im zweiten Fenster')
  await expect(
    window.getByRole('definition').filter({ hasText: t('application_form_conflict_there_window') }),
  ).toBeVisible()
  await expect(window.getByText(t('application_form_conflict_title_window'))).toBeVisible()
  await expectAccessible(window)
  await motivation(device).fill('Auf dem Telefon')
  await expect(
    device.getByRole('definition').filter({ hasText: t('application_form_conflict_there_device') }),
  ).toBeVisible()
  await context.close()
  expect(complaints).toEqual([])
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the first section of a step leads back to the step before', async ({ page }) => {
    await begin(page)
    await expect(page.getByText(t('application_form_section_place', { place: 1, count: 5 }))).toBeHidden()
    const address = page.url().split('?')[0]
    await expect(page.getByRole('button', { name: t('general_back'), exact: true })).toBeHidden()
    await page.goto(`${address}?step=household`)
    await expect(heading(page, 'household_general')).toBeVisible()
    await page.getByRole('button', { name: t('general_back'), exact: true }).click()
    await expect(page).toHaveURL(/step=object/)
    await expect(heading(page, 'household_general')).toBeHidden()
  })
})

/** Parts of the form that load in the background while the first step is filled in. */
const laterParts =
  'Agreement CertificateField CountrySelect DayField DocumentsField EmailField NumberStepper PeopleStep PhoneField ' +
  'ResidentField SelectField SummaryStep TextAreaField send-form'

const codeHasCome = (page: Page) =>
  page.waitForFunction((parts) => {
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
    const styles = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
    return (
      parts.every((part) => loaded.some((one) => one.includes(`/assets/${part}-`))) &&
      styles.every(({ disabled, sheet }) => disabled || sheet !== null)
    )
  }, laterParts.split(' '))

const give = (page: Page, key: string) => fillIn({ page, t, language: 'de' }, 'household', { [key]: true })

/** URL of the last step of a complete form. */
async function filledIn(page: Page): Promise<string> {
  const flat = await freeFlatIn(page, house)
  const begun = await send<ResponseOf<typeof startApplication>>(page, {
    path: '/api/v2/applications/new',
    workspace: 'rent',
    data: { uuids: [flat.id], language: 'de' },
  })
  const { slug, token } = begun.formsCredentials
  const below = (part: string) => `/api/v2/applications/${slug}/${token}/${part}`
  const answers = { ...exampleHouseholdAnswers, priorities: [flat.id] }
  await send(page, { path: below('update'), workspace: 'rent', data: { version: 1, answers } })
  const email = `${crypto.randomUUID().slice(0, 8)}@post.example`
  const adult = { ...exampleAdultAnswers, email, email_confirm: email }
  await send(page, { path: below('adults'), workspace: 'rent', data: { answers: adult, isComplete: true } })
  return addressOf('rent', `/form/application/new/${slug}/${token}/${begun.formId}?step=summary`)
}
