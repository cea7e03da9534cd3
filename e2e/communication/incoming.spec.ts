// Incoming mails from a portal, an office and a calendar: staff see the receiver of a reply, the attachments and the
// date, and open the original.

import { expect, test, type Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { caseMail } from '#areas/communication/server/testing/case-mails.ts'
import { complaintsOf, expectAccessible } from '../accessibility.ts'
import { clickAtOnce } from '../click-at-once.ts'
import { handIn, inbound } from '../incoming-mail.ts'
import { signInAs } from '../sign-in.ts'
import { textsIn } from '../texts.ts'
import { openMailHead } from './mail-head.ts'
import { openThread } from './mailboxes.ts'

const t = textsIn('de')

const send = (page: Page, name: string) =>
  handIn(
    page,
    Buffer.from(caseMail(name).toString('latin1').replace('in.firma.example', inbound.MAIL_INBOUND), 'latin1'),
  )

async function open(page: Page, name: string) {
  await openThread(page, t, name)
  return page
    .getByRole('list', { name: t('communication_mails') })
    .getByRole('article')
    .first()
}

test('mails of machines are read for the people behind them', async ({ page }) => {
  const complaints = complaintsOf(page)
  for (const name of ['m03-portal-reply-to', 'm06-calendar-only', 'm24-office-attachments']) await send(page, name)
  await signInAs(page, 'user')

  const enquiry = await open(page, 'Karim Benali')
  await expect(enquiry).toContainText(
    t('communication_answer_goes_to', { name: 'Karim Benali (karim.benali@example.ch)' }),
  )
  await page.getByRole('button', { name: t('communication_answer'), exact: true }).click()
  await openMailHead(page, t)
  await expect(page.getByRole('textbox', { name: t('communication_subject') })).toHaveValue(
    'Re: Neue Anfrage zu Ihrem Inserat',
  )

  const invitation = await open(page, 'Ivo Haus')
  const card = invitation.getByRole('region', { name: t('communication_invitation_request') })
  await expect(card).toContainText('Dienstag, 1. Dezember 2026, 11:00–11:30')
  await expectAccessible(page)

  const forms = await open(page, 'Ernst Amt')
  const file = t('communication_download', { name: 'Formular.doc' })
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    forms.getByRole('button', { name: file }).first().click(),
  ])
  expect(saved.suggestedFilename()).toBe('Formular.doc')
  const [original] = await Promise.all([
    page.waitForEvent('download'),
    forms.getByRole('button', { name: t('communication_original') }).click(),
  ])
  expect(original.suggestedFilename()).toBe('Formulare.eml')
  expect(readFileSync(await original.path(), 'latin1')).toContain('filename="Unterlagen.zip"')

  await page.getByRole('button', { name: t('communication_filter_and_sort') }).click()
  const filters = ['communication_filter_unread', 'communication_filter_attachments'].map((key) => t(key))
  await clickAtOnce(page, ...filters.map((name) => page.getByRole('checkbox', { name })))
  await page.keyboard.press('Escape')
  for (const name of filters) {
    await expect(page.getByRole('button', { name: t('table_filter_remove', { name }) })).toBeVisible()
  }
  await expect(page).toHaveURL(/unread=true&attachments=true|attachments=true&unread=true/)
  await expectAccessible(page)
  expect(complaints).toEqual([])
})
