// A real one-page PDF, like a scan, and the file chooser in which it is selected.

import type { FileChooser, Page } from '@playwright/test'
import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'

export function paperOf(title: string): Promise<Buffer> {
  const document = new PDFDocument({ size: 'A4' })
  document.text(title)
  document.end()
  return buffer(document)
}

/** File chooser that the page opens after the click. */
export async function filesAskedFor(page: Page, press: () => Promise<void>): Promise<FileChooser> {
  const chooser = page.waitForEvent('filechooser')
  // A round trip to the page, so that file chooser interception is active before the key press.
  await page.evaluate(() => undefined)
  await press()
  return chooser
}
