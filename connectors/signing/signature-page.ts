// Appends a page to a PDF on which each recipient signs. The pages of the PDF stay as they are.

import { mergeDocuments } from '#platform/server/documents/merge-documents.ts'
import { printDocument } from '#platform/server/documents/printed-document.ts'
import type { NewPdfDocument, Recipient } from './signing-provider.ts'

/** `tagOf` returns the text that the provider replaces with a signature field; it is printed in white. */
export async function withSignaturePage(
  { name, content, recipients }: Pick<NewPdfDocument, 'name' | 'content' | 'recipients'>,
  tagOf: (recipient: Recipient) => string,
): Promise<Buffer> {
  // The language of the whole document is the one of the PDF.
  const page = await printDocument({ title: name, language: 'de', author: '', foot: name }, (sheet) => {
    const names = recipients.map(({ firstName, lastName }) => `${firstName} ${lastName}`.trim())
    sheet.signatures([{ role: name, names, marks: recipients.map(tagOf) }], '')
  })
  const part = { name, contentType: 'application/pdf', content: page, shownAs: 'pdf' as const }
  return Buffer.from((await mergeDocuments(content, [part])).pdf)
}
