// A colleague enters a project in the wizard, writes its advertisement and publishes it; a stranger reads the anonymous
// teaser in French.

import { expect, test, type Page } from '@playwright/test'
import { complaintsOf, expectAccessible } from '../accessibility.ts'
import { addressOf, signInAs } from '../sign-in.ts'
import { textsIn } from '../texts.ts'

const t = textsIn('de')
const fr = textsIn('fr')

const field = (page: Page, name: string) => page.getByRole('dialog').getByRole('textbox', { name })
const goOn = (page: Page) =>
  page
    .getByRole('dialog')
    .getByRole('button', { name: t('general_continue') })
    .click()

/** An owner who is not in the list yet; the wizard stays open and has them chosen. */
async function enterOwner(page: Page): Promise<void> {
  const name = `Erbengemeinschaft ${crypto.randomUUID().slice(0, 8)}`
  await page.getByRole('button', { name: t('owners_create') }).click()
  const dialog = page.getByRole('dialog', { name: t('owners_create') })
  await dialog.getByRole('textbox', { name: t('owners_field_name'), exact: true }).fill(name)
  await expectAccessible(page, '[role=dialog]')
  await dialog.getByRole('button', { name: t('owners_create_only'), exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('dialog').getByRole('combobox', { name: t('projects_field_owner') })).toHaveValue(name)
}

/** Returns the title, which is new in each run. */
async function enterProject(page: Page): Promise<string> {
  const title = `Überbauung Fernblick ${crypto.randomUUID().slice(0, 8)}`
  await page.getByRole('button', { name: t('projects_create') }).click()
  await field(page, t('projects_field_title')).fill(title)
  const uses = page.getByRole('dialog').getByRole('combobox', { name: t('projects_field_propertyUses') })
  await uses.click()
  await page.getByRole('option', { name: t('projects_use_residential') }).click()
  await uses.press('Escape')
  await goOn(page)
  await field(page, t('projects_field_address')).fill('Fernblickweg')
  await field(page, t('projects_field_postalCode')).fill('3600')
  await field(page, t('projects_field_city')).fill('Thun')
  await goOn(page)
  await field(page, t('projects_field_price')).fill('12000000')
  await field(page, t('projects_field_targetRent')).fill('480000')
  await goOn(page)
  await enterOwner(page)
  await page.getByRole('button', { name: t('projects_contact_add') }).click()
  await field(page, t('projects_contact_name')).fill('Nora Ammann')
  await goOn(page)
  await goOn(page)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('projects_create') })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  return title
}

async function writeTexts(page: Page, texts: Record<string, string>, language: 'de' | 'fr'): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByText(t(`general_language_${language}`), { exact: true }).click()
  for (const [key, text] of Object.entries(texts)) {
    await field(page, `${t(`projects_text_${key}`)} (${t(`general_language_${language}`)})`).fill(text)
  }
}

test('from the wizard to a teaser that a stranger reads in French', async ({ page, browser }) => {
  const complaints = complaintsOf(page)
  await signInAs(page, 'admin', { workspace: 'invest' })
  await page.goto(addressOf('invest', '/projects'))
  const title = await enterProject(page)
  await expect(page.getByText('4.00\u00a0%')).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: t('projects_nda_edit'), exact: true }).click()
  await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await page.getByRole('button', { name: t('projects_advertisement'), exact: true }).click()
  await writeTexts(page, { teaser_title: 'Wohnhaus am Thunersee', highlights: 'Am Fernblickweg', summary: 'Gut' }, 'de')
  await writeTexts(page, { teaser_title: 'Immeuble au lac', highlights: 'Entièrement loué', summary: 'Bien' }, 'fr')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: t('general_save') }).click()
  const refusal = t('projects_teaser_text_names', { field: t('projects_names_street') })
  await expect(dialog.getByText(refusal)).toBeVisible()
  await writeTexts(page, { highlights: 'Voll vermietet' }, 'de')
  await dialog.getByRole('button', { name: t('general_save') }).click()
  await expect(dialog).toBeHidden()

  await page.getByRole('button', { name: t('projects_publish'), exact: true }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('projects_publish') })
    .click()
  await expect(page.getByText(t('projects_state_published'), { exact: true })).toBeVisible()
  const teaser = await page.getByRole('link', { name: t('projects_teaser_look') }).getAttribute('href')

  const stranger = await browser.newPage({ locale: 'fr-CH' })
  await stranger.goto(addressOf('invest', teaser ?? ''))
  await expect(stranger.getByRole('heading', { level: 1, name: 'Immeuble au lac' })).toBeVisible()
  await expect(stranger.getByText('Entièrement loué')).toBeVisible()
  await expect(stranger.getByText(fr('projects_volume_10_20'))).toBeVisible()
  await expect(stranger.getByText(fr('projects_teaser_circle'))).toBeVisible()
  await expectAccessible(stranger)
  const seen = await stranger.content()
  for (const secret of [title, 'Fernblick', '12000000', "12'000'000", "480'000"]) expect(seen).not.toContain(secret)
  const entry = stranger.getByRole('link', { name: fr('projects_teaser_request') })
  expect(await entry.getAttribute('href')).toMatch(/^\/b2b-entry\/[a-z0-9]{12}$/)
  // The refused text of the teaser is the only complaint.
  expect(complaints.filter((one) => !one.includes('422'))).toEqual([])
})
