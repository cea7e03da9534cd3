// The next household: an applicant of the demo story who was evaluated and has no offer yet.

import { expect, type Page } from '@playwright/test'
import { laterDay } from '#platform/rules/calendar-day.ts'
import { ask } from '../sign-in.ts'
import { textsIn } from '../texts.ts'

const t = textsIn('de')

const swissDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Zurich' })

/** The Swiss calendar day that is this many days from today. */
export const dayIn = (days: number): string => laterDay(swissDay.format(new Date()), days)
export const swiss = (day: string): string => day.split('-').toReversed().join('.')

interface Applicant {
  id: string
  name: string
  email: string
}

/** `place`: end-to-end tests that run at the same time use different ones. */
export async function nextApplicant(page: Page, place = 0): Promise<Applicant> {
  const path = '/api/v1/applications/?state=active.evaluated&rowsPerPage=50'
  const { tableData } = await ask<{ tableData: { body: { _id: string }[] } }>(page, 'user', path)
  const id = tableData.body.at(-1 - place)?._id ?? ''
  const { contactName, contactEmail } = await ask<{ contactName: string; contactEmail: string }>(
    page,
    'user',
    `/api/v1/applications/${id}`,
  )
  return { id, name: contactName, email: contactEmail }
}

/** On the page of an application: searches this object, selects it and offers it. */
export async function offerInPanel(page: Page, { number, title }: { number: string; title: string }): Promise<void> {
  await page.getByRole('button', { name: t('applications_action_offer'), exact: true }).click()
  await page.getByRole('searchbox', { name: t('applications_search_objects'), exact: true }).fill(number)
  const objects = page.getByRole('group', { name: t('applications_object_to_offer') })
  const choice = objects.getByText(title, { exact: true })
  await expect(choice).toBeVisible()
  await choice.click()
  await page.getByRole('button', { name: t('applications_send_offer') }).click()
  await expect(page.locator('header').getByText(t('state_with_offer'), { exact: true })).toBeVisible()
}
