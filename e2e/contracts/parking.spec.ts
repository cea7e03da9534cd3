// Adds a parking space to a running tenancy and removes it again.

import { expect, test } from '@playwright/test'
import type { getCompanionChoices } from '#areas/tenants/contract/companions.ts'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { expectAccessible } from '../accessibility.ts'
import { ask, signInAs } from '../sign-in.ts'
import { textsIn } from '../texts.ts'
import { dayIn, swiss } from './next-household.ts'

const t = textsIn('de')

test('a parking space is let along from a day on, and given back', async ({ page }) => {
  await signInAs(page, 'contract')
  const tenants = async (which: string): Promise<string[]> => {
    const path = `/api/v1/tenants/?${which}&rowsPerPage=50`
    const { tableData } = await ask<{ tableData: { body: { _id: string }[] } }>(page, 'contract', path)
    return tableData.body.map(({ _id }) => _id)
  }
  // Excluded, because their tenancy begins and ends in agreement.spec.ts at the same time.
  const others = await tenants('state=all&search=Sivakumar')
  let id = ''
  for (const one of await tenants('state=with_contract')) {
    if (others.includes(one)) continue
    const path = `/api/v1/tenants/${one}/companions`
    const { choices, needsDay } = await ask<ResponseOf<typeof getCompanionChoices>>(page, 'contract', path)
    if (needsDay && choices.length > 0) id = one
    if (id) break
  }
  await page.goto(`/tenant/${id}`)
  await page.getByRole('button', { name: t('tenants_companion_add') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: t('tenants_companion_add') }).click()
  await expect(dialog.getByText(t('general_field_is_required')).first()).toBeVisible()
  await dialog.getByRole('textbox', { name: t('tenants_companion_from') }).fill(swiss(dayIn(0)))
  await dialog.getByRole('textbox', { name: t('contracts_field_netRent') }).fill('95')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: t('tenants_companion_add') }).click()
  await expect(dialog).toBeHidden()
  const section = page.getByRole('region', { name: t('tenants_object') })
  await expect(section.getByText(t('tenants_companion_since', { date: swiss(dayIn(0)) })).last()).toBeVisible()
  await expect(page.getByText(t('audit_tenancy_companion_added'))).toBeVisible()

  const more = section.getByRole('button', { name: t('tenants_companion_more', { object: '' }) })
  await more.last().click()
  // The menu moves with the section, which grows while the history loads: a click in this moment hits nothing.
  await expect(async () => {
    if (!(await dialog.isVisible())) {
      await page.getByRole('menuitem', { name: t('tenants_companion_end') }).click({ timeout: 5000 })
    }
    await expect(dialog).toBeVisible({ timeout: 10_000 })
  }).toPass()
  await dialog.getByRole('textbox', { name: t('tenants_companion_last_day') }).fill(swiss(dayIn(40)))
  await expectAccessible(page)
  await dialog.getByRole('button', { name: t('tenants_companion_end') }).click()
  await expect(dialog).toBeHidden()
  const until = section.getByText(t('tenants_companion_until', { date: swiss(dayIn(40)) }))
  await expect(until).toBeVisible()
  const keep = page.getByRole('menuitem', { name: t('tenants_companion_keep') })
  await expect(async () => {
    if (await until.isVisible()) {
      if (!(await keep.isVisible())) await more.last().click()
      await keep.click({ timeout: 5000 })
    }
    await expect(until).toBeHidden({ timeout: 10_000 })
  }).toPass()
})
