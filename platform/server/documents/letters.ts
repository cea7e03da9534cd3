// The Inter fonts, embedded into every PDF, so that every name can be written.

import { fileURLToPath } from 'node:url'
import type PdfDocument from 'pdfkit'

const fontFile = (style: string) => fileURLToPath(import.meta.resolve(`@expo-google-fonts/inter/${style}.ttf`))

/**
 * Pairs of letters stand at their distance; Inter's other rules, for arrows and fractions, would cost three quarters of the time of a page.
 * The cast: the types know a list of what is on alone, the library takes each feature with yes or no as well.
 */
export const plainLetters = {
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
} as unknown as PDFKit.Mixins.OpenTypeFeatures[]

/** Registers the fonts `regular`, `bold`, `italic` and `bold italic`; their files are read on first use. */
export function bringLetters(paper: InstanceType<typeof PdfDocument>): void {
  paper.registerFont('regular', fontFile('400Regular/Inter_400Regular'))
  paper.registerFont('bold', fontFile('600SemiBold/Inter_600SemiBold'))
  paper.registerFont('italic', fontFile('400Regular_Italic/Inter_400Regular_Italic'))
  paper.registerFont('bold italic', fontFile('600SemiBold_Italic/Inter_600SemiBold_Italic'))
}
