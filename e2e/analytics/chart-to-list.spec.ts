// A manager reads a figure as chart and as table, and opens the applications behind a bar: as many as the bar says.

import { expect, test } from '@playwright/test'
import { dayAfter } from '#platform/rules/calendar-day.ts'
import { complaintsOf, expectAccessible } from '../accessibility.ts'
import { addressOf, signInAs } from '../sign-in.ts'
import { textsIn } from '../texts.ts'

const t = textsIn('de')

test('from a bar of the dashboard to the rows that it counts', async ({ page }) => {
  test.slow()
  const complaints = complaintsOf(page)
  await signInAs(page, 'admin')
  // Until yesterday, because other tests apply at the same time.
  await page.goto(addressOf('rent', `/analytics?from=2020-01-01&to=${dayAfter(new Date(), -1)}`))
  const sources = page.getByRole('region', { name: t('analytics_figure_sources') })
  await expect(sources).toBeVisible()
  await expectAccessible(page)

  await sources.getByRole('button', { name: new RegExp(t('charts_as_table')) }).click()
  const row = sources.getByRole('row').nth(1)
  const count = Number((await row.getByRole('cell').first().innerText()).replaceAll("'", ''))
  expect(count).toBeGreaterThan(0)
  await expectAccessible(page)
  await sources.getByRole('button', { name: new RegExp(t('charts_as_chart')) }).click()

  const bar = sources
    .getByRole('link')
    .filter({ has: page.locator('rect') })
    .first()
  await bar.focus()
  await page.keyboard.press('End')
  await page.keyboard.press('Home')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/applications\?/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(t('applications_title'))
  await expect(page.getByText(count === 1 ? '1' : String(count)).first()).toBeVisible()
  expect(complaints).toEqual([])
})

test('a click on a period opens its list and filters all figures; Back leads to both', async ({ page }) => {
  test.slow()
  await signInAs(page, 'admin')
  await page.goto(addressOf('rent', '/analytics'))
  const overTime = page.getByRole('region', { name: t('analytics_figure_applications') })
  const points = overTime.getByRole('link').filter({ has: page.locator('rect') })
  await expect(points.first()).toBeVisible()
  // The last period but one: other tests apply in the last one at the same time.
  const point = points.nth((await points.count()) - 2)
  const name = (await point.getAttribute('aria-label')) ?? ''
  const count = Number(/: ([\d']+)/.exec(name)?.[1]?.replaceAll("'", ''))
  await point.click()
  await expect(page).toHaveURL(/\/applications\?.*created/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(t('applications_title'))
  await expect(page.getByText(String(count), { exact: true }).first()).toBeVisible()

  await page.goBack()
  await expect(page).toHaveURL(/\/analytics\?.*from=\d{4}-\d\d-\d\d/)
  await expect(overTime).toContainText(t('analytics_sentence_applications', { count }))
  await page.goBack()
  await expect(page).toHaveURL(/\/analytics$/)
})

test('details, charts on the test page and the figures of the home page are accessible', async ({ page }) => {
  test.slow()
  const complaints = complaintsOf(page)
  await signInAs(page, 'admin')
  await page.goto(addressOf('rent', '/analytics/letting'))
  await expect(page.getByRole('heading', { level: 1, name: t('analytics_figure_letting') })).toBeVisible()
  await expect(page.getByRole('region', { name: t('analytics_letting_area') })).toBeVisible()
  await expectAccessible(page)

  await page.goto(addressOf('rent', '/charts-testing'))
  await expect(page.getByRole('region', { name: t('analytics_testing_many') })).toBeVisible()
  await expect(page.locator('[data-waiting]')).toHaveCount(0)
  // All but the chart without numbers are drawn.
  await expect(page.locator('section svg[width][viewBox^="0 0 "]:not([viewBox="0 0 24 24"])')).toHaveCount(13)
  await expectAccessible(page)

  await page.goto(addressOf('rent', '/home'))
  const key = page.getByRole('region', { name: t('analytics_home') })
  await expect(key.getByRole('listitem')).toHaveCount(3)
  await key.getByRole('link', { name: t('analytics_figure_letting') }).click()
  await expect(page).toHaveURL(/\/analytics\/letting/)
  expect(complaints).toEqual([])
})
