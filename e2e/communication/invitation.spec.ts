// Invitation to three households through a real mail server: each receives it once; one replies with a document,
// which is filed; one mail bounces, and all staff see it.

import { expect, test, type Page } from '@playwright/test'
import { simpleParser } from 'mailparser'
import { reportOf } from '#areas/communication/server/testing/answers.ts'
import { freePort } from '#platform/server/db/embedded-secrets.ts'
import { openReceiver, type MailReceiver } from '#platform/server/testing/mail-receiver.ts'
import { complaintsOf, expectAccessible } from '../accessibility.ts'
import { arrive, handIn } from '../incoming-mail.ts'
import { applyByCall, freeFlatIn } from '../letting/applying-by-call.ts'
import { paperOf } from '../letting/paper.ts'
import { applicationsList } from '../lists/list-screen.ts'
import { addressOf, signInAs } from '../sign-in.ts'
import { startAt } from '../start-product.ts'
import { textsIn } from '../texts.ts'
import { mailbox } from './mailboxes.ts'

const t = textsIn('de')
const surname = 'Zurkirchen'
const subject = 'Besichtigung am Samstag'
const paper = 'Betreibungsauskunft.pdf'

let receiver: MailReceiver
let stop: () => Promise<void>
const portOfOthers = process.env['QUARTIER_E2E_PORT']

// In the other end-to-end tests mails are held so that they can be read: this test starts its own product that sends.
test.beforeAll(async () => {
  // Beside the other workers a product with its demo story takes longer to start than the usual time of a hook.
  test.setTimeout(240_000)
  receiver = await openReceiver()
  const port = String(await freePort())
  stop = await startAt(port, { SMTP_URL: receiver.url, MAIL_FROM: 'Quartier <post@quartier.example>' })
  process.env['QUARTIER_E2E_PORT'] = port
})
test.afterAll(async () => {
  process.env['QUARTIER_E2E_PORT'] = portOfOthers
  await stop()
  await receiver.close()
})

test('an invitation goes out, is answered with a paper, and does not reach everybody', async ({ page }) => {
  test.slow()
  const complaints = complaintsOf(page)
  const flat = await freeFlatIn(page, 'Avenue de Beauregard 22')
  const anna = await applyByCall(page, flat, { firstname: 'Anna', name: surname })
  const beat = await applyByCall(page, flat, { firstname: 'Beat', name: surname })
  const carla = await applyByCall(page, flat, { firstname: 'Carla', name: surname })
  const list = applicationsList(page, t)
  await signInAs(page, 'user')

  await page.goto(addressOf('rent', `/applications?search=${surname}`))
  await expect(list.numbers).toHaveCount(3)
  await page.getByRole('checkbox', { name: t('table_select_page') }).check()
  await list.bulkBar.getByRole('button', { name: t('communication_bulk_action'), exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: t('communication_subject') }).fill(subject)
  await dialog.getByRole('textbox', { name: t('communication_body') }).fill('Wir laden Sie ein, um 10 Uhr.')
  await dialog.getByRole('button', { name: t('communication_bulk_to_look') }).click()
  await expect(dialog).toContainText(t('communication_bulk_gets_other', { number: 3 }))
  await lookWhoGetsIt(page, [anna.name, beat.name, carla.name])
  await expectAccessible(page, '[role=dialog]')
  await dialog.getByRole('button', { name: t('communication_bulk_send_other', { number: 3 }) }).click()

  const tasks = page.getByRole('dialog', { name: t('tasks_title') })
  const task = tasks.getByRole('article', { name: subject })
  await expect(task).toContainText(t('tasks_state_2'))
  await expect(task.getByRole('button', { name: t('tasks_call_back') })).toBeVisible()
  await expect(task).toContainText(t('tasks_progress', { done: 3, total: 3 }), { timeout: 90_000 })
  await expect(task).toContainText(t('tasks_state_3'))
  await expectAccessible(page)
  const sent = receiver.received.filter(({ raw }) => raw.includes(`Subject: ${subject}`))
  expect(sent.map(({ to }) => to).toSorted()).toEqual([anna.email, beat.email, carla.email].toSorted())
  const mailFor = (address: string) => sent.find(({ to }) => to === address)

  const invitation = await simpleParser(mailFor(anna.email)?.raw ?? '')
  await arrive(page, {
    from: { name: anna.name, address: anna.email },
    to: invitation.replyTo?.text,
    subject: `Re: ${subject}`,
    text: 'Ich komme gerne.',
    inReplyTo: invitation.messageId,
    attachments: [{ filename: paper, content: await paperOf('Betreibungsauskunft') }],
  })
  await page.goto(addressOf('rent', '/communication'))
  const lineOf = (name: string) => page.getByRole('button', { name: new RegExp(name) })
  await lineOf(anna.name).click()
  const mails = page.getByRole('article')
  await expect(mails.first()).toContainText('Ich komme gerne.')
  const written = mails.filter({ hasText: 'Wir laden Sie ein' })
  await expect(written).toContainText(t('communication_state_sent'))
  await fileAway(page, anna.name)

  await handIn(page, Buffer.from(reportOf({ to: mailFor(beat.email)?.from ?? '' })))
  await mailbox(page, t, 'failed').click()
  await lineOf(beat.name).click()
  await expect(lineOf(beat.name)).toContainText(t('table_mail_bounced'))
  await expect(written).toContainText(t('communication_state_bounced'))
  await expect(written).toContainText(t('general_bounce_hard'))
  await expectAccessible(page)

  await page.getByRole('button', { name: t('tasks_title'), exact: true }).click()
  await task.getByRole('button', { name: t('tasks_show') }).click()
  const recipients = page.getByRole('dialog', { name: subject })
  await recipients.getByRole('combobox', { name: t('tasks_recipients') }).click()
  await page.getByRole('option', { name: t('tasks_show_failed') }).click()
  const unreached = recipients.getByRole('listitem')
  await expect(unreached).toHaveCount(1)
  await expect(unreached).toContainText(beat.name)
  await expect(unreached).toContainText(t('general_bounce_hard'))
  await expectAccessible(page, '[role=dialog]')

  await page.goto(addressOf('rent', `/applications?search=${surname}`))
  await expect(list.numbers).toHaveCount(3)
  await expect(page.getByRole('button', { name: t('table_mail_bounced') })).toHaveCount(1)
  expect(complaints).toEqual([])
})

/** Without the mouse; no mail has been sent yet. */
async function lookWhoGetsIt(page: Page, names: readonly string[]) {
  await page.locator('summary', { hasText: t('communication_bulk_recipients') }).focus()
  await page.keyboard.press('Enter')
  const people = page.getByRole('list', { name: t('communication_bulk_recipients') }).getByRole('listitem')
  for (const [index, name] of names.entries()) await expect(people.nth(index)).toContainText(name)
}

/** Files the attachment as a document of this person, in the first category offered. */
async function fileAway(page: Page, name: string) {
  const answer = page.getByRole('article').first()
  await answer.getByRole('button', { name: t('communication_file_away', { name: paper }) }).click()
  const filing = page.getByRole('dialog', { name: t('communication_filing_title') })
  for (const [key, option] of [
    ['communication_filing_person', name],
    ['communication_filing_category', ''],
  ] as const) {
    await filing.getByRole('combobox', { name: t(key) }).click()
    await page.locator('[role=option]:visible').filter({ hasText: option }).first().click()
  }
  await expectAccessible(page, '[role=dialog]')
  await filing.getByRole('button', { name: t('communication_filing_confirm') }).click()
  await expect(answer).toContainText(t('communication_is_filed'))
}
