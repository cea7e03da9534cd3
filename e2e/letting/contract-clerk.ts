// A contract clerk releases the assignment and follows the contract until the flat is let.

import { expect } from '@playwright/test'
import type { Look } from './applicant.ts'
import { expectState } from './evaluator.ts'
import type { Visitor } from './form.ts'

export async function releaseAssignment({ page, t }: Visitor, flat: string): Promise<void> {
  const assignment = page.getByRole('region', { name: t('applications_assignment') })
  await expect(assignment.getByRole('link', { name: flat })).toBeVisible()
  await page.getByRole('button', { name: t('applications_action_release') }).click()
  await page.getByRole('button', { name: t('applications_action_open_tenancy') }).click()
  await expect(page).toHaveURL(/\/tenant\//)
}

export async function concludeContract({ page, t }: Visitor, look: Look): Promise<void> {
  const press = (name: string) => page.getByRole('button', { name: t(name), exact: true }).click()
  const dialog = page.getByRole('dialog')
  // The address changes before the page does; until then the application's own menu is still visible.
  await expect(page.getByRole('list', { name: t('tenants_contract') })).toBeVisible()
  await expectState(page, t('state_without_contract'))
  await look(page)
  // The clerk has posted the contract on paper; sending it from here is covered by another end-to-end test.
  await press('applications_more')
  await page.getByRole('menuitem', { name: t('tenants_move_contract_sent') }).click()
  await dialog.getByRole('button', { name: t('tenants_move_contract_sent') }).click()
  await expect(dialog).toBeHidden()
  await expectState(page, t('state_contract_sent'))

  await press('tenants_move_with_contract')
  await dialog.getByRole('textbox', { name: t('tenants_contract_start') }).fill('01.04.2027')
  await look(page)
  await dialog.getByRole('button', { name: t('tenants_move_with_contract') }).click()
  await expect(dialog).toBeHidden()
  await expectState(page, t('state_with_contract'))
}

export async function seeFlatRented({ page, t }: Visitor, flat: string, look: Look): Promise<void> {
  await page.getByRole('link', { name: flat }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: flat })).toBeVisible()
  await expectState(page, t('state_rented'))
  await look(page)
}
