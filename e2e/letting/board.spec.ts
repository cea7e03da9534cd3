// The board of a flat: one household gets an offer by keyboard, is assigned by drag and released by menu; a second one, for which
// the flat is taken now, stays where it is, with the reason.

import { expect, test, type Locator, type Page } from '@playwright/test'
import { complaintsOf, expectAccessible } from '../accessibility.ts'
import { mailTo } from '../outbox.ts'
import { addressOf, signInAs } from '../sign-in.ts'
import { textsIn } from '../texts.ts'
import { applyByCall, freeFlatIn } from './applying-by-call.ts'

const t = textsIn('de')

type Column = 'application' | 'offer' | 'assignment' | 'tenancy' | 'declined'

const columnTitle = (column: Column) => t(`applications_board_column_${column}`)
const columnOf = (page: Page, column: Column) => page.locator(`[data-column=${column}]`)
const cardIn = (page: Page, column: Column, name: string) =>
  columnOf(page, column).getByRole('group', { name: new RegExp(`${name}$`) })

test('board: from application to offer and assignment by keyboard and by drag', async ({ page }) => {
  test.slow()
  const complaints = complaintsOf(page)
  const flat = await freeFlatIn(page, 'Sägeweg 3')
  const chosen = await applyByCall(page, flat, { firstname: 'Ladina', name: 'Bezzola', hasChild: true })
  const other = await applyByCall(page, flat, { firstname: 'Corsin', name: 'Deflorin', hasChild: true })
  await signInAs(page, 'superuser')

  await test.step('the switch on the page of the object leads to the board', async () => {
    await page.goto(addressOf('rent', `/objects/${flat.id}`))
    const views = page.getByRole('navigation', { name: t('applications_board_view') })
    await views.getByRole('link', { name: t('applications_board_view_board') }).click()
    await expect(cardIn(page, 'application', chosen.name)).toBeVisible()
    await expect(cardIn(page, 'application', other.name)).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('an offer by keyboard opens the panel of the button, and can be called back', async () => {
    await pickUp(page, cardIn(page, 'application', chosen.name))
    await page.keyboard.press('ArrowRight')
    const words = { column: columnTitle('offer'), words: t('applications_action_offer') }
    await expect(page.getByText(t('applications_board_drag_over', words))).toBeAttached()
    await page.keyboard.press('Space')
    await page.getByRole('button', { name: t('applications_send_offer') }).click()
    const card = cardIn(page, 'offer', chosen.name)
    await expect(card).toBeVisible()
    await expect(card).toBeFocused()
    const moved = { name: chosen.name, column: columnTitle('offer') }
    await expect(page.getByText(t('applications_board_moved', moved))).toBeAttached()
    await expect(page.getByRole('button', { name: callBack })).toBeVisible()
    await mailTo(page, { to: chosen.email, kind: 'offer' })
  })

  await test.step('a column that refuses says why while a card is held above it', async () => {
    await dragTo(page, cardIn(page, 'application', other.name), columnOf(page, 'tenancy'))
    await expect(columnOf(page, 'tenancy')).toContainText(t('applications_reason_not_assigned'))
    await expect(columnOf(page, 'tenancy')).toHaveAttribute('data-drop', 'refused')
    await page.mouse.up()
    await expect(page.getByText(t('applications_board_refused', { column: columnTitle('tenancy') }))).toBeVisible()
    await expect(cardIn(page, 'application', other.name)).toBeVisible()
  })

  await test.step('an acceptance by drag asks the question of the button', async () => {
    await dragTo(page, cardIn(page, 'offer', chosen.name), columnOf(page, 'assignment'))
    await page.mouse.up()
    const dialog = page.getByRole('dialog', { name: t('applications_confirm_offer_title', { name: chosen.name }) })
    await dialog.getByRole('button', { name: t('applications_confirm_offer') }).click()
    await expect(cardIn(page, 'assignment', chosen.name)).toBeVisible()
  })

  await test.step('the menu names each move, and the reason against the others', async () => {
    const refused = cardIn(page, 'application', other.name)
    await refused.getByRole('button', { name: t('applications_board_move', { name: other.name }) }).click()
    await expect(page.getByRole('menuitem', { name: t('applications_reason_object_assigned') }).first()).toBeVisible()
    await page.keyboard.press('Escape')
    const card = cardIn(page, 'assignment', chosen.name)
    await card.getByRole('button', { name: t('applications_board_move', { name: chosen.name }) }).click()
    const to = t('applications_board_move_to', { column: columnTitle('tenancy') })
    await page.getByRole('menuitem', { name: to }).click()
    await expect(cardIn(page, 'tenancy', chosen.name)).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('the list grouped by object leads here too', async () => {
    await page.goto(addressOf('rent', `/applications?state=all&search=${encodeURIComponent(other.name)}`))
    await page.getByRole('combobox', { name: t('table_group') }).selectOption('object')
    const head = page.getByRole('row').filter({ has: page.getByRole('button', { name: flat.title, expanded: false }) })
    await head.getByRole('button', { name: flat.title }).click()
    await expect(page.getByRole('link', { name: other.name })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: t('applications_board'), exact: true }).click()
    await expect(cardIn(page, 'tenancy', chosen.name)).toBeVisible()
  })
  expect(complaints).toEqual([])
})

const callBack = new RegExp(t('shell_call_back', { seconds: 0 }).split('0')[0] ?? '')

async function pickUp(page: Page, card: Locator): Promise<void> {
  await card.focus()
  await page.keyboard.press('Space')
  await expect(card).toHaveAttribute('data-dragging', 'true')
}

/** Leaves the button pressed, so that the columns can be read. */
async function dragTo(page: Page, card: Locator, column: Locator): Promise<void> {
  const from = await card.boundingBox()
  const to = await column.boundingBox()
  if (!from || !to) throw new Error('card and column are visible')
  await page.mouse.move(from.x + from.width - 20, from.y + from.height - 6)
  await page.mouse.down()
  await page.mouse.move(from.x + from.width, from.y + from.height + 10, { steps: 4 })
  await page.mouse.move(to.x + to.width / 2, to.y + 80, { steps: 12 })
}
