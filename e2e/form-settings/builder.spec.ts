// A project adds a question for households with children: the form is edited, ordered by keyboard, previewed as
// applicants see it, and published. Applicants who had already started keep the old form.

import { expect, test, type Page } from '@playwright/test'
import { exampleChildAnswers } from '#areas/forms/rules/testing/example-household.ts'
import type { startApplication } from '#areas/application-form/contract/start.ts'
import type { listPublicObjects } from '#areas/objects/contract/public.ts'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { Language } from '#platform/rules/project-type.ts'
import { complaintsOf, expectAccessible } from '../accessibility.ts'
import { storeInPage } from '../page-storage.ts'
import { addressOf, send, signInAs } from '../sign-in.ts'
import { textsIn } from '../texts.ts'

const t = textsIn('de')
const workspace = 'market'
/** New in each run, because a second run finds the form of the first. */
const name = `Mit Krippe ${crypto.randomUUID().slice(0, 6)}`
const question = {
  de: 'Braucht Ihr Kind einen Krippenplatz?',
  fr: 'Votre enfant a-t-il besoin d’une place en crèche ?',
}
const later = { de: 'Braucht es einen Krippenplatz im Haus?', fr: 'Faut-il une place en crèche dans la maison ?' }

test('a question about children is built, published and asked in both languages', async ({ page, browser }) => {
  test.slow()
  const complaints = complaintsOf(page)
  await signInAs(page, 'admin', { workspace })
  await page.goto(addressOf(workspace, '/project-settings/form-settings/forms'))
  await createForm(page)
  await addQuestion(page)
  await moveByKeyboard(page)
  await seeInPreview(page)
  await publish(page, 1)
  await useAsDefault(page)

  const before = await begin(page)
  await expectAsked(await visitorIn(browser, 'fr'), before, question.fr)
  await expectAsked(await visitorIn(browser, 'de'), before, question.de)

  await page.getByRole('link', { name, exact: true }).click()
  await rewrite(page)
  await publish(page, 2)
  await expectAsked(await visitorIn(browser, 'de'), before, question.de)
  await expectAsked(await visitorIn(browser, 'fr'), await begin(page), later.fr)
  await compareVersions(page)
  expect(complaints).toEqual([])
})

test('the rules of all forms and the providers are set', async ({ page }) => {
  const complaints = complaintsOf(page)
  await signInAs(page, 'admin', { workspace })
  await page.goto(addressOf(workspace, '/project-settings/form-settings/general'))
  await page.getByRole('button', { name: t('form_settings_provider_add') }).click()
  const added = page.getByRole('textbox', { name: t('form_settings_provider_number', { number: 5 }) })
  await added.fill('Zürcher Kantonalbank')
  await page.getByRole('button', { name: t('general_order_up', { title: 'Zürcher Kantonalbank' }) }).click()
  await expectAccessible(page)
  await page
    .getByRole('button', { name: t('general_save'), exact: true })
    .last()
    .click()
  await expect(page.getByRole('button', { name: t('project_settings_discard') })).toBeHidden()
  await page.reload()
  const fourth = page.getByRole('textbox', { name: t('form_settings_provider_number', { number: 4 }) })
  await expect(fourth).toHaveValue('Zürcher Kantonalbank')
  expect(complaints).toEqual([])
})

