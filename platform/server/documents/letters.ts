// The fonts embedded into every PDF, so that every name can be written: Inter for text, Arimo for payment parts.

import { fileURLToPath } from 'node:url'
import type PdfDocument from 'pdfkit'

const fileOf = (font: string) => fileURLToPath(import.meta.resolve(`@expo-google-fonts/${font}.ttf`))
const fontFile = (style: string) => fileOf(`inter/${style}`)

const plain = {
  kern: true,
  calt: false,
  ccmp: false,
  clig: false,
  curs: false,
  liga: false,
  locl: false,
  mark: false,
  mkmk: false,
  rclt: false,
  rlig: false,
}

/**
 * Kerning only. Inter's other features, for arrows and fractions, would take three quarters of the time of a page.
 * The cast: the types allow only a list of enabled features, but the library also accepts a map of feature to boolean.
 */
export const plainLetters = plain as unknown as PDFKit.Mixins.OpenTypeFeatures[]

/** Tabular figures in addition: dates and amounts align in columns. The cast is that of `plainLetters`. */
export const plainNumerals = { ...plain, tnum: true } as unknown as PDFKit.Mixins.OpenTypeFeatures[]

/** Registers the fonts `regular`, `bold`, `italic` and `bold italic`; their files are read on first use. */
export function bringLetters(paper: InstanceType<typeof PdfDocument>): void {
  paper.registerFont('regular', fontFile('400Regular/Inter_400Regular'))
  paper.registerFont('bold', fontFile('600SemiBold/Inter_600SemiBold'))
  paper.registerFont('italic', fontFile('400Regular_Italic/Inter_400Regular_Italic'))
  paper.registerFont('bold italic', fontFile('600SemiBold_Italic/Inter_600SemiBold_Italic'))
  // Banks accept four fonts in a payment part, among them Liberation Sans, whose letters are those of Arimo.
  paper.registerFont('Liberation Sans', fileOf('arimo/400Regular/Arimo_400Regular'))
  paper.registerFont('Liberation Sans-Bold', fileOf('arimo/700Bold/Arimo_700Bold'))
}

/** The part of pdfkit's document and fonts that its types do not name. */
interface WithFont {
  _font: { layoutRun: (text: string, features: unknown) => unknown }
}

const mostWords = 20_000

/**
 * Remembers the layout of words in regular and bold: pdfkit does so only for text without features, and the words of a
 * table repeat. The cast is safe: `font` has just set `_font`, which `layout` calls for each word.
 */
export function rememberWords(paper: InstanceType<typeof PdfDocument>): void {
  for (const style of ['regular', 'bold']) {
    const { _font: font } = paper.font(style) as unknown as WithFont
    const layOut = font.layoutRun.bind(font)
    const byFeatures = new Map<unknown, Map<string, unknown>>()
    font.layoutRun = (text, features) => {
      const known = byFeatures.get(features) ?? new Map<string, unknown>()
      byFeatures.set(features, known)
      if (known.size > mostWords) known.clear()
      const run = known.get(text) ?? layOut(text, features)
      known.set(text, run)
      return run
    }
  }
}
