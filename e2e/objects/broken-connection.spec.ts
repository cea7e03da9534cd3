// Ten photographs of eight megabytes are uploaded over a connection that is cut twice: without any user action, all
// ten arrive, each once.

import { expect, test } from '@playwright/test'
import { randomBytes } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { breakingRoad } from '../breaking-road.ts'
import { addressOf, ask, signInAs } from '../sign-in.ts'

const megabyte = 1024 * 1024
const cutAfter = [20 * megabyte, 45 * megabyte]

/** Random pixels do not compress: 2560 × 1920 of them are about eight megabytes. */
const photograph = (): Promise<Buffer> =>
  sharp(randomBytes(2560 * 1920 * 3), { raw: { width: 2560, height: 1920, channels: 3 } })
    .jpeg({ quality: 92, chromaSubsampling: '4:4:4' })
    .toBuffer()

test('ten large pictures arrive over a connection that breaks twice', async ({ page }, testInfo) => {
  const straight = addressOf('rent')
  const names = Array.from({ length: 10 }, (_, index) => `Zimmer ${index + 1}.jpg`)
  const paths = names.map((name) => testInfo.outputPath(name))
  const photo = await photograph()
  // A byte appended after the end of a picture makes it a different file.
  for (const [index, path] of paths.entries()) await writeFile(path, Buffer.concat([photo, Buffer.from([index])]))
  expect(photo.length).toBeGreaterThan(7 * megabyte)
  const road = await breakingRoad(Number(new URL(straight).port), cutAfter)
  try {
    await signInAs(page, 'admin')
    const list = '/api/v1/objects/apartments?state=all&rowsPerPage=10&page=2'
    const { tableData } = await ask<{ tableData: { body: { _id: string }[] } }>(page, 'admin', list)
    const object = `/objects/${tableData.body[0]?._id}`
    await page.goto(straight.replace(/:\d+\/$/, `:${road.port}${object}`))
    await page.getByRole('button', { name: 'Bilder und Dokumente bearbeiten' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.locator('input[type=file]').first().setInputFiles(paths)
    const interrupted = dialog.getByText('Verbindung unterbrochen, wird fortgesetzt …')
    await expect(interrupted.first()).toBeVisible({ timeout: 30_000 })
    const pictures = dialog.getByRole('list', { name: 'Bilder' }).getByRole('listitem')
    await expect(pictures).toHaveCount(names.length, { timeout: 120_000 })
    expect(road.cuts()).toBe(2)
    await dialog.getByRole('button', { name: 'Speichern' }).click()
    await expect(dialog).toBeHidden()
    const { images } = await ask<{ images: { displayName: string }[] }>(page, 'admin', `/api/v1${object}`)
    expect(images.map(({ displayName }) => displayName)).toEqual(names)
  } finally {
    road.close()
  }
})
