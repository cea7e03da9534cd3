// Reads QR codes in pictures and PDF files. Runs in worker threads only, because untrusted files may take long.

import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { PDFDocument } from '@cantoo/pdf-lib'
import sharp from 'sharp'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import { mostPixels } from '../../files/picture-limits.ts'
import { picturesOf } from './pdf-pictures.ts'
import { shapesOfPage } from './page-shapes.ts'

sharp.concurrency(1)

/** A bill has its code on the first or last pages. */
const mostPages = 20
/** Longer edge in pixels; a code of 46 mm on A4 has then about 390. */
const longestEdge = 2500

let prepared: Promise<unknown> | undefined

/** Without the binary the library would fetch it from elsewhere. */
const prepare = () =>
  (prepared ??= readFile(fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm'))).then((binary) =>
    prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(binary).buffer }, fireImmediately: true }),
  ))

export async function readQrCodes({ content, type }: { content: Uint8Array; type: string }): Promise<string[]> {
  await prepare()
  return type === 'application/pdf' ? codesInPdf(content) : codesInPicture(content)
}

async function codesInPdf(content: Uint8Array): Promise<string[]> {
  // A damaged file may fail when it is loaded, or when its pages are looked up.
  const pages = await PDFDocument.load(content, { updateMetadata: false })
    .then((paper) => paper.getPages())
    .catch(() => [])
  const codes: string[] = []
  for (const page of pages.slice(-mostPages).toReversed()) {
    codes.push(...(await codesInPicture(Buffer.from(shapesOfPage(page)), 200)))
    for (const picture of picturesOf(page)) codes.push(...(await codesInPicture(picture)))
    if (codes.length > 0) break
  }
  return codes
}

async function codesInPicture(content: Uint8Array, density?: number): Promise<string[]> {
  const drawn = await sharp(content, { limitInputPixels: mostPixels, ...(density && { density }) })
    .rotate()
    .flatten({ background: '#ffffff' })
    .resize({ width: longestEdge, height: longestEdge, fit: 'inside', withoutEnlargement: true })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => null)
  if (!drawn) return []
  const { data, info } = drawn
  const picture = {
    data: new Uint8ClampedArray(data),
    width: info.width,
    height: info.height,
    colorSpace: 'srgb',
  } as const
  const found = await readBarcodes(picture, { formats: ['QRCode'], tryHarder: true, maxNumberOfSymbols: 10 })
  return found.filter(({ isValid }) => isValid).map(({ text }) => text)
}
