// Filled shapes of a PDF page as SVG, without text: enough to read a QR code that was drawn as rectangles. Runs in
// worker threads only.

import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFName,
  PDFNumber,
  PDFRawStream,
  type PDFContext,
  type PDFPage,
} from '@cantoo/pdf-lib'

type Matrix = [number, number, number, number, number, number]

interface Look {
  matrix: Matrix
  fill: string
}

const mostShapes = 100_000
const deepestForm = 5
const token =
  /\/[^\s/[\]()<>{}%]+|\((?:\\.|[^\\()])*\)|<<|>>|<[\da-fA-F\s]*>|\[|\]|[-+]?(?:\d+\.?\d*|\.\d+)|[A-Za-z'"][A-Za-z\d*'"]*/g

export function shapesOfPage(page: PDFPage): string {
  const { width, height } = page.getSize()
  const shapes: string[] = []
  const contents = page.node.Contents()
  const streams = contents instanceof PDFArray ? contents.asArray() : contents ? [contents] : []
  const text = streams.map((one) => textOf(page.doc.context.lookup(one))).join('\n')
  draw(text, { context: page.doc.context, resources: page.node.Resources(), shapes, depth: 0 }, [
    1,
    0,
    0,
    -1,
    0,
    height,
  ])
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="100%" height="100%" fill="#fff"/>${shapes.join('')}</svg>`
}

interface Canvas {
  context: PDFContext
  resources: PDFDict | undefined
  shapes: string[]
  depth: number
}

const textOf = (stream: unknown): string =>
  stream instanceof PDFRawStream ? Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1') : ''

function draw(text: string, canvas: Canvas, matrix: Matrix): void {
  let look: Look = { matrix, fill: '#000' }
  const kept: Look[] = []
  let operands: string[] = []
  let path = ''
  const numbers = () => operands.map(Number)
  const paint = (isFilled: boolean) => {
    if (isFilled && path && canvas.shapes.length < mostShapes) {
      canvas.shapes.push(`<path transform="matrix(${look.matrix.join(' ')})" fill="${look.fill}" d="${path}"/>`)
    }
    path = ''
  }
  for (const [word] of text.matchAll(token)) {
    if (!/^[A-Za-z'"]/.test(word)) {
      operands.push(word)
      continue
    }
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = numbers()
    if (word === 'q') kept.push(look)
    else if (word === 'Q') look = kept.pop() ?? look
    else if (word === 'cm') look = { ...look, matrix: times([a, b, c, d, e, f], look.matrix) }
    else if (word === 'm') path += `M${a} ${b}`
    else if (word === 'l') path += `L${a} ${b}`
    else if (word === 'c') path += `C${a} ${b} ${c} ${d} ${e} ${f}`
    else if (word === 'h') path += 'Z'
    else if (word === 're') path += `M${a} ${b}h${c}v${d}h${-c}Z`
    else if (/^(?:f|F|f\*|B|B\*|b|b\*)$/.test(word)) paint(true)
    else if (/^(?:n|S|s)$/.test(word)) paint(false)
    else if (/^(?:g|rg|k|sc|scn)$/.test(word)) look = { ...look, fill: colourOf(numbers()) }
    else if (word === 'Do') drawForm(operands.at(-1) ?? '', canvas, look.matrix)
    operands = []
  }
}

function drawForm(name: string, { context, resources, shapes, depth }: Canvas, matrix: Matrix): void {
  const form = resources?.lookupMaybe(PDFName.of('XObject'), PDFDict)?.lookup(PDFName.of(name.slice(1)))
  if (!(form instanceof PDFRawStream) || depth >= deepestForm) return
  if (form.dict.lookup(PDFName.of('Subtype')) !== PDFName.of('Form')) return
  const own = form.dict.lookupMaybe(PDFName.of('Matrix'), PDFArray)
  const values = own?.asArray().map((one) => (one instanceof PDFNumber ? one.asNumber() : 0)) ?? []
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = values
  const inner = form.dict.lookupMaybe(PDFName.of('Resources'), PDFDict) ?? resources
  draw(textOf(form), { context, resources: inner, shapes, depth: depth + 1 }, times([a, b, c, d, e, f], matrix))
}

/** First the left matrix, then the right one. */
const times = ([a, b, c, d, e, f]: Matrix, [A, B, C, D, E, F]: Matrix): Matrix => [
  a * A + b * C,
  a * B + b * D,
  c * A + d * C,
  c * B + d * D,
  e * A + f * C + E,
  e * B + f * D + F,
]

/** Grey, RGB or CMYK, by the number of components; other colours count as black. */
function colourOf(values: readonly number[]): string {
  const [a = 0, b = 0, c = 0, d = 0] = values
  const rgb =
    values.length === 1 ? [a, a, a] : values.length === 3 ? [a, b, c] : [a, b, c].map((ink) => (1 - ink) * (1 - d))
  return `rgb(${rgb.map((part) => Math.round(Math.min(1, Math.max(0, part)) * 255)).join(',')})`
}
