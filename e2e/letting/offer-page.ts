// The page behind the link of an offer mail.

import { expect } from '@playwright/test'
import type { Look } from './applicant.ts'
import type { Visitor } from './form.ts'

/** Mail programs open links before users do, so opening must change nothing. */
export async function openOffer({ page, t }: Visitor, link: string): Promise<void> {
  for (const _ of ['a mail program', 'the person']) {
    await page.goto(link)
    await expect(page.getByRole('heading', { name: t('applications_offer_form_question_apartment') })).toBeVisible()
  }
}

export async function acceptOffer({ page, t }: Visitor, look: Look): Promise<void> {
  await look(page)
  await page.getByRole('button', { name: t('applications_offer_form_accept') }).click()
  await page.getByRole('button', { name: t('applications_offer_form_confirm'), exact: true }).click()
  await expect(page.getByRole('heading', { name: t('applications_offer_form_accepted_title') })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: t('applications_offer_form_accepted_title') })).toBeVisible()
}

export async function declineOffer({ page, t }: Visitor, look: Look): Promise<void> {
  const decline = page.getByRole('button', { name: t('applications_offer_form_decline') })
  await decline.click()
  await decline.click()
  await expect(page.getByText(t('general_field_is_required'))).toBeVisible()
  await look(page)
  await page.getByRole('radio', { name: t('applications_decline_rent') }).check()
  await decline.click()
  await expect(page.getByRole('heading', { name: t('applications_offer_form_declined_title') })).toBeVisible()
}
