// Two flats are wished for. The more expensive one is moved to first place by keyboard with its arrow button and back
// by dragging, and the order is kept.

import { expect, test, type Page } from '@playwright/test'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { listPublicObjects } from '#areas/objects/contract/public.ts'
import { complaintsOf, expectAccessible } from '../accessibility.ts'
import { addressOf, send } from '../sign-in.ts'
import { textsIn } from '../texts.ts'

const t = textsIn('de')

test('wishes are put in order by keyboard and by dragging', async ({ page }) => {
  const complaints = complaintsOf(page)
  const path = '/api/v1/objects/iframe-object-list?kind=apartment&onlyFree=true&rowsPerPage=100'
  const { items } = await send<ResponseOf<typeof listPublicObjects>>(page, { path, workspace: 'market' })
  const [one, other] = items
  if (!one || !other) throw new Error('two flats are free')
  await page.goto(addressOf('market', `/form/application/new?uuids=${one.id},${other.id}`))
  await page.getByRole('button', { name: t('application_form_start'), exact: true }).click()
  await expect(wishes(page)).toHaveCount(2)
  const [first = '', second = ''] = await named(page)
  const before = await titles(page)
  expect(before).toHaveLength(2)
  await expectAccessible(page)

  await page.getByRole('button', { name: t('general_order_down', { title: first }) }).focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => titles(page)).toEqual(before.toReversed())
  await expect(page.getByText(t('application_form_wish_moved', { title: first, place: 2, count: 2 }))).toBeAttached()
  await expect(page.getByText(t('application_form_saving_saved'), { exact: true })).toBeVisible()
  await page.reload()
  await expect.poll(() => titles(page)).toEqual(before.toReversed())

  await drag(page)
  await expect.poll(() => titles(page)).toEqual(before)
  await expect(page.getByText(t('application_form_saving_saved'), { exact: true })).toBeVisible()
  await page.getByRole('button', { name: t('general_order_remove', { title: second }) }).click()
  await expect(wishes(page)).toHaveCount(1)
  await page.getByRole('button', { name: t('application_form_wish_again', { title: second }) }).click()
  await expect.poll(() => titles(page)).toEqual(before)
  expect(complaints).toEqual([])
})

const wishes = (page: Page) =>
  page
    .getByRole('list')
    .filter({ has: page.locator('article') })
    .getByRole('listitem')
const titles = (page: Page) => wishes(page).getByRole('heading').allInnerTexts()

/** Names of the objects, taken from the labels of their buttons. */
async function named(page: Page): Promise<string[]> {
  const [before = '', after = ''] = t('general_order_remove', { title: '|' }).split('|')
  const buttons = page.getByRole('button', { name: new RegExp(`^${before}.+${after}$`) })
  // The wishes are shown before they can be reordered.
  await expect(buttons).toHaveCount(2)
  const said = await Promise.all((await buttons.all()).map((one) => one.getAttribute('aria-label')))
  return said.map((one) => (one ?? '').slice(before.length, (one ?? '').length - after.length))
}

/** Drags the lower wish by its handle onto the upper one. */
async function drag(page: Page): Promise<void> {
  const [upper, lower] = [wishes(page).first(), wishes(page).last()]
  const grip = await lower.locator('[aria-hidden]').first().boundingBox()
  const target = await upper.boundingBox()
  if (!grip || !target) throw new Error('the wishes are to be seen')
  await page.mouse.move(grip.x + grip.width / 2, grip.y + grip.height / 2)
  await page.mouse.down()
  await page.mouse.move(grip.x, grip.y - 40, { steps: 4 })
  await page.mouse.move(target.x + 30, target.y + 10, { steps: 12 })
  await page.mouse.up()
}
