// The page of an application to buy, as end-to-end tests use it.

import { expect, type Page } from '@playwright/test'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { listPublicObjects } from '#areas/objects/contract/public.ts'
import { expectAccessible } from '../accessibility.ts'
import type { Applicant } from '../letting/applying-by-call.ts'
import { ask, send } from '../sign-in.ts'
import { textsIn } from '../texts.ts'

export const workspace = 'sale'
const t = textsIn('de', 'sale')

export const sectionOf = (page: Page, title: string) => page.getByRole('region', { name: t(title), exact: true })

export async function idOf(page: Page, { number }: Applicant): Promise<string> {
  const path = `/api/v1/sales/applications/?state=all&search=${number}`
  const { tableData } = await ask<{ tableData: { body: { _id: string; number: unknown }[] } }>(
    page,
    'superuser',
    path,
    workspace,
  )
  return tableData.body.find((one) => JSON.stringify(one.number).includes(`"${number}"`))?._id ?? ''
}

export async function publicStateOf(page: Page, id: string) {
  const path = '/api/v1/objects/iframe-object-list?kind=apartment&rowsPerPage=100'
  const { items } = await send<ResponseOf<typeof listPublicObjects>>(page, { path, workspace })
  return items.find((one) => one.id === id)?.object_state
}

/** Presses the button of the next step, and confirms its dialog. */
export async function press(page: Page, action: string, confirmation: string): Promise<void> {
  await sectionOf(page, 'sales_reservation')
    .getByRole('button', { name: t(action), exact: true })
    .click()
  await confirm(page, confirmation)
}

export async function confirm(page: Page, confirmation: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  await expectAccessible(page, '[role=dialog]')
  await dialog.getByRole('button', { name: t(confirmation), exact: true }).click()
  await expect(dialog).toBeHidden()
}
