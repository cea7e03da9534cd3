// A referee replies in the thread of a household: they are shown as a different person, receive the reply at their
// own address without any data of the household, and a colleague who replies at the same time is noticed before
// anything is sent twice.

import { expect, test } from '@playwright/test'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { findThreads } from '#areas/communication/contract/thread.ts'
import { complaintsOf, expectAccessible } from '../accessibility.ts'
import { arrive } from '../incoming-mail.ts'
import { applyByCall, freeFlatIn } from '../letting/applying-by-call.ts'
import { mailTo } from '../outbox.ts'
import { ask, signInAs, tell } from '../sign-in.ts'
import { textsIn } from '../texts.ts'
import { openMailHead } from './mail-head.ts'
import { openThread } from './mailboxes.ts'

const t = textsIn('de')
const rolf = { name: 'Rolf Vermieter', address: 'rolf@verwaltung.example' }

test('a referee is answered, and a colleague who was quicker is noticed', async ({ page, browser }) => {
  const complaints = complaintsOf(page)
  const flat = await freeFlatIn(page, 'Avenue de Beauregard 22')
  const { number, name, email } = await applyByCall(page, flat, { firstname: 'Livia', name: 'Zumthor' })
  const found = await ask<ResponseOf<typeof findThreads>>(
    page,
    'user',
    `/api/v1/communication/records?search=${number}%20Livia`,
  )
  const id = found.items[0]?.value ?? ''
  const first = { subject: 'Besichtigung', body: '<p>Am Montag?</p>' }
  await tell(page, 'user', `/api/v1/communication/${id}/send-direct-mail`, first)
  const { messageId } = await mailTo(page, { to: email, kind: 'direct' })
  const html = '<html><body><p>Guten Tag</p><p>Frau Zumthor zahlte stets <b>pünktlich</b>.</p></body></html>'
  await arrive(page, { from: rolf, subject: 'Referenz Zumthor', html, inReplyTo: messageId })

  await signInAs(page, 'user')
  await openThread(page, t, name)
  const mails = page.getByRole('list', { name: t('communication_mails') }).getByRole('article')
  await expect(mails.first()).toContainText('Frau Zumthor zahlte stets pünktlich.')
  await expect(mails.first()).toContainText(rolf.address)
  await expect(mails.first()).toContainText(t('communication_other_address'))
  await page.getByRole('button', { name: t('communication_answer'), exact: true }).click()
  await openMailHead(page, t)
  const subject = page.getByRole('textbox', { name: t('communication_subject') })
  const body = page.getByRole('textbox', { name: t('communication_body') })
  const receiver = page.getByRole('combobox', { name: t('communication_to_whom') })
  await expect(subject).toHaveValue('Re: Referenz Zumthor')
  await expect(receiver).toHaveValue(new RegExp(rolf.address))
  // A colleague who views the same thread sees at once that a reply is being written.
  const other = await (await browser.newContext()).newPage()
  await signInAs(other, 'superuser')
  await openThread(other, t, name)
  const writes = other.getByText(t('communication_others_write_one', { names: 'Mirjam Zgraggen' })).first()
  await expect(writes).toBeHidden()
  await body.fill('Danke, [place_all_names].')
  await expect(writes).toBeVisible({ timeout: 8_000 })
  await expectAccessible(page)
  const send = page.getByRole('button', { name: t('general_send'), exact: true })
  await send.click()
  await expect(page.getByText(/Bitte entfernen/).first()).toBeVisible()

  // Changing the receiver and changing back keeps the text.
  await receiver.click()
  await page.getByRole('option', { name: new RegExp(email) }).click()
  await expect(subject).toHaveValue('Re: Besichtigung')
  await expect(body).toContainText('Danke,')
  await receiver.click()
  await page.getByRole('option', { name: new RegExp(rolf.address) }).click()
  await expect(subject).toHaveValue('Re: Referenz Zumthor')
  await body.fill('Danke für Ihre Auskunft.')

  // A colleague replied in the meantime.
  await tell(other, 'superuser', `/api/v1/communication/${id}/send-direct-mail`, {
    ...first,
    subject: 'Schon erledigt',
  })
  await other.close()
  const answered = page.getByRole('alert').filter({ hasText: /Luc Favre hat um \d\d:\d\d geantwortet/ })
  await expect(answered).toBeVisible()
  await expectAccessible(page)
  await answered.getByRole('button', { name: t('communication_answered_look') }).click()
  await expect(mails.filter({ hasText: 'Schon erledigt' })).toBeInViewport()
  await send.click()
  const question = page.getByRole('dialog', { name: t('communication_answered_title') })
  await expect(question).toContainText('Schon erledigt')
  await question.getByRole('button', { name: t('communication_write_on') }).click()
  await expect(body).toContainText('Danke für Ihre Auskunft.')
  await send.click()
  await question.getByRole('button', { name: t('communication_answered_send') }).click()
  await expect(mails.first()).toContainText('Danke für Ihre Auskunft.')
  expect(await mailTo(page, { to: rolf.address, kind: 'direct' })).toMatchObject({ subject: 'Re: Referenz Zumthor' })
  // Expected errors: one 422 for placeholders of the household, and 409 for the replies of a colleague.
  expect(complaints.filter((complaint) => !/status of (?:422|409)/.test(complaint))).toEqual([])
})
