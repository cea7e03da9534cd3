// After the form is sent: receipt, status page, a change that staff see as a difference, and withdrawal.

import { expect, test } from '@playwright/test'
import { exampleAdultAnswers } from '#areas/forms/rules/testing/example-household.ts'
import { complaintsOf, expectAccessible } from '../accessibility.ts'
import { linkIn, mailTo } from '../outbox.ts'
import { addressOf, send, signInAs } from '../sign-in.ts'
import { textsIn } from '../texts.ts'
import { applyByCall, freeFlatIn, idOf } from './applying-by-call.ts'
import { fieldOf, fillIn, labelOf } from './form.ts'
import { paperOf } from './paper.ts'

const t = textsIn('de')

test('a household follows what it sent, changes it, hands in a paper and takes it back', async ({ page, browser }) => {
  test.slow()
  const complaints = complaintsOf(page)
  const flat = await freeFlatIn(page, 'Wartstrasse 31')
  const applicant = await applyByCall(page, flat, { firstname: 'Selma', name: 'Rüfenacht' })
  const clerk = await browser.newPage()
  await signInAs(clerk, 'superuser')
  const details = `/applications/${await idOf(clerk, applicant)}`

  await test.step('the mail leads to the page that says where it stands', async () => {
    const mail = await mailTo(page, { to: applicant.email, kind: 'application-confirmation' })
    await page.goto(linkIn(mail, '/status'))
    await expect(page.getByRole('heading', { name: t('application_form_status_received') })).toBeVisible()
    const missing = page.getByRole('region', { name: t('application_form_missing') })
    await expect(missing).toContainText(t('application_form_missing_email', { email: applicant.email }))
    const paper = { paper: t('application_form_field_copy_of_id'), name: applicant.name }
    await expect(missing).not.toContainText(t('application_form_missing_paper', paper))
    await expect(page.getByText(t('application_form_field_copy_of_id'))).toHaveCount(0)
    await expectAccessible(page)
  })

  await test.step('the receipt is a PDF under the number', async () => {
    const href = await page.getByRole('link', { name: t('application_form_receipt_open') }).getAttribute('href')
    const receipt = await page.evaluate(async (path) => {
      const answer = await fetch(path ?? '')
      return { type: answer.headers.get('content-type'), name: answer.headers.get('content-disposition') }
    }, href)
    expect(receipt.type).toBe('application/pdf')
    expect(receipt.name).toContain(String(applicant.number))
  })

  await test.step('a paper is handed in where it belongs', async () => {
    const field = page.getByRole('group', { name: t('application_form_field_further_documents') })
    const buffer = await paperOf('ID')
    await field.locator('input[type=file]').setInputFiles({ name: 'id.pdf', mimeType: 'application/pdf', buffer })
    await expect(field.getByRole('button', { name: t('general_file_delete', { name: 'id.pdf' }) })).toBeVisible()
    await expect(page.getByText(t('audit_application_document_added'))).toBeVisible()
  })

  await test.step('staff judge it, and then the household changes an answer', async () => {
    await clerk.goto(addressOf('rent', details))
    await clerk
      .getByRole('radiogroup', { name: t('applications_overall') })
      .getByRole('radio', { name: t('general_grade', { grade: 'B' }) })
      .click()
    await expect(clerk.getByText(t('applications_state_active_evaluated')).first()).toBeVisible()
    await page.getByRole('link', { name: t('application_form_change_sent') }).click()
    await expect(page.getByRole('button', { name: t('application_form_step_household') })).toBeVisible()
    // The page still has the state from before the decision; a save from it would first get a 409, which the browser
    // logs.
    await page.reload()
    await page.getByRole('button', { name: t('application_form_step_household') }).click()
    await fillIn({ page, t, language: 'de' }, 'household', { pets: true, pets_type: 'Papagei' })
    await page.getByRole('link', { name: t('application_form_status_open') }).click()
    const waiting = page.getByRole('region', { name: t('application_form_change_waits') })
    await expectAccessible(page)
    await waiting.getByRole('link', { name: t('application_form_change_waits_open') }).click()
    await page.getByRole('button', { name: t('application_form_step_household') }).click()
    await expect(page.getByRole('textbox', { name: labelOf(t, fieldOf('household', 'pets_type')) })).toHaveValue(
      'Papagei',
    )
    await page.getByRole('button', { name: t('application_form_save_and_next') }).click()
    await expect(page.getByText(t('application_form_saved'))).toBeVisible()
    await page.getByRole('link', { name: t('application_form_status_open') }).click()
    await expect(page.getByText(t('audit_application_changed_by_applicant'))).toBeVisible()
    await expect(page.getByRole('heading', { name: t('application_form_status_in_review') })).toBeVisible()
    await expect(waiting).toHaveCount(0)
  })

  await test.step('staff see what was sent beside what stands, and that their verdict is older', async () => {
    await clerk.reload()
    const changes = clerk.getByRole('region', { name: t('applications_changes_since') })
    const label = labelOf(t, fieldOf('household', 'pets_type'))
    await expect(changes.getByRole('row').filter({ has: clerk.getByRole('rowheader', { name: label }) })).toContainText(
      'Papagei',
    )
    await expect(clerk.getByText(t('applications_evaluation_older'))).toBeVisible()
    await expectAccessible(clerk)
    await clerk.getByRole('button', { name: t('applications_evaluation_still_holds') }).click()
    await expect(clerk.getByText(t('applications_evaluation_older'))).toBeHidden()
  })

  await test.step('the type of household follows from its people and is not asked', async () => {
    await page.goto(addressOf('rent', `/form/application/${applicant.slug}/${applicant.token}/update`))
    await page.getByRole('button', { name: t('application_form_step_people') }).click()
    await expect(page.getByRole('button', { name: t('application_form_add_adult') })).toBeVisible()
    await expect(page.getByRole('combobox', { name: t('application_form_field_household_type') })).toHaveCount(0)
    await page.goto(addressOf('rent', `/form/application/${applicant.slug}/${applicant.token}/status`))
  })

  await test.step('staff see what contradicts since somebody was added', async () => {
    const answers = { ...exampleAdultAnswers, firstname: 'Nuria' }
    await send(page, {
      path: `/api/v2/applications/${applicant.slug}/${applicant.token}/adults`,
      workspace: 'rent',
      data: { answers, isComplete: true },
    })
    await clerk.reload()
    await expect(clerk.getByText(t('applications_contradiction_two_main_tenants'))).toBeVisible()
    await expectAccessible(clerk)
    await page.reload()
  })

  await test.step('the household takes it back, asked once', async () => {
    await page.getByRole('button', { name: t('application_form_withdraw') }).click()
    const question = page.getByRole('dialog')
    await question.getByRole('button', { name: t('application_form_withdraw') }).click()
    await expect(question.getByText(t('general_field_is_required'))).toBeVisible()
    await question.getByRole('radio', { name: t('application_form_withdrawal_found_elsewhere') }).check()
    await expectAccessible(page)
    await question.getByRole('button', { name: t('application_form_withdraw') }).click()
    await expect(page.getByRole('heading', { name: t('application_form_status_withdrawn') })).toBeVisible()
    await expect(page.getByRole('button', { name: t('application_form_withdraw') })).toBeHidden()
    const steps = page.getByRole('list', { name: t('application_form_progress'), exact: true })
    await expect(steps.getByRole('listitem')).toHaveCount(3)
    await expect(steps.getByRole('listitem').last()).toContainText(
      t('application_form_progress_withdrawn', { date: '' }),
    )
    await expect(steps).not.toContainText(t('application_form_progress_decided'))
    await mailTo(page, { to: applicant.email, kind: 'application-withdrawn' })
    await clerk.reload()
    await expect(clerk.getByText(t('application_form_withdrawal_found_elsewhere')).first()).toBeVisible()
  })
  await clerk.close()
  expect(complaints).toEqual([])
})
