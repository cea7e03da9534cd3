// Papers that cannot be taken, among two that can: each says why, and the good ones arrive, also over a broken connection.

import { expect, test } from '@playwright/test'
import {
  exampleAdultAnswers,
  exampleHouseholdAnswers,
} from '#areas/application-form/rules/testing/example-household.ts'
import type { AnswerOf } from '#platform/contract/endpoint.ts'
import type { startApplication } from '#areas/application-form/contract/start.ts'
import { expectAccessible } from '../accessibility.ts'
import { addressOf, send } from '../sign-in.ts'
import { textsIn } from '../texts.ts'
import { nameIn } from './applicant.ts'
import { freeFlatIn } from './applying-by-call.ts'
import { fieldOf, labelOf } from './form.ts'
import { paperOf } from './paper.ts'

const t = textsIn('de')

test('of six papers chosen together the right one arrives, and the others say what is wrong', async ({ page }) => {
  const flat = await freeFlatIn(page, 'Lindenhofstrasse 14')
  const begun = await send<AnswerOf<typeof startApplication>>(page, {
    path: '/api/v2/applications/new',
    data: { uuids: [flat.id], language: 'de' },
  })
  const { slug, token } = begun.formsCredentials
  const below = `/api/v2/applications/${slug}/${token}`
  const answers = { ...exampleHouseholdAnswers, priorities: [flat.id] }
  await send(page, { path: `${below}/update`, data: { version: 1, answers } })
  await send(page, { path: `${below}/adults`, data: { answers: exampleAdultAnswers, isComplete: true } })

  await page.goto(addressOf('rent', `/form/application/new/${slug}/${token}/${begun.formId}`))
  const steps = page.getByRole('navigation', { name: t('application_form_steps') })
  for (const step of ['household', 'people']) {
    await page.getByRole('button', { name: t('application_form_save_and_next') }).click()
    await expect(steps.getByRole('button', { name: t(`application_form_step_${step}`) })).toHaveAttribute(
      'aria-current',
      'step',
    )
  }
  const name = nameIn(exampleAdultAnswers)
  await page.getByRole('button', { name: t('application_form_edit_person', { name }) }).click()
  const field = page.getByRole('group', { name: labelOf(t, fieldOf('adult', 'further_documents')) })

  // The connection of one of them breaks while it is on its way.
  await page.route('**/documents**', async (route) =>
    route.request().postDataBuffer()?.includes('broken.pdf') ? route.abort() : route.continue(),
  )
  const pdf = await paperOf('copy_of_id')
  const paper = (file: string, buffer = pdf, mimeType = 'application/pdf') => ({ name: file, mimeType, buffer })
  await field
    .locator('input[type=file]')
    .setInputFiles([
      paper('large.pdf', Buffer.alloc(26 * 1024 * 1024, 1)),
      paper('script.sh', Buffer.from('#!/bin/sh'), 'application/x-sh'),
      paper(`${'n'.repeat(201)}.pdf`),
      paper('disguised.pdf', Buffer.from('this is no PDF')),
      paper('broken.pdf'),
      paper('good.pdf'),
    ])
  const said = (file: string) => field.getByRole('listitem').filter({ hasText: file }).getByRole('alert')
  await expect(said('large.pdf')).toHaveText(new RegExp(t('general_file_too_large', { max: '\\d+' })))
  await expect(said('script.sh')).toHaveText(t('general_file_type_not_allowed'))
  await expect(said('nnnn')).toHaveText(t('general_file_name_too_long'))
  await expect(said('disguised.pdf')).toHaveText(t('general_file_type_not_allowed'))
  const broken = field.getByRole('listitem').filter({ hasText: 'broken.pdf' })
  await expect(broken).toContainText(t('general_upload_interrupted'))
  const arrived = field.getByRole('button', { name: t('general_file_delete', { name: 'good.pdf' }) })
  await expect(arrived).toBeVisible()

  // Whoever is impatient has it tried at once; the connection is back, what broke goes on, and nobody has to choose it again.
  const tried = page.waitForRequest('**/documents**')
  await broken.getByRole('button', { name: t('general_upload_retry_now') }).click()
  await tried
  await page.unroute('**/documents**')
  await expect(field.getByRole('button', { name: t('general_file_delete', { name: 'broken.pdf' }) })).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: t('application_form_edit_person', { name }) }).click()
  await expect(arrived).toBeVisible()
  await expect(field.getByRole('listitem')).toHaveCount(2)

  await field.getByRole('button', { name: t('general_file_open', { name: 'good.pdf' }) }).click()
  const viewer = page.getByRole('dialog', { name: 'good.pdf' })
  const keep = viewer.getByRole('link', { name: t('general_download') })
  await expect(keep).toBeVisible()
  await expectAccessible(page, '[role=dialog]')
  const [kept] = await Promise.all([page.waitForEvent('download'), keep.click()])
  expect(kept.suggestedFilename()).toBe('good.pdf')
  await viewer.getByRole('button', { name: t('general_close') }).click()
  await expect(viewer).toBeHidden()
})
