// Text of a PDF, page by page, as copied from a viewer: for tests.

import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFRawStream,
  type PDFPage,
} from '@cantoo/pdf-lib'

type Letters = Map<string, string>

export async function wordsOfPages(pdf: Buffer): Promise<string[]> {
  const paper = await PDFDocument.load(pdf, { updateMetadata: false })
  return paper.getPages().map(wordsOf)
}

function wordsOf(page: PDFPage): string {
  const fonts = page.node.Resources()?.lookupMaybe(PDFName.of('Font'), PDFDict)
  const letters = new Map<string, Letters>()
  for (const [name] of fonts?.entries() ?? []) {
    const stream = fonts?.lookup(name, PDFDict).lookup(PDFName.of('ToUnicode'))
    letters.set(name.asString(), stream instanceof PDFRawStream ? lettersIn(textOf(stream)) : new Map())
  }
  const said = contentsOf(page)
  let font: Letters = new Map()
  let words = ''
  for (const [, name, texts, moved] of said.matchAll(/(\/\S+) [\d.]+ Tf|\[([^\]]*)\] TJ|\b(Tm|ET)\b/g)) {
    if (name) font = letters.get(name) ?? new Map()
    for (const [, hex = ''] of (texts ?? '').matchAll(/<([0-9a-f]*)>/gi)) {
      words += (hex.match(/.{4}/g) ?? []).map((code) => font.get(code.toLowerCase()) ?? '').join('')
    }
    if (moved) words += ' '
  }
  return words.replaceAll(/\s+/g, ' ').trim()
}

function contentsOf(page: PDFPage): string {
  const contents = page.node.Contents()
  const streams =
    contents instanceof PDFArray ? contents.asArray().map((one) => page.doc.context.lookup(one)) : [contents]
  return streams.map((one) => (one instanceof PDFRawStream ? textOf(one) : '')).join('\n')
}

const textOf = (stream: PDFRawStream): string => Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1')

/** Maps character codes of the font to their text. */
function lettersIn(map: string): Letters {
  const letters: Letters = new Map()
  for (const [, first = '', list = ''] of map.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[([^\]]*)\]/gi)) {
    ;[...list.matchAll(/<([0-9a-f]+)>/gi)].forEach(([, hex = ''], index) => {
      const code = (Number.parseInt(first, 16) + index).toString(16).padStart(4, '0')
      letters.set(code, Buffer.from(hex, 'hex').swap16().toString('utf16le'))
    })
  }
  return letters
}
