// A new house from the spreadsheet to its first application: one invalid row is returned with its reason and
// corrected; the house is shown with its plan and published, and a visitor finds it and applies.

import { expect, test, type Locator, type Page } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import { readSheets } from '#platform/server/testing/read-sheets.ts'
import { complaintsOf, expectAccessible } from '../accessibility.ts'
import { applyByCall } from '../letting/applying-by-call.ts'
import { storeInPage } from '../page-storage.ts'
import { addressOf, signInAs } from '../sign-in.ts'
import { anySpace, textsIn } from '../texts.ts'

const t = textsIn('de')

/** Last in the order of places, so that the beginning of lists in other tests stays the same. */
const house = { title: 'Oberdorfstrasse 61', place: '9524;Zuzwil;SG', city: 'Zuzwil' }

const headings = 'Objektnummer;Bezeichnung;Objektart;Etage;Adresse;PLZ;Ort;Kanton;Zimmer;Wohnfläche;Nettomiete;NK;Bezug'
const rowOf = (number: string, [floor, side]: [string, string], measures: string) =>
  `OD61-${number};${house.title}, ${floor} ${side};Wohnung;${floor};${house.title};${house.place};${measures};240;01.04.2027`
const rows = [
  rowOf('01', ['EG', 'links'], '3.5;84;2180'),
  rowOf('02', ['EG', 'rechts'], '4.5;108;2560'),
  rowOf('11', ['1. OG', 'links'], '3.5;84;2240'),
  rowOf('12', ['1. OG', 'rechts'], '4.5;108;auf Anfrage'),
  rowOf('21', ['2. OG', 'links'], '3.5;84;2310'),
  rowOf('22', ['2. OG', 'rechts'], '4.5;108;2690'),
]

test('a house comes from a spreadsheet, is published, and somebody applies', async ({ page, browser }) => {
  test.slow()
  const complaints = complaintsOf(page)
  await signInAs(page, 'admin')

  await page.goto(addressOf('rent', '/objects/import'))
  await checkSheet(page, 'Oberdorf.csv', rows)
  await expect(page.getByText(t('objects_import_new_buildings_one', { count: 1, names: house.title }))).toBeVisible()
  await expectCounts(page, { created: 5, unchanged: 0, rejected: 1 })
  await page.getByRole('button', { name: t('objects_import_apply_other', { count: 5 }) }).click()
  const [bad] = await rowsHandedBack(page)
  expect(bad?.at(-1)).toContain('Nettomiete')

  const corrected = bad
    ?.slice(0, -1)
    .map((cell) => (cell === 'auf Anfrage' ? '2620' : cell))
    .join(';')
  await page.getByRole('button', { name: t('objects_import_again') }).click()
  await checkSheet(page, 'Oberdorf korrigiert.csv', [...rows.filter((_, at) => at !== 3), corrected ?? ''])
  await expectCounts(page, { created: 1, unchanged: 5, rejected: 0 })
  await page.getByRole('button', { name: t('objects_import_apply_one', { count: 1 }) }).click()
  await expect(
    page.getByRole('heading', { name: t('objects_import_done_title', { file: 'Oberdorf korrigiert.csv' }) }),
  ).toBeVisible()

  await openHouse(page)
  const plan = page.getByRole('grid', { name: t('buildings_plan_of', { building: house.title }) })
  expect(await storeysOf(plan)).toEqual([
    ['21', '22'],
    ['11', '12'],
    ['01', '02'],
  ])
  await expectAccessible(page)

  await publishAll(page)
  const visitor = await (await browser.newContext()).newPage()
  const flat = await chooseFlat(visitor)
  const { number, name } = await applyByCall(visitor, flat, { firstname: 'Ladina', name: 'Caduff' })

  await page.goto(addressOf('rent', `/objects/${flat.id}`))
  const applications = page.locator('#applications')
  await expect(applications.getByRole('row').filter({ hasText: name })).toContainText(String(number))
  await openHouse(page)
  const colours = page.getByRole('radiogroup', { name: t('buildings_plan_colour') })
  await colours.getByText(t('buildings_plan_by_applications'), { exact: true }).click()
  await expect(page).toHaveURL(/colour=applications/)
  await expect(unitIn(plan, '12')).toHaveAccessibleName(
    new RegExp(anySpace(t('buildings_plan_application', { count: 1 }))),
  )
  await expect(unitIn(plan, '11')).toHaveAccessibleName(
    new RegExp(anySpace(t('buildings_plan_applications', { count: 0 }))),
  )
  await expectAccessible(page)
  expect(complaints).toEqual([])
})

