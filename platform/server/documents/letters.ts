// Inter's letters, embedded into every PDF, so that every name can be written.

import { fileURLToPath } from 'node:url'
import type PdfDocument from 'pdfkit'

const fontFile = (style: string) => fileURLToPath(import.meta.resolve(`@expo-google-fonts/inter/${style}.ttf`))

/** As `regular` and `bold`. */
export function bringLetters(paper: InstanceType<typeof PdfDocument>): void {
  paper.registerFont('regular', fontFile('400Regular/Inter_400Regular'))
  paper.registerFont('bold', fontFile('600SemiBold/Inter_600SemiBold'))
}
