// Staff import a building from a spreadsheet: preview, import, undo.

import { expect, test } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import { readSheets } from '#platform/server/testing/read-sheets.ts'
import { messySheet } from '#areas/objects/server/testing/messy-sheet.ts'
import { expectAccessible } from '../accessibility.ts'
import { addressOf, signInAs } from '../sign-in.ts'

/** New in each run, because a second run finds the objects and imports of the first. */
const mark = crypto.randomUUID().slice(0, 6)
/** Not the house of the messy spreadsheet, which is imported at the same time. */
const house = `Kiesweg ${100 + (crypto.getRandomValues(new Uint16Array(1))[0] ?? 0)}`

const table = [
  'Liste der Verwaltung;;;;;;;;',
  'Objektnummer;Bezeichnung;Objektart;Adresse;PLZ;Ort;Kanton;Miete mtl.;NK',
  `IMP-${mark}-1;${house}, EG links;Wohnung;${house};8400;Winterthur;ZH;1’780.–;210`,
  `IMP-${mark}-2;${house}, EG rechts;Wohnung;${house};8400;Winterthur;ZH;1 450,00;180`,
  `IMP-${mark}-3;${house}, 1. OG;Scheune;${house};8400;Winterthur;ZH;1600;180`,
].join('\r\n')

test('objects come in from a spreadsheet and go again', async ({ page }) => {
  await signInAs(page, 'admin')
  await page.goto(addressOf('rent', '/objects/apartments'))
  await page.getByRole('link', { name: 'Importieren' }).click()
  await expect(page.getByRole('heading', { name: 'Objekte importieren' })).toBeVisible()
  await expectAccessible(page)

  const file = { name: `Kiesweg ${mark}.csv`, mimeType: 'text/csv', buffer: Buffer.from(table) }
  await page.locator('input[type=file]').setInputFiles(file)
  await expect(page.getByRole('radio', { name: 'Zeile 2 enthält die Überschriften' })).toBeChecked()
  await expectAccessible(page)
  await expect(page.getByRole('combobox', { name: 'Bedeutung der Spalte Miete mtl.' })).toHaveValue('Nettomiete')
  await page.getByRole('button', { name: 'Prüfen' }).click()

  await expect(page.getByText('«Scheune» ist unbekannt')).toBeVisible()
  await expect(page.getByText(`1 neues Gebäude: ${house}`)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: '2 Objekte importieren' }).click()

  await expect(page.getByRole('heading', { name: `«Kiesweg ${mark}.csv» importiert` })).toBeVisible()
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Nicht übernommene Zeilen herunterladen' }).click()
  const [sheet] = await readSheets(await readFile(await (await saving).path()))
  expect(sheet?.data[1]?.[0]).toBe(`IMP-${mark}-3`)
  expect(sheet?.data[1]?.at(-1)).toContain('«Scheune» ist unbekannt')
  await expectAccessible(page)

  await page.goto(addressOf('rent', `/objects/apartments?search=IMP-${mark}-1`))
  await expect(page.getByText(`${house}, EG links`)).toBeVisible()

  await page.goto(addressOf('rent', '/objects/import'))
  await page.getByRole('button', { name: `Import «Kiesweg ${mark}.csv» zurücknehmen` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Zurücknehmen' }).click()
  await expect(page.getByText('Zurückgenommen: 2 gelöscht, 0 mit alten Werten, 0 geblieben')).toBeVisible()
  await page.goto(addressOf('rent', `/objects/apartments?search=IMP-${mark}-1`))
  await expect(page.getByText(`${house}, EG links`)).toHaveCount(0)
})

test('a messy spreadsheet is taken over as it is: no column has to be assigned by hand', async ({ page }) => {
  await signInAs(page, 'admin')
  await page.goto(addressOf('rent', '/objects/import'))
  const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  const file = { name: 'Mieterspiegel.xlsx', mimeType, buffer: await messySheet('MS') }
  await page.locator('input[type=file]').setInputFiles(file)
  await expect(page.getByText('10 von 10 Spalten')).toBeVisible()
  await expect(page.getByText('Fehlt noch')).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Prüfen' }).click()
  await page.getByRole('button', { name: '3 Objekte importieren' }).click()
  await expect(page.getByRole('heading', { name: '«Mieterspiegel.xlsx» importiert' })).toBeVisible()

  await page.goto(addressOf('rent', '/objects/import'))
  await page.getByRole('button', { name: 'Import «Mieterspiegel.xlsx» zurücknehmen' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Zurücknehmen' }).click()
  await expect(page.getByText('Zurückgenommen: 3 gelöscht, 0 mit alten Werten, 0 geblieben')).toBeVisible()
})

test('a spreadsheet without object numbers says so at the top, and leads to the column', async ({ page }) => {
  await signInAs(page, 'admin')
  await page.goto(addressOf('rent', '/objects/import'))
  const buffer = Buffer.from('Zimmer;Notiz\r\n3;eins\r\n4;eins')
  await page.locator('input[type=file]').setInputFiles({ name: 'Ohne.csv', mimeType: 'text/csv', buffer })
  await page.getByRole('button', { name: 'Fehlt noch: Objektnummer' }).click()
  await expect(page.getByRole('combobox', { name: 'Bedeutung der Spalte Notiz' })).toBeFocused()
  const check = page.getByRole('button', { name: 'Prüfen' })
  await expect(check).toBeDisabled()
  await expect(page.getByText('Eine Spalte muss die Objektnummer sein')).toBeVisible()
  await expectAccessible(page)
})
