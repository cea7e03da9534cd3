// A real PDF of one page, as somebody would scan it, and the window in which it is chosen.

import type { FileChooser, Page } from '@playwright/test'
import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'

export function paperOf(title: string): Promise<Buffer> {
  const document = new PDFDocument({ size: 'A4' })
  document.text(title)
  document.end()
  return buffer(document)
}

/** What the page asks for once this is pressed. */
export async function filesAskedFor(page: Page, press: () => Promise<void>): Promise<FileChooser> {
  const chooser = page.waitForEvent('filechooser')
  // The page hears that no window of the system is wanted; a key would be quicker than that word.
  await page.evaluate(() => undefined)
  await press()
  return chooser
}
