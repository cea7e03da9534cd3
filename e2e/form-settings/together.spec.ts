// Two people edit one form in separate browsers: changes at different places are merged, and conflicting changes are
// asked about.

import { expect, test, type Page } from '@playwright/test'
import type { Role } from '#platform/rules/permissions.ts'
import { complaintsOf, expectAccessible } from '../accessibility.ts'
import { addressOf, signInAs } from '../sign-in.ts'
import { textsIn } from '../texts.ts'
import { draftWith, place, question, workspace } from './form-by-call.ts'

const t = textsIn('de')

const chosen = (page: Page) => page.getByRole('region', { name: t('form_settings_part_settings') })
const words = (page: Page) =>
  chosen(page).getByRole('textbox', { name: `${t('form_settings_property_label')}, ${t('general_language_de')}` })
const outline = (page: Page) => page.getByRole('navigation', { name: t('form_settings_outline') })
const row = (page: Page, key: string) => outline(page).locator(`[data-row="${place}.${key}"]`)
const isSaved = (page: Page) =>
  expect(page.getByText(new RegExp(`^${t('form_settings_saved_at', { time: '' }).trim()}`))).toBeVisible()

test('two people build one form at once', async ({ page, browser }) => {
  test.slow()
  const complaints = complaintsOf(page)
  const id = await draftWith(page, { name: 'Zu zweit' }, [question('own_a', 'Frage A'), question('own_b', 'Frage B')])
  const open = async (at: Page, role: Role, key: string) => {
    await signInAs(at, role, { workspace })
    await at.goto(addressOf(workspace, `/project-settings/form-settings/forms/${id}?at=${place}.${key}`))
    await expect(words(at)).toBeVisible()
  }
  const context = await browser.newContext()
  const other = await context.newPage()
  await open(page, 'admin', 'own_a')
  await open(other, 'superadmin', 'own_b')

  await words(page).fill('A von Nora')
  await isSaved(page)
  await words(other).fill('B von Regula')
  await expect(other.getByText(t('form_settings_joined', { name: 'Nora Ammann' }))).toBeVisible()
  await expect(row(other, 'own_a')).toContainText('A von Nora')
  await isSaved(other)

  // The second question, of which Nora still sees the old version: both have changed it.
  await row(page, 'own_b').click()
  await expect(words(page)).toHaveValue('Frage B')
  await words(page).fill('B von Nora')
  const clash = page.getByRole('alert').filter({ hasText: t('form_settings_conflict') })
  await expect(clash).toContainText(t('form_settings_conflict_by', { name: 'Regula Aebischer' }))
  await expect(clash).toContainText('B von Regula')
  await expectAccessible(page)
  await clash.getByRole('button', { name: t('form_settings_conflict_keep') }).click()
  await expect(clash).toBeHidden()
  await isSaved(page)

  await other.reload()
  await expect(words(other)).toHaveValue('B von Nora')
  await expect(row(other, 'own_a')).toContainText('A von Nora')
  await context.close()
  // The second save gets a 409, which the browser logs.
  expect(complaints.filter((one) => !one.includes('409'))).toEqual([])
})
