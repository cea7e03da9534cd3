// The plan of a building: staff navigate it by keyboard and colour it by rent; a visitor chooses a flat in it.

import { expect, test } from '@playwright/test'
import { complaintsOf, expectAccessible } from '../accessibility.ts'
import { storeInPage } from '../page-storage.ts'
import { addressOf, ask, send, signInAs } from '../sign-in.ts'
import { textsIn } from '../texts.ts'

const t = textsIn('de')

interface Rows {
  tableData: { body: { _id: string }[] }
}

test('a house is walked through by arrow keys, coloured by rent, and leads to its flats', async ({ page }) => {
  const complaints = complaintsOf(page)
  await signInAs(page, 'admin')
  const { tableData } = await ask<Rows>(page, 'admin', '/api/v1/buildings/?search=Lindenhofstrasse%2012')
  await page.goto(addressOf('rent', `/objects/buildings/${tableData.body[0]?._id}`))
  const plan = page.getByRole('grid', { name: t('buildings_plan_of', { building: 'Lindenhofstrasse 12' }) })
  const unit = (number: string) => plan.getByRole('link', { name: new RegExp(`LH12-${number},`) })
  await unit('401').focus()
  await expect(unit('401')).toHaveAccessibleName(/^DG, Wohnung LH12-401, 3.5 Zimmer, [\d.]+ m², .*CHF .*\d Bewerbung/)
  await expect(plan.locator('a[tabindex="0"]')).toHaveCount(1)
  await page.keyboard.press('ArrowRight')
  await expect(unit('402')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(unit('302')).toBeFocused()
  await expect(page.getByText('Wohnung LH12-302', { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText('Wohnung LH12-302', { exact: true })).toBeHidden()
  await page.keyboard.press('Home')
  await expect(unit('301')).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('2')
  await expect(page).toHaveURL(/colour=rent/)
  await expect(page.getByText(t('buildings_plan_scale_rent'))).toBeVisible()
  await expect(unit('301')).toContainText(/\d\d\.\d\d/)
  await expectAccessible(page)
  await unit('301').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: /3\. OG links/ })).toBeVisible()
  await page.getByRole('link', { name: new RegExp(t('buildings_sketch_to_plan')) }).click()
  await expect(unit('301')).toHaveAttribute('aria-current', 'location')
  expect(complaints).toEqual([])
})

test('a visitor on a phone chooses a flat in its house', async ({ page }) => {
  const complaints = complaintsOf(page)
  await page.setViewportSize({ width: 390, height: 844 })
  const { houses } = await send<{ houses: { title: string; free: number }[] }>(page, {
    path: '/api/v1/objects/iframe-object-list/houses?kind=apartment',
  })
  const house = houses.find(({ free }) => free > 0)
  await storeInPage(page, { language: 'de' })
  await page.goto(addressOf('rent', '/public-object-list'))
  await page.getByText(t('objects_public_view_houses'), { exact: true }).click()
  await expect(page).toHaveURL(/view=houses/)
  const plan = page.getByRole('grid', { name: t('buildings_plan_of', { building: house?.title ?? '' }) })
  const free = plan.getByRole('link', { name: / Zimmer.* Frei, CHF/ }).first()
  await free.focus()
  await page.getByRole('button', { name: new RegExp(t('objects_wish_add_named', { object: '.*' })) }).click()
  await expect(page.getByRole('region', { name: t('objects_wish_list') })).toBeVisible()
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0)
  await free.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/public-object-details\//)
  expect(complaints).toEqual([])
})
