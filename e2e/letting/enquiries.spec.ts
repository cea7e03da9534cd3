// Staff request documents and the household uploads them; a landlord is asked for a reference and gives it; staff see
// both.

import { expect, test } from '@playwright/test'
import { formText } from '#areas/forms/rules/form-text.ts'
import { fieldsOf } from '#areas/forms/rules/form-definition.ts'
import { defaultForm } from '#areas/forms/rules/defaults/default-form.ts'
import { expectAccessible } from '../accessibility.ts'
import { linkIn, mailTo } from '../outbox.ts'
import { addressOf, signInAs } from '../sign-in.ts'
import { textsIn } from '../texts.ts'
import { applyByCall, freeFlatIn, idOf } from './applying-by-call.ts'
import { paperOf } from './paper.ts'

const t = textsIn('de')
const labelOf = (key: string) =>
  formText(fieldsOf(defaultForm, 'adult').find((one) => one.key === key)?.label ?? key, t, 'de')

test('papers are asked for and brought until they are complete, and a landlord answers', async ({ page, browser }) => {
  const flat = await freeFlatIn(page, 'Avenue de Beauregard 22')
  const { number, email, name } = await applyByCall(page, flat, { firstname: 'Rahel', name: 'Zwahlen' })
  const id = await idOf(page, { number })

  await signInAs(page, 'user')
  await page.goto(addressOf('rent', `/applications/${id}`))
  const papers = page.getByRole('region', { name: t('applications_documents') })
  await papers.getByRole('button', { name: t('enquiries_request_documents') }).click()
  const asking = page.getByRole('dialog')
  await expect(asking.getByLabel(labelOf('copy_of_id'))).toBeChecked()
  await asking.getByLabel(t('enquiries_note')).fill('Bitte beide Seiten')
  await asking.getByRole('button', { name: t('enquiries_send_request') }).click()
  await expect(papers.getByText(t('enquiries_request_requested'), { exact: true })).toBeVisible()

  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(linkIn(await mailTo(page, { to: email, kind: 'documents-request' }), '/documents-upload-form'))
  await expect(visitor.getByText('Bitte beide Seiten')).toBeVisible()
  await expectAccessible(visitor)
  const field = visitor.getByRole('group', { name: labelOf('copy_of_id') })
  await field.locator('input[type=file]').setInputFiles([
    { name: 'Ausweis.pdf', mimeType: 'application/pdf', buffer: await paperOf('Ausweis') },
    { name: 'falsch.pdf', mimeType: 'application/pdf', buffer: Buffer.from('this is no PDF') },
  ])
  await expect(field.getByRole('listitem').filter({ hasText: 'falsch.pdf' }).getByRole('alert')).toBeVisible()
  await expect(field.getByText('Ausweis.pdf')).toBeVisible()
  await visitor.getByRole('button', { name: t('enquiries_upload_finish') }).click()
  await expect(visitor.getByText(t('enquiries_upload_done_title'))).toBeVisible()

  await page.reload()
  await expect(papers.getByText(t('applications_documents_complete'), { exact: true })).toBeVisible()
  await expect(papers.getByText(t('enquiries_request_received'), { exact: true })).toBeVisible()
  await expect(papers.getByText(t('enquiries_new'), { exact: true })).toBeVisible()

  const references = page.getByRole('region', { name: t('enquiries_references') })
  const kind = t('enquiries_kind_landlord')
  await references.getByRole('button', { name: t('enquiries_reference_more', { kind }) }).click()
  await page.getByRole('menuitem', { name: t('enquiries_deed_ask') }).click()
  const dialog = page.getByRole('dialog')
  const landlord = `${crypto.randomUUID().slice(0, 8)}@verwaltung.example`
  await dialog.getByLabel(t('enquiries_contact_name')).fill('Urs Frei')
  await dialog.getByLabel(t('enquiries_contact_email')).fill(landlord)
  await expect(dialog.getByText(t('enquiries_mail_reference_subject', { name }))).toBeVisible()
  await dialog.getByRole('button', { name: t('enquiries_send_enquiry') }).click()
  await expect(references.getByText(t('enquiries_reference_sent'), { exact: true })).toBeVisible()

  await visitor.goto(linkIn(await mailTo(page, { to: landlord, kind: 'reference' }), '/reference-form'))
  await expectAccessible(visitor)
  await visitor.getByRole('button', { name: t('enquiries_reference_send') }).click()
  await expect(visitor.getByRole('alert').first()).toBeVisible()
  for (const question of ['payment', 'care', 'again']) {
    const asked = visitor.getByRole('group', { name: t(`enquiries_question_landlord_${question}`, { name }) })
    await asked.getByRole('radio', { name: t(`enquiries_answer_${question}_b`), exact: true }).check()
  }
  const first = visitor.getByRole('group', { name: t('enquiries_question_landlord_relationship', { name }) })
  await first.getByRole('textbox').fill('Mieterin seit 2019')
  await visitor.reload()
  await expect(first.getByRole('textbox')).toHaveValue('Mieterin seit 2019')
  await visitor.getByRole('button', { name: t('enquiries_reference_send') }).click()
  await expect(visitor.getByText(t('enquiries_reference_thanks_answered'))).toBeVisible()

  await page.reload()
  await expect(references.getByText(t('enquiries_reference_answered'), { exact: true })).toBeVisible()
  await references.getByRole('button', { name: t('enquiries_show_answers') }).click()
  await expect(references.getByText('Mieterin seit 2019')).toBeVisible()
})
