// Prints placeholder sheets for the documents that people upload. They are marked as samples.

import { buffer } from 'node:stream/consumers'
import PdfDocument from 'pdfkit'
import type { Language } from '#platform/rules/project-type.ts'

export type PaperKind = 'copy_of_id' | 'copy_of_permit' | 'debt_collection_extract'

export const paperNames: Record<Language, Record<PaperKind, string>> = {
  de: {
    copy_of_id: 'Ausweiskopie',
    copy_of_permit: 'Ausländerausweis',
    debt_collection_extract: 'Betreibungsregisterauszug',
  },
  fr: {
    copy_of_id: 'Copie de la pièce d’identité',
    copy_of_permit: 'Livret pour étrangers',
    debt_collection_extract: 'Extrait du registre des poursuites',
  },
}

const sampleWords: Record<Language, string> = {
  de: 'Muster aus der Vorführung von Quartier. Dieses Blatt gehört zu keiner wirklichen Person.',
  fr: 'Échantillon de la démonstration de Quartier. Cette feuille n’appartient à aucune personne réelle.',
}

const printed = new Map<string, Promise<Buffer>>()

/** Printed once per kind and language, then reused. */
export function printPaper(kind: PaperKind, language: Language): Promise<Buffer> {
  const key = `${kind} ${language}`
  const known = printed.get(key) ?? print(kind, language)
  printed.set(key, known)
  return known
}

function print(kind: PaperKind, language: Language): Promise<Buffer> {
  const sheet = new PdfDocument({ size: 'A4', margin: 64, lang: language, info: { Title: paperNames[language][kind] } })
  sheet.fontSize(22).text(paperNames[language][kind])
  sheet.moveDown(0.5).fontSize(11).fillColor('#5c6469').text(sampleWords[language])
  sheet.moveDown(2)
  for (let line = 0; line < 9; line++) {
    const y = sheet.y + line * 34
    sheet.rect(64, y, 120, 8).fill('#e3e6e7')
    sheet.rect(220, y, 180 + ((line * 53) % 110), 8).fill('#eef0f1')
  }
  sheet.end()
  return buffer(sheet)
}
