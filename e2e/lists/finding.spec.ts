// Finds applications by name, by filters and by sort order, and finds the same list again.

import { expect, test, type Page } from '@playwright/test'
import { expectAccessible } from '../accessibility.ts'
import { clickAtOnce } from '../click-at-once.ts'
import { addressOf, ask, signInAs } from '../sign-in.ts'
import { textsIn } from '../texts.ts'
import { applicationsList, untilYesterday } from './list-screen.ts'

const t = textsIn('de')
const workspace = 'market'

interface Named {
  number: { value: string }
  adults: { value: string }[]
}

async function findAccented(page: Page, pageNumber = 1): Promise<Named> {
  const path = `/api/v1/applications/?state=all&rowsPerPage=50&page=${pageNumber}`
  const { tableData } = await ask<{ tableData: { body: Named[] } }>(page, 'user', path, workspace)
  const accented = tableData.body.find(({ adults }) => /[éèëïöüçšžć]/i.test(adults[0]?.value ?? ''))
  expect(tableData.body).not.toHaveLength(0)
  return accented ?? findAccented(page, pageNumber + 1)
}

test.beforeEach(({ page }) => signInAs(page, 'user', { workspace }))

test('names are found without their accents and in any order of words', async ({ page }) => {
  const list = applicationsList(page, t)
  const accented = await findAccented(page)
  const name = accented.adults[0]?.value ?? ''
  const plain = name.normalize('NFD').replaceAll(/\p{M}/gu, '')

  await page.goto(addressOf(workspace, '/applications'))
  await list.tab('table_all').click()
  await list.search.fill(plain.toUpperCase().split(' ').toReversed().join(' '))
  for (const word of name.split(' ')) await expect(list.rows.filter({ hasNotText: word })).toHaveCount(0)
  await expect(list.numbers.getByText(accented.number.value, { exact: true })).toBeVisible()

  await list.search.fill('niemand heisst so')
  await expect(page.getByText(t('table_no_match_title'))).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: t('table_no_match_clear') }).click()
  await expect(list.rows).toHaveCount(10)
})

test('the most points come first, and a range of them is a filter', async ({ page }) => {
  const list = applicationsList(page, t)
  await page.goto(addressOf(workspace, '/applications'))
  await list.tab('table_all').click()
  const head = list.head('applications_column_points')
  await head.getByRole('button').click()
  await expect(head).toHaveAttribute('aria-sort', 'descending')
  await list.settled()
  const titles = await page.getByRole('columnheader').allTextContents()
  const place = titles.indexOf(t('applications_column_points')) + 1
  const pointsShown = async () => (await list.rows.locator(`> :nth-child(${place})`).allTextContents()).map(Number)
  const shown = await pointsShown()
  expect(shown).toHaveLength(10)
  expect(shown).toEqual(shown.toSorted((one, other) => other - one))

  await list.filters.getByRole('button', { name: t('table_filter_add'), exact: true }).click()
  await page.getByRole('menuitem', { name: t('applications_filter_points'), exact: true }).click()
  await page.getByLabel(t('table_filter_to_label'), { exact: true }).fill('40')
  await page.keyboard.press('Tab')
  await expect(list.filters).toContainText(t('table_filter_to', { to: '40' }))
  await page.keyboard.press('Escape')
  await list.settled()
  expect(Math.max(...(await pointsShown()))).toBeLessThanOrEqual(40)
  await expectAccessible(page)
})

