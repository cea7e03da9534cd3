// Mirjam is asked why a household was turned down. She finds the decision in the change log, sees who made it and why,
// and sends the address to a colleague.

import { expect, test } from '@playwright/test'
import { expectAccessible } from '../accessibility.ts'
import { chooseFound } from '../choose-found.ts'
import { addressOf, signInAs } from '../sign-in.ts'
import { textsIn } from '../texts.ts'

const t = textsIn('de')

test('Mirjam sees why an application was denied, and a colleague opens the same entry', async ({ page, browser }) => {
  await signInAs(page, 'user')
  await page.goto(addressOf('rent', '/home'))
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('shell_change_log') })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: t('screen_changelog') })).toBeVisible()
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await expectAccessible(page)

  const filters = page.getByRole('group', { name: t('table_filters'), exact: true })
  await filters.getByRole('button', { name: t('table_filter_add'), exact: true }).click()
  await page.getByRole('menuitem', { name: t('changelog_filter_event'), exact: true }).click()
  await chooseFound(page.getByRole('combobox', { name: t('changelog_filter_event') }), t('audit_application_denied'))
  await page.keyboard.press('Escape')
  await expect(filters).toContainText(t('table_filter_is', { values: t('audit_application_denied') }))

  const row = page.getByRole('row').nth(1)
  await expect(row).toContainText(t('audit_application_denied'))
  const name = await row.getByRole('link', { name: /^\d{4} / }).innerText()
  await row.getByRole('link', { name: t('audit_application_denied') }).click()
  await expect(page.getByRole('heading', { level: 1, name: t('audit_application_denied') })).toBeVisible()
  const changes = page.getByRole('region', { name: t('changelog_section_changes') })
  await expect(changes).toContainText(t('changelog_column_cause'))
  await expect(
    changes.getByRole('row', { name: new RegExp(`^${t('applications_change_progress_state')} `) }),
  ).toBeVisible()
  await expectAccessible(page)

  await page.reload()
  const first = page.url()
  await expect(page.getByRole('group', { name: t('table_neighbours') })).toContainText('1 / ')
  await page.keyboard.press('j')
  await expect(page).not.toHaveURL(first)
  await expect(page.getByRole('group', { name: t('table_neighbours') })).toContainText('2 / ')
  await page.keyboard.press('k')
  await expect(page).toHaveURL(first)

  const colleague = await (await browser.newContext()).newPage()
  await signInAs(colleague, 'superuser')
  await colleague.goto(page.url())
  await expect(colleague.getByRole('heading', { level: 1, name: t('audit_application_denied') })).toBeVisible()
  await expect(colleague.getByRole('region', { name: t('changelog_section_facts') })).toContainText(name)
  await colleague.context().close()

  await page
    .getByRole('region', { name: t('changelog_section_facts') })
    .getByRole('link', { name })
    .click()
  await expect(page).toHaveURL(/\/applications\/[0-9a-f-]{36}/)
})
