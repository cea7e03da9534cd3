// Bulk action on all matching rows: its effect is previewed, and skipped rows stay selected.

import { expect, test } from '@playwright/test'
import { expectAccessible } from '../accessibility.ts'
import { addressOf, signInAs } from '../sign-in.ts'
import { textsIn } from '../texts.ts'
import { applicationsList, untilYesterday } from './list-screen.ts'

const t = textsIn('de')
/** Applications in these states have a reservation, which must be released first. */
const reservedStates = ['sale_client_signed', 'sale_fee_transferred', 'sale_reservation_completed']

const sum = async (counts: Promise<number>[]) => (await Promise.all(counts)).reduce((all, count) => all + count, 0)

test('all that match are set inactive with a reason; those that cannot be are named and stay chosen', async ({
  page,
}) => {
  const t = textsIn('de', 'sale')
  const list = applicationsList(page, t)
  await signInAs(page, 'user', { workspace: 'sale' })
  await page.goto(addressOf('sale', `/applications?${untilYesterday}`))
  await list.settled()
  const pageBox = page.getByRole('checkbox', { name: t('table_select_page') })
  let letThrough = () => {}
  const held = new Promise<void>((resolve) => (letThrough = resolve))
  await page.route(/\/api\/v1\/sales\/applications\/\?/, async (route) => {
    await held
    await route.continue()
  })
  await list.tab('table_all').click()
  // The rows still shown are those of the previous tab, which stays selected.
  await expect(list.tab('table_all')).toHaveAttribute('aria-current', 'false')
  await expect(pageBox).toBeDisabled()
  letThrough()
  await expect(list.tab('table_all')).toHaveAttribute('aria-current', 'true')
  const countOn = async (tab: string) => Number(/\d+$/.exec((await list.tab(tab).textContent()) ?? '')?.[0])
  const all = await countOn('table_all')
  const inactive = await countOn('applications_state_inactive')
  const reserved = await sum(reservedStates.map((state) => countOn(`applications_state_${state}`)))
  const skipped = inactive + reserved

  await pageBox.check()
  await list.bulkBar.getByRole('button', { name: t('table_select_matching', { count: all }) }).click()
  await expect(list.bulkBar).toContainText(t('table_selected', { count: all }))
  await list.bulkBar.getByRole('button', { name: t('applications_deactivate') }).click()
  const dialog = page.getByRole('dialog')
  const summary = dialog.getByText(t('applications_reason_inactive'))
  await expect(summary.locator('..')).toContainText(String(inactive))
  await dialog.getByRole('button', { name: t('applications_deactivate') }).click()
  await expect(dialog.getByText(t('general_field_is_required'))).toBeVisible()
  await dialog.getByRole('combobox', { name: t('table_bulk_reason') }).click()
  await page.getByRole('option', { name: t('applications_deactivation_rented_elsewhere') }).click()

  const changed = all - skipped
  await expect(dialog).toContainText(t('table_bulk_will_change', { number: changed }))
  await expect(dialog).toContainText(t('table_bulk_will_skip', { count: skipped }))
  await expectAccessible(page)
  const action = t('applications_deactivate')
  await dialog.getByRole('button', { name: t('table_bulk_confirm', { action, count: changed }) }).click()
  await expect(page.getByText(t('table_bulk_partly', { changed, skipped }))).toBeVisible()
  await expect(list.bulkBar).toContainText(t('table_selected', { count: skipped }))
  await expect(list.tab('applications_state_inactive')).toContainText(String(all - reserved))
})

test('an action that none of all that match can take says so and why before anything is chosen', async ({ page }) => {
  const list = applicationsList(page, t)
  await signInAs(page, 'user', { workspace: 'market' })
  await page.goto(addressOf('market', '/applications?state=assigned'))
  await list.settled()
  await page.getByRole('checkbox', { name: t('table_select_page') }).check()
  await list.bulkBar.getByRole('button', { name: /^Alle \d+ wählen$/ }).click()
  await list.bulkBar.getByRole('button', { name: t('applications_deactivate') }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(t('table_bulk_none_will_change'))
  const reason = dialog.getByText(t('applications_reason_assigned'))
  await expect(reason).toBeVisible()
  await expect(dialog.getByRole('button', { name: t('applications_deactivate') })).toBeDisabled()
  await expect(dialog.getByRole('combobox')).toBeHidden()
  await expect(dialog.getByText(/^\d{4} /).first()).toBeHidden()
  await reason.click()
  await expect(dialog.getByText(/^\d{4} /).first()).toBeVisible()
  await expectAccessible(page)
})