test('filters, order and page survive a reload and a look at a record', async ({ page }) => {
  const list = applicationsList(page, t)
  await page.goto(addressOf(workspace, '/applications'))
  await list.tab('table_all').click()
  await list.filters.getByRole('button', { name: t('applications_filter_rooms') }).click()
  await page.getByRole('checkbox', { name: '3.5', exact: true }).check()
  await page.keyboard.press('Escape')
  await list.filters.getByRole('button', { name: t('table_filter_add'), exact: true }).click()
  await page.getByRole('menuitem', { name: t('applications_filter_language') }).click()
  await page.getByRole('checkbox', { name: t('general_language_de') }).check()
  await page.keyboard.press('Escape')
  await expect(list.filters).toContainText(t('table_filter_is', { values: '3.5' }))
  await expect(list.filters).toContainText(t('table_filter_is', { values: t('general_language_de') }))
  await expectAccessible(page)

  const head = list.head('applications_column_number')
  for (const direction of ['descending', 'ascending', 'none', 'descending', 'ascending']) {
    await head.getByRole('button').click()
    await expect(head).toHaveAttribute('aria-sort', direction)
  }
  await list.page(2).click()
  await expect(list.page(2)).toHaveAttribute('aria-current', 'page')
  const numbers = await list.shown()
  expect(numbers).toEqual(numbers.toSorted())

  const asLeft = async () => {
    await expect(list.page(2)).toHaveAttribute('aria-current', 'page')
    await expect(head).toHaveAttribute('aria-sort', 'ascending')
    await expect(list.filters).toContainText(t('table_filter_is', { values: '3.5' }))
    expect(await list.shown()).toEqual(numbers)
  }
  await page.reload()
  await asLeft()

  const [first = '', second = ''] = numbers
  const heading = page.getByRole('heading', { level: 1 })
  await list.numbers.first().click()
  await expect(heading).toContainText(first)
  await page.keyboard.press('j')
  await expect(heading).toContainText(second)
  await page.keyboard.press('k')
  await expect(heading).toContainText(first)
  await page
    .getByRole('main')
    .getByRole('link', { name: t('applications_title'), exact: true })
    .click()
  await asLeft()

  await list.numbers.nth(1).click()
  await expect(heading).toContainText(second)
  await page.goBack()
  await asLeft()

  await page
    .getByRole('button', { name: t('table_filter_remove', { name: t('applications_filter_language') }) })
    .click()
  await expect(list.page(1)).toHaveAttribute('aria-current', 'page')

  await clickAtOnce(page, list.tab('state_active'), head.getByRole('button'))
  await expect(list.tab('state_active')).toHaveAttribute('aria-current', 'true')
  await expect(head).toHaveAttribute('aria-sort', 'none')
})

test('next and previous lead through the whole list, beyond the page one came from', async ({ page }) => {
  const list = applicationsList(page, t)
  await page.goto(addressOf(workspace, `/applications?state=all&sort=number&page=3&${untilYesterday}`))
  const third = await list.shown()
  await list.page(2).click()
  await expect(list.page(2)).toHaveAttribute('aria-current', 'page')
  const second = await list.shown()
  const total = (await list.tab('table_all').textContent())?.replace(/^\D+/, '') ?? ''
  const heading = page.getByRole('heading', { level: 1 })
  const place = page.getByRole('group', { name: t('table_neighbours') })

  await list.numbers.last().click()
  await expect(heading).toContainText(second.at(-1) ?? '')
  await expect(place).toContainText(`20 / ${total}`)
  for (const [index, number] of third.slice(0, 3).entries()) {
    await page.keyboard.press('j')
    await expect(heading).toContainText(number)
    await expect(place).toContainText(`${21 + index} / ${total}`)
  }

  await page.goBack()
  await page.goto(addressOf(workspace, `/applications?state=all&sort=number&page=3&${untilYesterday}`))
  await list.numbers.first().click()
  await expect(place).toContainText(`21 / ${total}`)
  await place.getByRole('button', { name: t('table_neighbour_previous') }).click()
  await expect(heading).toContainText(second.at(-1) ?? '')
  await expect(place).toContainText(`20 / ${total}`)
})

test('an old link that asks for what the list does not know says so, and leads to the whole list', async ({ page }) => {
  const list = applicationsList(page, t)
  await page.goto(addressOf(workspace, '/applications?sort=shoe_size'))
  await expect(page.getByText(t('table_sort_not_known', { name: 'shoe_size' }))).toBeVisible()
  await expect(page.getByRole('button', { name: t('general_try_again') })).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('button', { name: t('table_reset') }).click()
  await expect(list.rows).toHaveCount(10)
})

test('a day that there is none of is said beside it, and filters nothing', async ({ page }) => {
  await page.goto(addressOf(workspace, '/applications?state=all'))
  await applicationsList(page, t).settled()
  await page.getByRole('button', { name: t('table_filter_add') }).click()
  await page.getByRole('menuitem', { name: t('applications_filter_created'), exact: true }).click()
  const from = page.getByRole('textbox', { name: t('table_filter_from_label') })
  await from.fill('31.02.2026')
  await from.press('Tab')
  await expect(page.getByText(t('general_date_no_such_day'))).toBeVisible()
  await expect(from).toHaveAttribute('aria-invalid', 'true')
  await expect(page).not.toHaveURL(/filters=/)
})
