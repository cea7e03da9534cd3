// Reads the QR-bills that the product and other programs make, from PDF files and pictures.

import { buffer } from 'node:stream/consumers'
import { PDFDocument } from '@cantoo/pdf-lib'
import PdfKit from 'pdfkit'
import sharp, { type Sharp } from 'sharp'
import { SwissQRCode } from 'swissqrbill/svg'
import { afterAll, describe, expect, it } from 'vitest'
import { qrReferenceOf } from '../../../rules/qr-bill/references.ts'
import { whitePng } from '../../testing/white-png.ts'
import { createWorkers } from '../../workers/workers.ts'
import { printDocument } from '../printed-document.ts'
import { readBillIn } from './qr-codes.ts'

const workers = createWorkers()
afterAll(() => workers.close())

const creditor = {
  name: 'Malerei Keller AG',
  street: 'Seestrasse',
  houseNumber: '7',
  postalCode: '8400',
  city: 'Winterthur',
  country: 'CH',
}
const debtor = { ...creditor, name: 'Zoé Müller', street: 'Rue de l’Écluse' }
const part = {
  language: 'fr',
  iban: 'CH4431999123000889012',
  creditor,
  debtor,
  amount: 123_456_05,
  reference: qrReferenceOf(77),
  message: 'Rechnung 77',
  alt: 'Zahlteil',
} as const

const printed = () =>
  printDocument({ title: 'Rechnung', language: 'de', author: 'Keller', foot: 'Keller' }, (sheet) => {
    sheet.title('Rechnung 77')
    sheet.paymentPart(part)
  })

const picture = () => {
  const svg = new SwissQRCode({
    currency: 'CHF',
    amount: 12.5,
    creditor: {
      account: part.iban,
      name: creditor.name,
      address: 'Seestrasse',
      zip: '8400',
      city: 'Winterthur',
      country: 'CH',
    },
    reference: part.reference,
  }).toString()
  return sharp(Buffer.from(svg), { density: 300 })
    .flatten({ background: '#fff' })
    .extend({ top: 80, bottom: 300, left: 200, right: 90, background: '#fff' })
}

const read = (content: Buffer, type: string) => readBillIn({ workers }, content, { type, sender: 'test' })

describe('a QR-bill', () => {
  it('of our own invoice is read from the PDF as it was written', async () => {
    expect(await read(await printed(), 'application/pdf')).toMatchObject({
      iban: part.iban,
      creditor,
      debtor: { ...debtor, street: 'Rue de l’Écluse' },
      amount: part.amount,
      referenceType: 'QRR',
      reference: part.reference,
      message: 'Rechnung 77',
    })
  })

  it.each([
    ['a clean picture', (source: Sharp) => source.png(), 'image/png'],
    [
      'a photo that is turned and blurred',
      (source: Sharp) => source.rotate(97, { background: '#fff' }).blur(1.2).jpeg({ quality: 40 }),
      'image/jpeg',
    ],
  ])('is read from %s', async (_name, change, type) => {
    const content = await change(picture()).toBuffer()
    expect(await read(content, type)).toMatchObject({ amount: 1250, creditor: { name: creditor.name } })
  })

  it.each([
    ['JPEG', (source: Sharp) => source.jpeg()],
    ['colours, with predictors', (source: Sharp) => source.png({ palette: false })],
    ['grey', (source: Sharp) => source.toColourspace('b-w').png()],
    ['a palette', (source: Sharp) => source.png({ palette: true, colours: 4 })],
  ])('is read from a scan in a PDF, coded as %s', async (_name, coded) => {
    const paper = new PdfKit({ size: 'A4' })
    paper.image(await coded(picture()).toBuffer(), 60, 400, { width: 300 }).end()
    expect(await read(await buffer(paper), 'application/pdf')).toMatchObject({ amount: 1250 })
  })

  it.each([
    ['plain rows of colours', 'DeviceRGB', 8, (source: Sharp) => source.toColourspace('srgb').removeAlpha().raw()],
    ['plain rows of grey', 'DeviceGray', 8, (source: Sharp) => source.toColourspace('b-w').removeAlpha().raw()],
  ])('is read from a scan in a PDF, coded as %s', async (_name, space, bits, coded) => {
    const { data, info } = await coded(picture()).toBuffer({ resolveWithObject: true })
    const paper = await PDFDocument.create()
    const page = paper.addPage([595, 842])
    const image = paper.context.flateStream(data, {
      Type: 'XObject',
      Subtype: 'Image',
      Width: info.width,
      Height: info.height,
      ColorSpace: space,
      BitsPerComponent: bits,
    })
    page.node.newXObject('Scan', paper.context.register(image))
    expect(await read(Buffer.from(await paper.save()), 'application/pdf')).toMatchObject({ amount: 1250 })
  })

  it('is not found in a picture whose size is a lie', async () => {
    const paper = await PDFDocument.create()
    const image = paper.context.flateStream(Buffer.alloc(64), {
      Type: 'XObject',
      Subtype: 'Image',
      Width: 4000,
      Height: 4000,
      ColorSpace: 'DeviceGray',
      BitsPerComponent: 8,
    })
    paper.addPage([595, 842]).node.newXObject('Scan', paper.context.register(image))
    expect(await read(Buffer.from(await paper.save()), 'application/pdf')).toBeNull()
  })

  it.each([
    ['a picture without code', () => Promise.resolve(whitePng({ width: 300, height: 300 })), 'image/png'],
    ['a file that is no PDF', () => Promise.resolve(Buffer.from('%PDF-1.7 broken')), 'application/pdf'],
    ['a file that is no picture', () => Promise.resolve(Buffer.from('no picture')), 'image/jpeg'],
  ])('is not found in %s', async (_name, content, type) => {
    expect(await read(await content(), type)).toBeNull()
  })
})