async function createForm(page: Page): Promise<void> {
  await expectAccessible(page)
  const flats = page.getByRole('region', { name: t('form_settings_kind_apartment') })
  await flats.getByRole('button', { name: t('form_settings_create') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: t('form_settings_name') }).fill(name)
  await dialog.getByRole('button', { name: t('form_settings_create'), exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}

const outline = (page: Page) => page.getByRole('navigation', { name: t('form_settings_outline') })
const chosen = (page: Page) => page.getByRole('region', { name: t('form_settings_part_settings') })
const textOf = (page: Page, language: Language) =>
  chosen(page).getByRole('textbox', {
    name: `${t('form_settings_property_label')}, ${t(`general_language_${language}`)}`,
  })
const saved = (page: Page) => page.getByText(new RegExp(`^${t('form_settings_saved_at', { time: '' }).trim()}`))

/** Adds a condition on the children of the household. */
async function addQuestion(page: Page): Promise<void> {
  const consents = t('application_form_section_consents')
  await outline(page)
    .getByRole('button', { name: new RegExp(`^${consents} \\d`) })
    .click()
  await page.getByRole('button', { name: t('form_settings_from_the_catalogue') }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: t('form_settings_done') }).click()
  await page.getByRole('button', { name: t('form_settings_add_own') }).click()
  await page.getByRole('menuitem', { name: t('form_settings_type_1') }).click()
  await textOf(page, 'de').fill(question.de)
  await textOf(page, 'fr').fill(question.fr)
  await chosen(page)
    .getByRole('button', { name: t('form_settings_add_condition') })
    .click()
  await choose(page, t('form_settings_condition_whose', { number: 1 }), t('form_settings_whose_some_child'))
  await choose(page, t('form_settings_condition_question', { number: 1 }), t('application_form_field_days_present'))
  await chosen(page)
    .getByRole('textbox', { name: t('form_settings_condition_value', { number: 1 }) })
    .fill('7')
  const nights = `${t('application_form_field_days_present')} = 7`
  await expect(chosen(page)).toContainText(t('form_settings_condition_some_child', { said: nights }))
  await expect(saved(page)).toBeVisible()
  await expectAccessible(page)
}

async function choose(page: Page, label: string, answer: string): Promise<void> {
  await chosen(page).getByRole('combobox', { name: label }).click()
  await page
    .getByRole('option', { name: new RegExp(`^${answer}`) })
    .first()
    .click()
}

async function moveByKeyboard(page: Page): Promise<void> {
  const grip = outline(page).getByRole('button', { name: t('form_settings_grip', { title: question.de }) })
  await grip.focus()
  await page.keyboard.press('Space')
  await expect(page.getByText(t('form_settings_picked_up', { title: question.de }))).toBeAttached()
  for (let places = 0; places < 3; places += 1) await page.keyboard.press('ArrowUp')
  const within = t('application_form_section_consents')
  const said = t('form_settings_moved_within', { title: question.de, within, place: 1, count: 4 })
  await expect(page.getByText(said)).toBeAttached()
  await expect(grip).toBeFocused()
  await page.keyboard.press('Space')
  await page.keyboard.press('ControlOrMeta+z')
  await page.keyboard.press('ControlOrMeta+Shift+z')
  const rows = outline(page).locator('[data-row^="summary.consents."]')
  await expect(rows.first()).toContainText(question.de)
}

async function seeInPreview(page: Page): Promise<void> {
  const preview = page.getByRole('region', { name: t('form_settings_part_preview') })
  const form = preview.frameLocator('iframe')
  await expect(form.getByRole('radiogroup', { name: question.de })).toBeVisible()
  await preview.getByText('FR', { exact: true }).click()
  await expect(form.getByRole('radiogroup', { name: question.fr })).toBeVisible()
}

async function publish(page: Page, number: number): Promise<void> {
  await page.getByRole('button', { name: t('form_settings_publish'), exact: true }).click()
  const dialog = page.getByRole('dialog', { name: t('form_settings_publish_title') })
  await dialog.getByRole('textbox').fill('Krippe')
  if (number > 1) await expect(dialog).toContainText(later.de)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: t('form_settings_publish_version', { number }) }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText(t('form_settings_version_is', { number }), { exact: true })).toBeVisible()
}

async function useAsDefault(page: Page): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('link', { name: t('screen_settings_forms'), exact: true })
    .click()
  await page.getByRole('button', { name: t('form_settings_more_of', { name }) }).click()
  await page.getByRole('menuitem', { name: t('form_settings_set_default') }).click()
  const row = page.getByRole('listitem').filter({ hasText: name })
  await expect(row.getByText(t('form_settings_default'), { exact: true })).toBeVisible()
}

async function rewrite(page: Page): Promise<void> {
  await outline(page)
    .getByRole('button', { name: new RegExp(`^${t('application_form_section_consents')} \\d`) })
    .click()
  await outline(page)
    .getByRole('button', { name: new RegExp(`${t('form_settings_conditional')}$`) })
    .click()
  await textOf(page, 'de').fill(later.de)
  await textOf(page, 'fr').fill(later.fr)
  await expect(saved(page)).toBeVisible()
}

async function compareVersions(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: t('form_settings_more'), exact: true })
    .first()
    .click()
  await page.getByRole('menuitem', { name: t('form_settings_versions') }).click()
  const dialog = page.getByRole('dialog', { name: t('form_settings_versions') })
  await expect(dialog.locator('del')).toContainText([question.de])
  await expect(dialog.locator('ins')).toContainText([later.de])
  await expectAccessible(page)
}

interface Begun {
  slug: string
  token: string
  formId: string
}

/** Starts an application of a household with a child. */
async function begin(page: Page): Promise<Begun> {
  const path = '/api/v1/objects/iframe-object-list?kind=apartment&onlyFree=true&rowsPerPage=1'
  const { items } = await send<ResponseOf<typeof listPublicObjects>>(page, { path, workspace })
  const { formsCredentials, formId } = await send<ResponseOf<typeof startApplication>>(page, {
    path: '/api/v2/applications/new',
    workspace,
    data: { uuids: items.map(({ id }) => id), language: 'de' },
  })
  const { slug, token } = formsCredentials
  const data = { answers: exampleChildAnswers, isComplete: false }
  await send(page, { path: `/api/v2/applications/${slug}/${token}/children`, workspace, data })
  return { slug, token, formId }
}

async function visitorIn(browser: { newPage: () => Promise<Page> }, language: Language): Promise<Page> {
  const visitor = await browser.newPage()
  await storeInPage(visitor, { publicLanguage: language })
  return visitor
}

async function expectAsked(visitor: Page, { slug, token, formId }: Begun, words: string): Promise<void> {
  await visitor.goto(addressOf(workspace, `/form/application/new/${slug}/${token}/${formId}?step=summary`))
  await expect(visitor.getByRole('radiogroup', { name: words })).toBeVisible()
  await visitor.close()
}
