// A customized list: columns, a saved view, and the same rows as a spreadsheet.

import { expect, test } from '@playwright/test'
import { readSheets } from '#platform/server/testing/read-sheets.ts'
import { expectAccessible } from '../accessibility.ts'
import { addressOf, signInAs } from '../sign-in.ts'
import { textsIn } from '../texts.ts'
import { applicationsList, untilYesterday } from './list-screen.ts'

const t = textsIn('de')
const workspace = 'build'

test('columns are arranged for everybody, and the spreadsheet has the same', async ({ page }) => {
  const list = applicationsList(page, t)
  await signInAs(page, 'admin', { workspace })
  await page.goto(addressOf(workspace, `/applications?state=all&sort=number&${untilYesterday}`))
  const heads = page.getByRole('columnheader')
  const places = async () => {
    const titles = await heads.allTextContents()
    return [titles.indexOf(t('applications_column_state')), titles.indexOf(t('applications_column_household_type'))]
  }
  await list.settled()
  const [stateBefore = 0, householdBefore = 0] = await places()
  expect(stateBefore).toBeGreaterThan(householdBefore)

  await page.getByRole('button', { name: t('table_column_settings') }).click()
  const dialog = page.getByRole('dialog', { name: t('table_columns') })
  const up = dialog.getByRole('button', {
    name: t('table_column_up', { column: t('applications_column_state') }),
    exact: true,
  })
  while (await up.isEnabled()) await up.click()
  await dialog.getByRole('checkbox', { name: t('applications_column_documents'), exact: true }).uncheck()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: t('table_columns_save') }).click()
  await expect(dialog).toBeHidden()
  await page.reload()
  await expect(list.head('applications_column_documents')).toBeHidden()
  await list.settled()
  const [stateAfter = 0, householdAfter = 0] = await places()
  expect(stateAfter).toBeLessThan(householdAfter)

  const titles = (await heads.allTextContents()).filter((title) => title && title !== t('table_detail'))
  const started = page.waitForEvent('download')
  await page.getByRole('button', { name: t('table_export') }).click()
  const [sheet] = await readSheets(await (await started).path())
  const [head = [], ...lines] = sheet?.data ?? []
  expect(head).toEqual(titles)
  const numbers = lines.map((line) => String(line[head.indexOf(t('applications_column_number'))]))
  expect(numbers.slice(0, 10)).toEqual(await list.shown())
  expect(numbers.length).toBe(Number(/\d+$/.exec((await list.tab('table_all').textContent()) ?? '')?.[0]))
})

test('a list is kept under a name and opened by it', async ({ page }) => {
  const list = applicationsList(page, t)
  const name = `Mit Haustier ${crypto.randomUUID().slice(0, 6)}`
  await signInAs(page, 'user', { workspace })
  const kept = `/applications?state=all&sort=-number&filters=${encodeURIComponent('{"pets":["yes"]}')}`
  await page.goto(addressOf(workspace, kept))
  const numbers = await list.shown()
  await page.getByRole('button', { name: t('table_views') }).click()
  await page.getByRole('menuitem', { name: t('table_view_save_as') }).click()
  await page.getByRole('textbox', { name: t('table_view_name') }).fill(name)
  await expectAccessible(page)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('table_view_save') })
    .click()
  await expect(page.getByRole('button', { name })).toBeVisible()

  await page.goto(addressOf(workspace, '/applications'))
  await page.getByRole('button', { name: t('table_views') }).click()
  await page.getByRole('menuitem', { name }).click()
  await expect(list.filters).toContainText(t('table_filter_is', { values: t('general_yes') }))
  expect(await list.shown()).toEqual(numbers)

  await list.head('applications_column_number').getByRole('button').click()
  await page.getByRole('button', { name: `${name} ${t('table_view_changed')}` }).click()
  await page.getByRole('menuitem', { name: t('table_view_delete', { name }) }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('table_view_delete_confirm') })
    .click()
  await expect(page.getByRole('button', { name: t('table_views') })).toBeVisible()
})
