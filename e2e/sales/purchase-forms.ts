// Forms of a purchase that an end-to-end test fills in: a buyer in French, a signature, and the hand-over protocol in
// German.

import { expect, type Locator, type Page } from '@playwright/test'
import sharp from 'sharp'
import { textsIn } from '../texts.ts'

const t = textsIn('de', 'sale')
const fr = textsIn('fr', 'sale')

export async function fillInBuyer(card: Locator, values: { firstName: string; lastName: string; share: string }) {
  const answers = { ...values, dateOfBirth: '02.04.1991', street: 'Rue du Lac 4', postalCode: '3960', city: 'Sierre' }
  for (const [field, value] of Object.entries(answers))
    await card.getByRole('textbox', { name: fr(`sales_field_${field}`), exact: true }).fill(value)
  await card.getByRole('combobox', { name: fr('sales_field_civilStatus') }).click()
  await card
    .page()
    .getByRole('option', { name: fr('sales_civil_single'), exact: true })
    .click()
}

export async function draw(page: Page, pad: Locator): Promise<void> {
  await pad.scrollIntoViewIfNeeded()
  const box = await pad.boundingBox()
  if (!box) throw new Error('the box for the signature is not shown')
  await page.mouse.move(box.x + 20, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.move(box.x + 80, box.y + 20, { steps: 5 })
  await page.mouse.move(box.x + 160, box.y + box.height - 20, { steps: 5 })
  await page.mouse.up()
}

export async function writeProtocol(page: Page): Promise<void> {
  const rooms = page.locator('main details')
  await rooms.first().locator('summary').click()
  const point = rooms.first().getByRole('group').first()
  await point.getByRole('checkbox', { name: t('sales_handover_defect') }).check()
  await point.getByRole('textbox', { name: t('sales_handover_defect_remark') }).fill('Kratzer im Parkett')
  await point.getByRole('textbox', { name: t('sales_handover_responsible') }).fill('Parkett Valais SA')
  await point.getByRole('textbox', { name: t('sales_handover_due') }).fill(swiss(today(30)))
  const buffer = await sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#8a6d4b' } })
    .jpeg()
    .toBuffer()
  await point.locator('input[type=file]').setInputFiles({ name: 'parkett.jpg', mimeType: 'image/jpeg', buffer })
  await expect(point.getByRole('button', { name: t('general_file_delete', { name: 'parkett.jpg' }) })).toBeVisible()
  await rooms
    .first()
    .getByRole('button', { name: t('sales_handover_rest_good') })
    .click()
  for (const room of (await rooms.all()).slice(1)) {
    await room.locator('summary').click()
    await room.getByRole('button', { name: t('sales_handover_rest_good') }).click()
    await expect(room.locator('summary')).toContainText(t('sales_handover_all_checked'))
  }
  for (const reading of await page.locator('input[name$=".reading"]').all()) await reading.fill('4711')
  for (const count of await page.locator('input[name$=".count"]').all()) await count.fill('2')
}

/** YYYY-MM-DD in Switzerland. */
export const today = (days = 0) => {
  const day = new Date(Date.now() + days * 86_400_000)
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Zurich' }).format(day)
}
export const swiss = (day: string) => day.split('-').toReversed().join('.')