async function checkSheet(page: Page, name: string, lines: readonly string[]): Promise<void> {
  const buffer = Buffer.from([headings, ...lines].join('\r\n'))
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer })
  await page.getByRole('button', { name: t('objects_import_check') }).click()
}

async function expectCounts(page: Page, counts: Record<string, number>): Promise<void> {
  for (const [outcome, count] of Object.entries(counts)) {
    const label = page
      .getByRole('main')
      .getByText(t(`objects_import_count_${outcome}`), { exact: true })
      .first()
    await expect(label.locator('xpath=following-sibling::*[1]')).toHaveText(String(count))
  }
}

/** The rows without their headings. */
async function rowsHandedBack(page: Page): Promise<string[][]> {
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: t('objects_import_bad_rows') }).click()
  const [sheet] = await readSheets(await readFile(await (await saving).path()))
  return (sheet?.data ?? []).slice(1).map((cells) => cells.map(String))
}

async function openHouse(page: Page): Promise<void> {
  await page.goto(addressOf('rent', `/objects/buildings?search=${encodeURIComponent(house.title)}`))
  await page.getByRole('link', { name: house.title, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: house.title })).toBeVisible()
}

const unitIn = (plan: Locator, number: string) => plan.getByRole('link', { name: new RegExp(`OD61-${number},`) })

/** Floors from top to bottom, each from left to right. */
async function storeysOf(plan: Locator): Promise<string[][]> {
  await expect(plan.getByRole('link')).toHaveCount(rows.length)
  const storeys = await plan.getByRole('row').all()
  return Promise.all(
    storeys.map(async (storey) => {
      const names = await storey.getByRole('link').all()
      return Promise.all(
        names.map(async (one) => /OD61-(\d+)/.exec((await one.getAttribute('aria-label')) ?? '')?.[1] ?? ''),
      )
    }),
  )
}

async function publishAll(page: Page): Promise<void> {
  await page.goto(addressOf('rent', '/objects/apartments?search=OD61'))
  await expect(page.getByRole('link', { name: new RegExp(house.title) })).toHaveCount(rows.length)
  await page.getByRole('checkbox', { name: t('table_select_page') }).check()
  const bar = page.getByRole('toolbar', { name: t('table_bulk_actions') })
  await bar.getByRole('button', { name: t('objects_publish'), exact: true }).click()
  const action = t('objects_publish')
  const dialog = page.getByRole('dialog')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: t('table_bulk_confirm', { action, count: rows.length }) }).click()
  await expect(page.getByText(t('table_bulk_changed', { number: rows.length }))).toBeVisible()
}

/** Chooses the flat in the building plan by keyboard, adds it to the wish list and opens the form. */
async function chooseFlat(page: Page): Promise<{ id: string }> {
  await storeInPage(page, { language: 'de' })
  await page.goto(addressOf('rent', '/public-object-list?view=houses'))
  await page.getByRole('combobox', { name: t('objects_column_city'), exact: true }).selectOption(house.city)
  const plan = page.getByRole('grid', { name: t('buildings_plan_of', { building: house.title }) })
  await plan.getByRole('link', { name: /4.5 Zimmer.*CHF 2.860/ }).focus()
  await page
    .getByRole('button', { name: t('objects_wish_add_named', { object: `${house.title}, 1. OG rechts` }) })
    .click()
  await expectAccessible(page)
  await page
    .getByRole('region', { name: t('objects_wish_list') })
    .getByRole('link', { name: t('objects_apply') })
    .click()
  await expect(page.getByRole('heading', { level: 3, name: `${house.title}, 1. OG rechts` })).toBeVisible()
  return { id: new URL(page.url()).searchParams.get('uuids') ?? '' }
}
