// Several flats are available: staff request an allocation proposal, read its reasons, confirm part of it, and the
// offers are sent.

import { expect, test, type Page } from '@playwright/test'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { TableAnswer } from '#platform/contract/table.ts'
import type { proposeAllocation } from '#areas/applications/contract/allocation.ts'
import type { getApplication } from '#areas/applications/contract/application.ts'
import { expectAccessible } from '../accessibility.ts'
import { addressOf, ask, signInAs, tell } from '../sign-in.ts'
import { textsIn } from '../texts.ts'

/** Excluded, because other tests let flats in these buildings. */
const taken =
  /Avenue de Beauregard|Kirchbergstrasse|Lindenhofstrasse|Martinsbruggstrasse|Rue de la Flore|Sägeweg|Wartstrasse/

/** The first available flat in other buildings for which a household is proposed. */
async function proposedIn(page: Page) {
  const list = '/api/v1/objects/apartments?state=available&rowsPerPage=50'
  const { tableData } = await ask<TableAnswer>(page, 'user', list)
  const path = '/api/v1/objects/allocation-proposal'
  for (const { _id, _allocation_proposal_available: reason } of tableData.body) {
    if (reason !== undefined) continue
    const body = { objectIds: [_id] }
    const { lines } = await tell<ResponseOf<typeof proposeAllocation>>(page, 'user', path, body)
    const [line] = lines
    if (line?.proposed && !taken.test(line.title)) return { title: line.title, proposed: line.proposed }
  }
  throw new Error('nobody is proposed for a free flat')
}

test('a clerk confirms one line of an allocation proposal', async ({ page }) => {
  const t = textsIn('de')
  await signInAs(page, 'user')
  const first = await proposedIn(page)
  const { applicationId, contactName } = first.proposed
  const search = new URLSearchParams({ state: 'available', search: first.title })
  await page.goto(addressOf('rent', `/objects/apartments?${search}`))
  await page.getByRole('table').getByRole('row').filter({ hasText: first.title }).getByRole('checkbox').check()
  await page
    .getByRole('toolbar', { name: t('table_bulk_actions') })
    .getByRole('button', { name: t('objects_allocation_proposal') })
    .click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(contactName)).toBeVisible()
  await expect(dialog.getByText(/Rang \d+ von \d+/)).toBeVisible()
  await expect(dialog.getByRole('button', { name: t('applications_allocation_none') })).toBeDisabled()
  await expectAccessible(page)

  await dialog.getByRole('checkbox', { name: new RegExp(contactName) }).check()
  await dialog.getByRole('button', { name: t('applications_allocation_send_one', { count: 1 }) }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText(t('applications_allocation_offered_one', { count: 1 }))).toBeVisible()
  const offered = await ask<ResponseOf<typeof getApplication>>(page, 'user', `/api/v1/applications/${applicationId}`)
  expect(offered.progress_state).toBe('with_offer')
})
