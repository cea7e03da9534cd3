// An evaluator finds the application, evaluates it by keyboard, resolves a question and offers the flat of first
// choice.

import { expect, type Page } from '@playwright/test'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { getOffer } from '#areas/applications/contract/offers.ts'
import { addressOf, ask } from '../sign-in.ts'
import type { Look } from './applicant.ts'
import type { Visitor } from './form.ts'

export interface Sought {
  number: string
  name: string
}

/** Typed as users do: without accents, the number first. */
export async function findApplication({ page, t }: Visitor, { number, name }: Sought, state: string): Promise<string> {
  await page.goto(addressOf('rent', '/applications'))
  await page
    .getByRole('navigation', { name: t('table_states') })
    .getByRole('button', { name: t(state) })
    .click()
  const search = page.getByRole('searchbox', { name: t('table_search_in', { title: t('applications_title') }) })
  await search.fill(`${number} ${name.normalize('NFD').replaceAll(/\p{M}/gu, '')}`)
  const rows = page.getByRole('row').filter({ has: page.getByRole('checkbox') })
  await expect(rows).toHaveCount(2)
  await page.getByRole('table').getByRole('link', { name: number, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
  return new URL(page.url()).pathname.split('/').at(-1) ?? ''
}

export async function judge({ page, t }: Visitor, look: Look): Promise<void> {
  const grade = (label: string, letter: string) =>
    page.getByRole('radiogroup', { name: t(label) }).getByRole('radio', { name: t('general_grade', { grade: letter }) })
  await expect(grade('applications_overall', 'B')).toBeVisible()
  await look(page)
  await page.keyboard.press('b')
  await expect(grade('applications_overall', 'B')).toBeChecked()
  await grade('applications_criterion_impression', 'A').focus()
  await page.keyboard.press('a')
  await expect(grade('applications_criterion_impression', 'A')).toBeChecked()
  await expectState(page, t('applications_state_active_evaluated'))

  const comments = page.getByRole('region', { name: t('applications_comments') })
  await comments.getByRole('textbox').fill('Referenz heute angerufen')
  await comments.getByRole('button', { name: t('applications_comment_add') }).click()
  await comments.getByRole('button', { name: t('applications_comment_resolve') }).click()
  await expect(comments.getByRole('button', { name: t('applications_comment_reopen') })).toBeVisible()
}

export async function offerFirstWish({ page, t }: Visitor, id: string, look: Look) {
  await page.getByRole('button', { name: t('applications_action_offer'), exact: true }).click()
  const objects = page.getByRole('group', { name: t('applications_object_to_offer') })
  await objects.getByRole('radio').first().check()
  await page.getByRole('textbox', { name: t('applications_offer_comment') }).fill('Schlüssel ab dem 28.')
  await look(page)
  await page.getByRole('button', { name: t('applications_send_offer') }).click()
  await expectState(page, t('state_with_offer'))
  const { open } = await ask<ResponseOf<typeof getOffer>>(page, 'user', `/api/v1/applications/${id}/offer`)
  if (!open) throw new Error('the offer is not open')
  return { id: open.objectId, title: open.objectTitle }
}

/** State as shown in the badge beside the name. */
export const expectState = (page: Page, words: string) =>
  expect(page.getByRole('main').getByText(words, { exact: true }).first()).toBeVisible()
