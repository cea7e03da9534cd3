// Staff hand over a flat with a phone: the protocol with a defect and a photo, a lost connection, and both signatures.

import { expect, test, type Locator, type Page } from '@playwright/test'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { getSaleCompletion } from '#areas/sales/contract/completion.ts'
import type { getHandover } from '#areas/sales/contract/handover.ts'
import { complaintsOf, expectAccessible } from '../accessibility.ts'
import { png } from '#areas/files/server/testing/multipart.ts'
import { addressOf, ask, send, signInAs, tokenOf } from '../sign-in.ts'
import { textsIn } from '../texts.ts'

const workspace = 'sale'
const t = textsIn('de', 'sale')

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

test('a flat is handed over with a phone, also while the connection drops', async ({ page, context }) => {
  test.slow()
  const complaints = complaintsOf(page)
  const id = await countersigned(page)
  await signInAs(page, 'superuser', { workspace })
  await page.goto(addressOf(workspace, `/applications/${id}/handover`))
  await page.getByRole('button', { name: t('sales_handover_begin') }).click()
  await expect(page.locator('details').first()).toBeVisible()
  await expectAccessible(page)

  await test.step('each room is checked, and a defect is noted with a photo', async () => {
    for (const room of await page.locator('details').all()) {
      await room.locator('summary').click()
      await room.getByRole('button', { name: t('sales_handover_rest_good') }).click()
    }
    const point = page.locator('details').first().getByRole('group').first()
    await point.getByRole('checkbox', { name: t('sales_handover_defect') }).check()
    await point.getByLabel(t('sales_handover_defect_remark')).fill('Rayure au sol')
    await point.getByLabel(t('sales_handover_responsible')).fill('Salamin SA')
    await point.getByRole('textbox', { name: t('sales_handover_due') }).fill('15.03.2027')
    await point.locator('input[type=file]').setInputFiles({ name: 'defect.png', mimeType: 'image/png', buffer: png })
    await expect(point.getByRole('button', { name: 'defect.png' }).first()).toBeVisible()
    await expect(page.getByText(t('sales_handover_saved'))).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('what is written without a connection is on the device, and then on the server', async () => {
    await context.setOffline(true)
    const remark = page.getByLabel(t('sales_handover_remark_of_all'))
    await remark.fill('Nettoyage final effectué')
    await expect(page.getByText(t('sales_handover_waiting'))).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByText(t('sales_handover_saved'))).toBeVisible()
    const { handover } = await ask<ResponseOf<typeof getHandover>>(page, 'superuser', pathOf(id, 'handover'), workspace)
    expect(handover?.content.remark).toBe('Nettoyage final effectué')
    await page.reload()
    await expect(remark).toHaveValue('Nettoyage final effectué')
  })

  await test.step('what is missing is named, and both sides sign', async () => {
    await page.getByRole('button', { name: t('sales_handover_sign') }).click()
    await expect(page.getByRole('alert').first()).toBeVisible()
    await expectAccessible(page)
    for (const reading of await page.locator('input[name^="meters."]').all()) await reading.fill('4711')
    for (const count of await page.locator('input[name$=".count"]').all()) await count.fill('2')
    for (const side of ['seller', 'buyer']) {
      const party = page.getByRole('group', { name: t(`sales_handover_side_${side}`), exact: true })
      await party.getByLabel(t('sales_handover_name')).fill('Élodie Favre')
      await draw(page, party.getByRole('img', { name: t('sales_sign_empty') }))
    }
    await expectAccessible(page)
    await page.getByRole('button', { name: t('sales_handover_sign') }).click()
    await expect(
      page.getByText(t('sales_handover_signed_by', { seller: 'Élodie Favre', buyer: 'Élodie Favre' })),
    ).toBeVisible()
    await expect(page.getByRole('button', { name: t('sales_handover_open_document') })).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('the defect is repaired', async () => {
    await page.goto(addressOf(workspace, `/applications/${id}`))
    const section = page.locator('#handover')
    await section.getByRole('button', { name: t('general_edit') }).click()
    await page.getByRole('checkbox', { name: t('sales_defect_is_done') }).check()
    await page.getByRole('button', { name: t('general_save'), exact: true }).click()
    await expect(section.getByText(t('sales_defect_done'), { exact: true })).toBeVisible()
    await expectAccessible(page)
  })
  // The browser reports each request that the dropped connection cost.
  expect(complaints.filter((one) => !one.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([])
})

const pathOf = (id: string, part = '') => `/api/v1/sales/applications/${id}/completion${part && `/${part}`}`

/** Application of the demo story whose reservation is countersigned; its deed is notarised here. */
async function countersigned(page: Page): Promise<string> {
  const list = '/api/v1/sales/applications/?state=all&rowsPerPage=50&progress_state=sale.reservation.completed'
  const { tableData } = await ask<{ tableData: { body: { _id: string }[] } }>(page, 'superuser', list, workspace)
  for (const { _id: id } of tableData.body) {
    const path = pathOf(id)
    const { completion } = await ask<ResponseOf<typeof getSaleCompletion>>(page, 'superuser', path, workspace)
    if (!completion || completion.notarisedOn !== null) continue
    const token = await tokenOf(page, 'superuser', workspace)
    const data = { version: completion.version, notarisedOn: today, price: completion.price ?? 900_000 }
    await send(page, { path: `${path}/deed`, workspace, token, data })
    return id
  }
  throw new Error('no reservation of the story is countersigned')
}

const today = new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Zurich' })

async function draw(page: Page, pad: Locator): Promise<void> {
  await pad.scrollIntoViewIfNeeded()
  const box = await pad.boundingBox()
  if (!box) throw new Error('the pad is not shown')
  await page.mouse.move(box.x + 30, box.y + 30)
  await page.mouse.down()
  await page.mouse.move(box.x + 120, box.y + 60, { steps: 8 })
  await page.mouse.up()
}
