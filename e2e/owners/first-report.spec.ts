// An owner: from the invitation by mail to a place with reports and nothing else; and the report about their objects.

import { expect, test } from '@playwright/test'
import { expectAccessible } from '../accessibility.ts'
import { linkIn, mailTo } from '../outbox.ts'
import { storeInPage } from '../page-storage.ts'
import { addressOf, ask, signInAs, tell } from '../sign-in.ts'
import { expectInside, typeLogin } from '../sign-in/door.ts'
import { textsIn } from '../texts.ts'
import { letScheduleComeDue } from './due-schedule.ts'

const t = textsIn('de')

test('a new owner gets a link, sets a password, and sees the reports and nothing else', async ({ page, browser }) => {
  const mark = crypto.randomUUID().slice(0, 6)
  const email = `lia.meier.${mark}@stiftung.example`
  await signInAs(page, 'admin')
  await page.goto(addressOf('rent', '/project-settings/user-management/owners'))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: t('table_create'), exact: true }).click()
  await page.getByRole('menuitem', { name: t('owners_create') }).click()
  const form = page.getByRole('dialog', { name: t('owners_create') })
  const write = (field: string, words: string) =>
    form.getByRole('textbox', { name: t(`owners_field_${field}`), exact: true }).fill(words)
  await write('name', `Stiftung ${mark}`)
  await write('first_name', 'Lia')
  await write('last_name', 'Meier')
  await write('email', email)
  await expectAccessible(page)
  await form.getByRole('button', { name: t('owners_create_and_invite') }).click()
  await expect(page.getByRole('heading', { level: 1, name: `Stiftung ${mark}` })).toBeVisible()
  await expectAccessible(page)

  const elsewhere = await browser.newContext()
  const owner = await elsewhere.newPage()
  await storeInPage(owner, { language: 'de' })
  await owner.goto(linkIn(await mailTo(page, { to: email, kind: 'invitation' }), '/password-reset-form'))
  const password = `Neu-${crypto.randomUUID().slice(0, 8)}-Z9`
  await owner.getByRole('textbox', { name: t('sign_in_new_password'), exact: true }).fill(password)
  await owner.getByRole('textbox', { name: t('sign_in_new_password_confirmation') }).fill(password)
  await owner.getByRole('button', { name: t('sign_in_set_password') }).click()
  await expect(owner.getByRole('heading', { name: t('sign_in_password_is_set') })).toBeVisible()
  await owner.goto(addressOf('rent', '/login'))
  await typeLogin(owner, t, { email, password })
  await expectInside(owner, t)
  await expect(owner).toHaveURL(/\/reporting\/pdf/)
  await expect(owner.getByRole('navigation', { name: t('shell_main_menu') }).getByRole('link')).toHaveText([
    'Quartier',
    t('menu_reporting'),
  ])
  await expectAccessible(owner)
  await owner.goto(addressOf('rent', '/applications'))
  await expect(owner).toHaveURL(/\/403\?permission=applications_read/)
  await elsewhere.close()
})

interface Needs {
  owners: { value: string; displayName: string }[]
  recipients: { kind: string; value: string; displayName: string }[]
}

