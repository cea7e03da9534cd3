// Staff write to a household from its application, recall the mail, send it again with an attachment, note a phone
// call, and find everything in the inbox.

import { expect, test, type Page } from '@playwright/test'
import { complaintsOf, expectAccessible } from '../accessibility.ts'
import { arrive } from '../incoming-mail.ts'
import { applyByCall, freeFlatIn } from '../letting/applying-by-call.ts'
import { paperOf } from '../letting/paper.ts'
import { mailTo } from '../outbox.ts'
import { addressOf, signInAs } from '../sign-in.ts'
import { textsIn } from '../texts.ts'
import { openMailHead } from './mail-head.ts'
import { mailbox } from './mailboxes.ts'

const t = textsIn('de')
const house = 'Avenue de Beauregard 22'

test('from an application to the inbox and back', async ({ page }) => {
  test.slow()
  const complaints = complaintsOf(page)
  const flat = await freeFlatIn(page, house)
  const { number, name, email } = await applyByCall(page, flat, { firstname: 'Salome', name: 'Ineichen' })
  await signInAs(page, 'user')
  await openMessages(page, number)
  const panel = page.getByRole('complementary', { name: t('communication_messages') })
  await panel.getByRole('button', { name: t('communication_answer') }).click()
  await write(panel, 'Besichtigung', 'Passt Ihnen Dienstag um 17 Uhr?')
  await expect(panel.getByText(t('communication_draft_kept'))).toBeVisible()
  await expectAccessible(page)

  // The draft is restored, and is sent exactly as previewed.
  await page.reload()
  await expect(panel.getByRole('textbox', { name: t('communication_body') })).toContainText('Dienstag um 17 Uhr')
  await panel.getByRole('button', { name: t('communication_preview'), exact: true }).click()
  const preview = page.getByRole('dialog', { name: t('communication_preview_title') })
  await expect(preview.frameLocator('iframe').getByText('Dienstag um 17 Uhr')).toBeVisible()
  await expectAccessible(page, '[role=dialog]')
  await preview.getByRole('button', { name: t('general_send') }).click()
  const mails = panel.getByRole('list', { name: t('communication_mails') }).getByRole('article')
  await expect(mails.first()).toContainText('Dienstag um 17 Uhr')

  await action(mails.first(), 'communication_deed_call_back')
  const body = panel.getByRole('textbox', { name: t('communication_body') })
  await expect(body).toContainText('Dienstag um 17 Uhr')
  await body.press('Control+End')
  await body.pressSequentially(' Oder Mittwoch?')
  await panel
    .getByRole('group', { name: t('communication_attachments') })
    .locator('input[type=file]')
    .setInputFiles([{ name: 'Lageplan.pdf', mimeType: 'application/pdf', buffer: await paperOf('Lageplan') }])
  await expect(panel.getByRole('button', { name: t('general_file_open', { name: 'Lageplan.pdf' }) })).toBeVisible()
  await body.press('Control+Enter')
  await expect(mails.first()).toContainText('Oder Mittwoch?')
  await expect(mails.first()).toContainText('Lageplan.pdf')
  await expect(mails.nth(1)).toContainText(t('communication_state_cancelled'))
  const sent = await mailTo(page, { to: email, kind: 'direct' })
  expect([sent.text, sent.attachments]).toEqual([expect.stringContaining('Oder Mittwoch?'), ['Lageplan.pdf']])

  await panel.getByRole('button', { name: t('communication_note') }).click()
  await panel.getByRole('textbox', { name: t('communication_note') }).fill('Hat am Telefon zugesagt.')
  await panel.getByRole('button', { name: t('communication_note_add') }).click()
  await expect(mails.first()).toContainText('Hat am Telefon zugesagt.')

  // The history of the record links to the mail that it mentions.
  await page.goto(page.url().replace(/\?.*/, ''))
  await page
    .getByRole('button', { name: t('audit_mail_written') })
    .first()
    .click()
  await expect(mails.nth(1)).toContainText('Oder Mittwoch?')
  await expect(mails.nth(1)).toBeInViewport()
  await expectAccessible(page)

  await page.goto(addressOf('rent', '/communication'))
  await mailbox(page, t, 'sent').click()
  await page.getByRole('searchbox', { name: t('communication_search_threads') }).fill(name)
  await expect(page.getByText(t('communication_range', { from: '1', to: '1', total: '1' }))).toBeVisible()
  const line = page.getByRole('button', { name: new RegExp(name) })
  await line.click()
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
  await expect(page.getByRole('article').first()).toContainText('Hat am Telefon zugesagt.')
  await expectAccessible(page)
  await page.keyboard.press('e')
  await expect(page.getByText(t('communication_done_archive_one'))).toBeVisible()
  await mailbox(page, t, 'archive').click()
  await expect(line).toBeVisible()

  // A page that no longer exists redirects to the last one.
  await page.goto(addressOf('rent', '/communication?mailbox=archive&page=99'))
  await expect(line).toBeVisible()
  await expect(page).not.toHaveURL(/page=99/)

  // The reply moves the thread back to the inbox, and another window of the same browser shows it at once, although
  // that polls only every ten seconds.
  const other = await page.context().newPage()
  await other.goto(addressOf('rent', '/communication'))
  await expect(mailbox(other, t, 'inbox')).toBeVisible()
  await expect(other.getByRole('button', { name: new RegExp(name) })).toBeHidden()
  await arrive(page, {
    from: { name, address: email },
    subject: 'Re: Besichtigung',
    text: 'Mittwoch passt gut.',
    inReplyTo: sent.messageId,
  })
  await expect(other.getByRole('button', { name: new RegExp(name) })).toBeVisible({ timeout: 8_000 })
  await other.close()
  await mailbox(page, t, 'inbox').click()
  await line.click()
  await expect(page.getByRole('article').first()).toContainText('Mittwoch passt gut.')
  expect(complaints).toEqual([])
})

