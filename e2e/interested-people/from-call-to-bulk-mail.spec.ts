// A caller is recorded as an interested person; all interested people are invited together, and the invitation
// appears in the thread of each.

import { expect, test } from '@playwright/test'
import { complaintsOf, expectAccessible } from '../accessibility.ts'
import { mailTo } from '../outbox.ts'
import { addressOf, signInAs } from '../sign-in.ts'
import { textsIn } from '../texts.ts'

const t = textsIn('de')
/** New in each run, because a second run finds the task of the first. */
const subject = `Besichtigung am Mittwoch ${crypto.randomUUID().slice(0, 6)}`

test('from a call to an invitation of all who have asked', async ({ page }) => {
  test.slow()
  const complaints = complaintsOf(page)
  const lastName = `Zumstein${crypto.randomUUID().slice(0, 6)}`
  const email = `${lastName.toLowerCase()}@example.com`
  await signInAs(page, 'user')
  await page.goto(addressOf('rent', '/interested-people'))
  await expectAccessible(page)

  const record = async () => {
    await page.getByRole('button', { name: t('interested_people_new') }).click()
    const dialog = page.getByRole('dialog', { name: t('interested_people_new') })
    await dialog.getByRole('textbox', { name: t('interested_people_field_firstName') }).fill('Nora')
    return dialog
  }
  const dialog = await record()
  // Missing fields are reported.
  await dialog.getByRole('button', { name: t('interested_people_record') }).click()
  await expect(dialog.getByRole('alert').first()).toContainText(t('interested_people_field_lastName'))
  await dialog.getByRole('textbox', { name: t('interested_people_field_lastName'), exact: true }).fill(lastName)
  await dialog.getByRole('textbox', { name: t('interested_people_field_contactEmail') }).fill(email)
  const objects = dialog.getByRole('combobox', { name: t('interested_people_field_objects') })
  await objects.fill('LH12-201')
  await page.getByRole('option', { name: /LH12-201/ }).click()
  await page.keyboard.press('Escape')
  await expectAccessible(page, '[role=dialog]')
  await dialog.getByRole('button', { name: t('interested_people_record') }).click()
  const panel = page.getByRole('complementary').or(page.locator('[data-panel]')).first()
  await expect(panel.getByText('LH12-201').first()).toBeVisible()
  await expectAccessible(page)
  await panel.getByRole('button', { name: t('shell_panel_close') }).click()

  // Recording the same person again finds the existing entry.
  const again = await record()
  await again.getByRole('textbox', { name: t('interested_people_field_lastName'), exact: true }).fill(lastName)
  await again.getByRole('textbox', { name: t('interested_people_field_contactEmail') }).fill(email.toUpperCase())
  await again.getByRole('button', { name: t('interested_people_record') }).click()
  await again.getByRole('button', { name: t('interested_people_look_at_known') }).click()
  await expect(panel.getByRole('heading', { name: new RegExp(lastName) })).toBeVisible()
  await panel.getByRole('button', { name: t('shell_panel_close') }).click()

  await page.goto(addressOf('rent', '/interested-people?state=all'))
  await page.getByRole('checkbox', { name: t('table_select_page') }).check()
  // Selects more rows than the page shows.
  await page.getByRole('button', { name: new RegExp(t('table_select_matching', { count: '\\d+' })) }).click()
  await page.getByRole('button', { name: t('communication_bulk_action'), exact: true }).click()
  const bulk = page.getByRole('dialog')
  for (const language of ['de', 'fr'] as const) {
    await bulk.getByRole('tab', { name: new RegExp(t(`general_language_${language}`)) }).click()
    await bulk.getByRole('textbox', { name: t('communication_subject') }).fill(subject)
    await bulk.getByRole('textbox', { name: t('communication_body') }).fill('Wir laden Sie ein, um 18 Uhr.')
  }
  await bulk.getByRole('button', { name: t('communication_bulk_to_look') }).click()
  await expect(bulk).toContainText(t('interested_people_reason_inactive'))
  await expectAccessible(page, '[role=dialog]')
  const promised = await bulk.getByText(/Personen erhalten diese E-Mail/).innerText()
  const count = Number(/\d+/.exec(promised)?.[0])
  await bulk.getByRole('button', { name: t('communication_bulk_send_people_other', { number: count }) }).click()
  const tasks = page.getByRole('dialog', { name: t('tasks_title') })
  await expect(tasks.getByRole('article', { name: subject })).toContainText(
    t('tasks_progress', { done: count, total: count }),
    { timeout: 90_000 },
  )
  expect(await mailTo(page, { to: email, kind: 'bulk' })).toBeTruthy()

  await page.goto(addressOf('rent', `/interested-people?state=contacted&search=${lastName}`))
  await page.getByRole('link', { name: `Nora ${lastName}` }).click()
  await expect(panel.getByText(t('audit_bulk_mail_written'))).toBeVisible()
  await panel.getByRole('button', { name: t('communication_messages') }).click()
  await expect(page.getByText('Wir laden Sie ein, um 18 Uhr.').first()).toBeVisible()
  await expectAccessible(page)
  // Expected: a 422 for the missing fields and a 409 for the known person.
  expect(complaints.filter((one) => !/\b(409|422)\b/.test(one))).toEqual([])
})