test('an owner reads the report about their objects, and not that about all', async ({ page }) => {
  const mark = crypto.randomUUID().slice(0, 6)
  const needs = await ask<Needs>(page, 'superuser', '/api/v1/reporting/r-reports')
  const owner = needs.recipients.find(({ kind }) => kind === 'owner')
  const order = { action: 'create_report', buildings: [], 'no-inactives': true, favorits: false, comment: '' }
  await tell(page, 'superuser', '/api/v1/reporting/r-reports', { ...order, title: `Alle ${mark}`, owner: null })
  await tell(page, 'superuser', '/api/v1/reporting/r-reports', {
    ...order,
    title: `Meine ${mark}`,
    owner: owner?.value,
  })
  await signInAs(page, 'superuser')
  await page.goto(addressOf('rent', '/reporting/pdf'))
  const line = page.getByRole('listitem', { name: `Meine ${mark}` })
  await expect(line.getByText(t('reporting_state_done'))).toBeVisible({ timeout: 60_000 })
  await line.getByRole('button', { name: t('reporting_send_of', { title: `Meine ${mark}` }) }).click()
  const sending = page.getByRole('dialog', { name: t('reporting_send_title') })
  await sending.getByRole('combobox', { name: t('reporting_field_recipients') }).fill(owner?.displayName ?? '')
  await page.getByRole('option', { name: owner?.displayName ?? '' }).click()
  // Closes the list of options.
  await page.keyboard.press('Tab')
  await sending.getByRole('button', { name: t('reporting_send'), exact: true }).click()
  await expect(line.getByText(new RegExp(t('reporting_sent_to', { names: owner?.displayName ?? '' })))).toBeVisible()

  await signInAs(page, 'owner')
  await page.goto(addressOf('rent', '/reporting/pdf'))
  const own = page.getByRole('listitem', { name: `Meine ${mark}` })
  await expect(own).toBeVisible()
  await expect(page.getByRole('listitem', { name: `Alle ${mark}` })).toHaveCount(0)
  await own.getByRole('button', { name: t('reporting_open_pdf_of', { title: `Meine ${mark}` }) }).click()
  await expect(page.getByText(`Meine ${mark}.pdf`)).toBeVisible()
  await expectAccessible(page)
})

interface Schedules {
  items: { id: string; data: { title: string } }[]
}

test('a schedule makes its report and the owner reads it by the link of the mail', async ({ page, browser }) => {
  test.slow()
  const title = `Monat ${crypto.randomUUID().slice(0, 6)}`
  const needs = await ask<Needs>(page, 'superuser', '/api/v1/reporting/r-reports')
  const owner = needs.recipients.find(({ kind }) => kind === 'owner')
  const ownerName = owner?.displayName ?? ''
  await signInAs(page, 'superuser')
  await page.goto(addressOf('rent', '/reporting/pdf'))
  await page.getByRole('button', { name: t('reporting_schedule_new') }).click()
  const dialog = page.getByRole('dialog', { name: t('reporting_schedule_new') })
  await dialog.getByRole('textbox', { name: t('reporting_field_name') }).fill(title)
  await dialog.getByRole('combobox', { name: t('reporting_field_owner'), exact: true }).click()
  await page.getByRole('option', { name: ownerName, exact: true }).click()
  await dialog.getByRole('combobox', { name: t('reporting_field_recipients') }).fill(ownerName)
  await page.getByRole('option', { name: t('reporting_recipient_owner', { name: ownerName }) }).click()
  // Closes the list of options.
  await page.keyboard.press('Tab')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: t('general_save') }).click()
  await expect(page.getByRole('list', { name: t('reporting_schedules') }).getByText(title)).toBeVisible()

  const { items } = await ask<Schedules>(page, 'superuser', '/api/v1/reporting/schedules')
  await letScheduleComeDue(items.find(({ data }) => data.title === title)?.id ?? '')
  const made = page.getByRole('list', { name: t('reporting_archive') }).getByRole('listitem', { name: title })
  // The page looks again by itself only while it shows a report that is being made.
  await expect(async () => {
    await page.reload()
    await expect(made).toBeVisible({ timeout: 10_000 })
  }).toPass({ timeout: 120_000 })
  await expect(made.getByText(t('reporting_state_done'))).toBeVisible({ timeout: 60_000 })

  const elsewhere = await browser.newContext()
  const reader = await elsewhere.newPage()
  await signInAs(reader, 'owner')
  const mail = await mailTo(page, { to: 'owner@quartier.example', kind: 'staff-report', subject: title })
  await reader.goto(linkIn(mail, '/reporting/pdf?report='))
  const own = reader.getByRole('listitem', { name: title })
  await expect(own).toHaveAttribute('aria-current', 'true')
  await expectAccessible(reader)
  await own.getByRole('button', { name: t('reporting_open_pdf_of', { title }) }).click()
  await expect(reader.getByText(`${title}.pdf`)).toBeVisible()
  await elsewhere.close()
})
