// Tests documents made from real-world files: every file gets an upright page of limited size, or is attached, and no
// content is lost.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { PDFDict, PDFDocument, PDFName, PDFNumber, PDFRawStream } from '@cantoo/pdf-lib'
import PdfKit from 'pdfkit'
import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import { createDiskStore } from '../files/disk-store.ts'
import { caseFile } from '../testing/case-files.ts'
import { whitePng } from '../testing/white-png.ts'
import { createWorkers } from '../workers/workers.ts'
import { makeDossier, mergeDocuments } from './documents.ts'
import { stepsOf } from './sheet-steps.ts'

const folder = mkdtempSync(join(tmpdir(), 'quartier-documents-'))
const making = { workers: createWorkers(), files: createDiskStore(folder) }
afterAll(async () => {
  await making.workers.close()
  rmSync(folder, { recursive: true, force: true })
})

async function stored(name: string, contentType: string, content: Buffer) {
  const storageKey = `w/${name}`
  await making.files.put(storageKey, content)
  return { name, contentType, storageKey }
}

function cover(): Promise<Buffer> {
  const paper = new PdfKit({ size: 'A4' })
  paper.text('Deckblatt').end()
  return buffer(paper)
}

/** Returns width and height in pixels of each picture on the pages after the cover. */
async function picturesOn(pdf: Buffer): Promise<number[][][]> {
  const whole = await PDFDocument.load(pdf)
  const sizeOf = (image: PDFRawStream) =>
    ['Width', 'Height'].map((name) => image.dict.lookup(PDFName.of(name), PDFNumber).asNumber())
  return whole
    .getPages()
    .slice(1)
    .map(({ node }) => {
      const images = node.Resources()?.lookupMaybe(PDFName.of('XObject'), PDFDict)
      return (images?.values() ?? [])
        .map((one) => whole.context.lookup(one))
        .filter((one) => one instanceof PDFRawStream)
        .map(sizeOf)
    })
}

const webp = () =>
  sharp({ create: { width: 400, height: 300, channels: 3, background: '#7aa' } })
    .webp()
    .toBuffer()

describe('a document of several files', () => {
  it('shows scans, photos, WebP and HEIC on a page each: upright and at most 2,500 pixels', async () => {
    const pdf = await mergeDocuments(making, await cover(), [
      await stored('scan.png', 'image/png', caseFile('scan-600dpi.png')),
      await stored('foto.jpg', 'image/jpeg', caseFile('foto-exif-orientation-6.jpg')),
      await stored('bild.webp', 'image/webp', await webp()),
      await stored('iphone.heic', 'image/heic', caseFile('foto-iphone.heic')),
    ])
    expect(await picturesOn(pdf)).toEqual([[[1767, 2500]], [[900, 1200]], [[400, 300]], [[640, 480]]])
  })

  it('attaches what has no page: a picture with too many pixels, half a PDF, text', async () => {
    const pdf = await mergeDocuments(making, await cover(), [
      await stored('weiss.png', 'image/png', whitePng({ width: 20_000, height: 13_000 })),
      await stored('halb.pdf', 'application/pdf', (await cover()).subarray(0, 40)),
      await stored('notiz.txt', 'text/plain', Buffer.from('Hallo')),
    ])
    const whole = await PDFDocument.load(pdf)
    expect(whole.getPageCount()).toBe(1)
    const names = whole.getAttachments().map(({ name }) => name)
    expect(names.toSorted()).toEqual(['halb.pdf', 'notiz.txt', 'weiss.png'])
  })

  it('takes PDFs with a line of a mail gateway before their mark', async () => {
    const late = Buffer.concat([Buffer.from('X-Scanned: clean\r\n\r\n'), await cover()])
    const pdf = await mergeDocuments(making, await cover(), [await stored('spaet.pdf', 'application/pdf', late)])
    expect((await PDFDocument.load(pdf)).getPageCount()).toBe(2)
  })

  it('keeps the copy it has made of a picture, and uses it again', async () => {
    const file = await stored('zweimal.jpg', 'image/jpeg', caseFile('foto-exif-orientation-6.jpg'))
    expect(await making.files.find(`${file.storageKey}.document.jpg`)).toBeNull()
    await mergeDocuments(making, await cover(), [file])
    await making.files.remove(file.storageKey)
    expect(await picturesOn(await mergeDocuments(making, await cover(), [file]))).toEqual([[[900, 1200]]])
  })

  it('leaves this thread free while a scan is worked on', async () => {
    const files = [await stored('gross.png', 'image/png', caseFile('scan-600dpi.png'))]
    let longest = 0
    let last = performance.now()
    const clock = setInterval(() => {
      longest = Math.max(longest, performance.now() - last)
      last = performance.now()
    }, 5)
    await mergeDocuments(making, await cover(), files)
    clearInterval(clock)
    // Decoding on this thread blocked it for more than a second.
    expect(longest).toBeLessThan(500)
  })
})

it('draws the cover of a dossier from its steps', async () => {
  const steps = stepsOf((sheet) => {
    sheet.title('Dossier')
    sheet.heading('Haushalt')
    sheet.table([['Name', 'Anna']])
    sheet.newPage()
    sheet.paragraph('Zweite Seite')
    sheet.note('Klein')
    sheet.signatures([{ role: 'Mieterin', names: ['Anna'] }], 'Ort, Datum')
  })
  const pdf = await makeDossier(making, {
    cover: { title: 'Dossier', language: 'de', author: 'Lindenhof', foot: 'Dossier' },
    steps,
    files: [await stored('foto2.jpg', 'image/jpeg', caseFile('foto-exif-orientation-6.jpg'))],
  })
  const whole = await PDFDocument.load(pdf)
  expect([whole.getPageCount(), whole.getTitle()]).toEqual([3, 'Dossier'])
})
