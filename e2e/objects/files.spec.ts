// Staff drop the files of many objects at once: each is matched to its object by file name, and unmatched files are
// reported before the upload.

import { expect, test } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { expectAccessible } from '../accessibility.ts'
import { chooseFound } from '../choose-found.ts'
import { addressOf, signInAs } from '../sign-in.ts'

const table = [
  'Objektnummer;Bezeichnung;Objektart;Adresse;PLZ;Ort;Kanton;Miete mtl.;NK',
  'DAT 7/1;Wiesenweg 3, EG links;Wohnung;Wiesenweg 3;8400;Winterthur;ZH;1780;210',
  'DAT 7/2;Wiesenweg 3, EG rechts;Wohnung;Wiesenweg 3;8400;Winterthur;ZH;1450;180',
].join('\r\n')

const draw = (background: string) =>
  sharp({ create: { width: 640, height: 480, channels: 3, background } })
    .jpeg()
    .toBuffer()
const pdf = (text: string) =>
  Buffer.from(`%PDF-1.4\n% ${text}\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n`)

test('files find their objects by their names', async ({ page }) => {
  await signInAs(page, 'admin')
  await page.goto(addressOf('rent', '/objects/import'))
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'Wiesenweg.csv', mimeType: 'text/csv', buffer: Buffer.from(table) })
  await expect(page.getByRole('combobox', { name: 'Bedeutung der Spalte Miete mtl.' })).toHaveValue('Nettomiete')
  await page.getByRole('button', { name: 'Prüfen' }).click()
  await page.getByRole('button', { name: '2 Objekte importieren' }).click()
  await expect(page.getByRole('heading', { name: '«Wiesenweg.csv» importiert' })).toBeVisible()

  await page.getByText('Bilder und Dokumente', { exact: true }).click()
  await expectAccessible(page)
  const kitchen = await draw('#c95')
  const jpeg = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/jpeg', buffer })
  const plan = { name: 'dat-7-2_Grundriss.pdf', mimeType: 'application/pdf', buffer: pdf('plan') }
  await page
    .getByLabel('Dateien', { exact: true })
    .setInputFiles([
      jpeg('DAT 7_1_10.jpg', await draw('#59c')),
      jpeg('DAT 7_1_2.jpg', kitchen),
      plan,
      jpeg('DSC_0815.jpg', await draw('#5c9')),
      jpeg('DAT 7_2 Stube.jpg', kitchen.subarray(0, kitchen.length - 40)),
      { name: 'Preise.txt', mimeType: 'text/plain', buffer: Buffer.from('1780') },
    ])
  await expect(page.getByText('Die Datei ist beschädigt oder nicht vollständig.')).toBeVisible()
  await expect(page.getByText('Dieser Dateityp ist nicht erlaubt')).toBeVisible()
  await expect(page.getByRole('button', { name: '3 Dateien speichern' })).toBeVisible()
  await page.getByRole('button', { name: /^Objekt von DSC_0815/ }).click()
  await chooseFound(page.getByRole('combobox', { name: 'Objekt von DSC_0815.jpg' }), 'DAT 7/2')
  await page.getByRole('button', { name: 'Preise.txt weglassen' }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: '4 Dateien speichern' }).click()

  await expect(page.getByRole('heading', { name: 'Dateien gespeichert' })).toBeVisible()
  await expectAccessible(page)
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Liste herunterladen' }).click()
  const list = await readFile(await (await saving).path(), 'utf8')
  expect(list).toContain('"DAT 7_2 Stube.jpg";"Die Datei ist beschädigt oder nicht vollständig."')
  expect(list).toContain('"Preise.txt";"Weggelassen"')

  // Uploading the same contents again changes nothing.
  await page.getByRole('button', { name: 'Weitere Dateien' }).click()
  await page.getByLabel('Dateien', { exact: true }).setInputFiles([jpeg('DAT 7_1_2.jpg', kitchen), plan])
  await expect(page.getByText('Alle Dateien sind bereits vorhanden.')).toBeVisible()

  await page.goto(addressOf('rent', '/objects/apartments?search=DAT%207/1'))
  await page.getByRole('link', { name: 'Wiesenweg 3, EG links' }).first().click()
  // Sorted by number, independent of the order of arrival.
  await expect(page.getByRole('img', { name: /^DAT 7_1_/ }).first()).toHaveAttribute('alt', 'DAT 7_1_2.jpg')
  await expect(page.getByRole('img', { name: 'DAT 7_1_10.jpg' })).toBeVisible()
})