async function openMessages(page: Page, number: number) {
  await page.goto(addressOf('rent', `/applications?search=${number}`))
  await page
    .getByRole('table')
    .getByRole('link', { name: String(number), exact: true })
    .click()
  await page.getByRole('button', { name: t('communication_messages') }).click()
}

type Place = ReturnType<Page['getByRole']>

async function write(place: Place, subject: string, words: string) {
  await openMailHead(place, t)
  await place.getByRole('textbox', { name: t('communication_subject') }).fill(subject)
  await place.getByRole('textbox', { name: t('communication_body') }).fill(words)
}

async function action(mail: Place, key: string) {
  await mail.getByRole('button', { name: t('communication_mail_more') }).click()
  await mail
    .page()
    .getByRole('menuitem', { name: t(key) })
    .click()
}

test('a letter to whom has no address for mails is looked at, printed and marked', async ({ page }) => {
  const complaints = complaintsOf(page)
  await signInAs(page, 'user')
  await page.goto(addressOf('rent', '/communication?mailbox=letters'))
  await page.getByRole('searchbox', { name: t('communication_search_threads') }).fill('Hodžić')
  const line = page.getByRole('button', { name: /Emir Hodžić/ })
  await expect(page.getByText(t('communication_range', { from: '1', to: '1', total: '1' }))).toBeVisible()
  await line.click()
  await expect(page.getByText(t('communication_letter_since'))).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: t('communication_letters_print_all_one', { number: '1' }) }).click()
  const dialog = page.getByRole('dialog')
  await expectAccessible(page, '[role=dialog]')
  await dialog.getByRole('button', { name: t('communication_letters_prepare') }).click()

  const batch = page
    .getByRole('list', { name: t('communication_batches') })
    .getByRole('listitem')
    .first()
  await expect(batch).toContainText(t('communication_batch_ready_one', { count: '1' }), { timeout: 30_000 })
  await batch.getByRole('button', { name: t('communication_batch_confirm') }).click()
  await page.getByRole('button', { name: t('communication_batch_ask_yes') }).click()
  await expect(page.getByText(t('communication_letters_marked_one', { count: '1' }))).toBeVisible()
  await page.getByText(t('communication_letters_printed'), { exact: true }).first().click()
  await expect(line).toBeVisible()
  await line.click()
  await expect(page.getByText(/Mirjam Zgraggen/).first()).toBeVisible()
  expect(complaints).toEqual([])
})
