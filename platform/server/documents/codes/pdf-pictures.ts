// Pictures on a PDF page as JPEG or PNG files: enough to read a code in a scan. Runs in worker threads only.

import { crc32, deflateSync, inflateSync } from 'node:zlib'
import {
  decodePDFRawStream,
  PDFArray,
  PDFBool,
  PDFDict,
  PDFHexString,
  PDFName,
  PDFNumber,
  PDFRawStream,
  PDFString,
  type PDFObject,
  type PDFPage,
} from '@cantoo/pdf-lib'
import { mostPixels } from '../../files/picture-limits.ts'

const mostPicturesPerPage = 10

/** Scanners write JPEG or Flate-coded pictures. Fax-coded ones and those in CMYK are left out. */
export function picturesOf(page: PDFPage): Uint8Array[] {
  const objects = page.node.Resources()?.lookupMaybe(PDFName.of('XObject'), PDFDict)
  return (objects?.values() ?? [])
    .map((one) => page.doc.context.lookup(one))
    .filter((one) => one instanceof PDFRawStream)
    .filter(({ dict }) => dict.lookup(PDFName.of('Subtype')) === PDFName.of('Image'))
    .slice(0, mostPicturesPerPage)
    .flatMap((one) => fileOf(one) ?? [])
}

function fileOf(picture: PDFRawStream): Uint8Array | null {
  const filter = onlyFilter(picture.dict)
  if (filter === PDFName.of('DCTDecode')) return picture.contents
  if (filter !== PDFName.of('FlateDecode')) return null
  try {
    return pngOf(picture)
  } catch {
    // A damaged picture has no code to read.
    return null
  }
}

function onlyFilter(dict: PDFDict): PDFObject | undefined {
  const filter = dict.lookup(PDFName.of('Filter'))
  return filter instanceof PDFArray ? (filter.size() === 1 ? filter.lookup(0) : undefined) : filter
}

/** Colour types of PNG. */
const colourTypes = { gray: 0, rgb: 2, indexed: 3 } as const

interface Colours {
  type: keyof typeof colourTypes
  palette?: Uint8Array
}

/** Rows with PNG predictors are what a PNG file contains; others get the predictor «none». */
function pngOf({ dict, contents }: PDFRawStream): Uint8Array | null {
  const number = (key: string) => dict.lookupMaybe(PDFName.of(key), PDFNumber)?.asNumber()
  const [width = 0, height = 0] = [number('Width'), number('Height')]
  const isMask = dict.lookupMaybe(PDFName.of('ImageMask'), PDFBool)?.asBoolean() ?? false
  const bits = isMask ? 1 : (number('BitsPerComponent') ?? 8)
  const colours = isMask ? { type: 'gray' as const } : coloursOf(dict.lookup(PDFName.of('ColorSpace')))
  if (!colours || width < 1 || height < 1 || width * height > mostPixels) return null
  const samples = colours.type === 'rgb' ? 3 : 1
  const rowBytes = Math.ceil((width * samples * bits) / 8)
  const predictor = predictorOf(dict)
  if (predictor !== 1 && predictor < 10) return null
  const rows = inflateSync(contents, { maxOutputLength: (rowBytes + 1) * height + 1024 })
  const filtered = predictor === 1 ? withoutPredictor(rows, { rowBytes, height }) : rows
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([bits, colourTypes[colours.type]], 8)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    ...(colours.palette ? [chunk('PLTE', colours.palette)] : []),
    chunk('IDAT', deflateSync(filtered, { level: 1 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function predictorOf(dict: PDFDict): number {
  const parameters = dict.lookup(PDFName.of('DecodeParms'))
  const own = parameters instanceof PDFArray ? parameters.lookup(0) : parameters
  return own instanceof PDFDict ? (own.lookupMaybe(PDFName.of('Predictor'), PDFNumber)?.asNumber() ?? 1) : 1
}

function withoutPredictor(rows: Buffer, { rowBytes, height }: { rowBytes: number; height: number }): Buffer {
  const marked = Buffer.alloc((rowBytes + 1) * height)
  for (let row = 0; row < height; row += 1) {
    rows.copy(marked, row * (rowBytes + 1) + 1, row * rowBytes, (row + 1) * rowBytes)
  }
  return marked
}

function coloursOf(space: PDFObject | undefined): Colours | null {
  if (space instanceof PDFArray) return coloursOfArray(space)
  if (space === PDFName.of('DeviceGray')) return { type: 'gray' }
  return space === PDFName.of('DeviceRGB') ? { type: 'rgb' } : null
}

function coloursOfArray(space: PDFArray): Colours | null {
  const name = space.lookup(0)
  if (name === PDFName.of('CalGray')) return { type: 'gray' }
  if (name === PDFName.of('CalRGB')) return { type: 'rgb' }
  if (name === PDFName.of('ICCBased')) {
    const profile = space.lookup(1)
    const samples =
      profile instanceof PDFRawStream ? profile.dict.lookupMaybe(PDFName.of('N'), PDFNumber)?.asNumber() : undefined
    if (samples === 1) return { type: 'gray' }
    return samples === 3 ? { type: 'rgb' } : null
  }
  if (name === PDFName.of('Indexed') && coloursOf(space.lookup(1))?.type === 'rgb') {
    const palette = bytesOf(space.lookup(3))
    return palette && { type: 'indexed', palette: palette.subarray(0, 768) }
  }
  return null
}

function bytesOf(table: PDFObject | undefined): Uint8Array | null {
  if (table instanceof PDFHexString || table instanceof PDFString) return table.asBytes()
  return table instanceof PDFRawStream ? decodePDFRawStream(table).decode() : null
}

function chunk(type: string, data: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  size.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([size, named, sum])
}
