// Staff preview a process mail, change its text once, save the text as a template, send it, call it back and send it
// again.

import { expect, test } from '@playwright/test'
import { expectAccessible } from '../accessibility.ts'
import { mailTo } from '../outbox.ts'
import { addressOf, signInAs } from '../sign-in.ts'
import { textsIn } from '../texts.ts'
import { applyByCall, freeFlatIn, idOf } from './applying-by-call.ts'

const t = textsIn('de')

test('the mail that asks for papers is looked at, reworded, kept as a template, called back and sent after all', async ({
  page,
}) => {
  const flat = await freeFlatIn(page, 'Avenue de Beauregard 22')
  const { number, email, name } = await applyByCall(page, flat, { firstname: 'Corsin', name: 'Tuor' })
  const id = await idOf(page, { number })

  await signInAs(page, 'admin')
  await page.goto(addressOf('rent', `/applications/${id}`))
  await page
    .getByRole('region', { name: t('applications_documents') })
    .getByRole('button', { name: t('enquiries_request_documents') })
    .click()
  const asking = page.getByRole('dialog', { name: t('enquiries_request_documents') })
  const paper = asking.frameLocator('iframe').locator('body')
  await expect(paper).toContainText(name)
  await expectAccessible(page, '[role=dialog]')

  await asking.getByRole('button', { name: t('mail_templates_look_edit') }).click()
  const sendButton = asking.getByRole('button', { name: t('enquiries_send_request') })
  await expect(sendButton).toBeDisabled()
  await expectAccessible(page, '[role=dialog]')
  await asking.getByLabel(t('mail_templates_subject'), { exact: false }).first().fill('Papiere bitte')
  await asking.getByRole('button', { name: t('mail_templates_look_leave') }).click()
  await page.getByRole('button', { name: t('shell_discard_cancel') }).click()
  await asking.getByRole('button', { name: t('mail_templates_save_as') }).click()
  const saving = page.getByRole('dialog', { name: t('mail_templates_save_as') })
  const title = `Papiere ${crypto.randomUUID().slice(0, 8)}`
  await saving.getByLabel(t('mail_templates_title')).fill(title)
  await saving.getByRole('button', { name: t('mail_templates_save_template') }).click()
  await expect(asking.getByRole('combobox', { name: t('mail_templates_look_from') })).toHaveValue(title)
  await expect(asking.getByText('Papiere bitte')).toBeVisible()
  await sendButton.click()

  await page.getByRole('button', { name: /^Zurückrufen/ }).click()
  const said = t('general_mail_stands_documents_request')
  await expect(page.getByText(said).first()).toBeVisible()
  const early = mailTo(page, { to: email, kind: 'documents-request', patience: 10_000 })
  expect(await early.catch(() => null)).toBeNull()
  await page.goto(addressOf('rent', `/applications/${id}?panel=Messenger:${id}`))
  await page.getByRole('button', { name: t('communication_send_after_all') }).click()
  const mail = await mailTo(page, { to: email, kind: 'documents-request' })
  expect(mail.subject).toBe('Papiere bitte')
  expect(mail.text).toContain(name)
})
