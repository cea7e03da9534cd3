// The type of a file by its beginning; names and declared types are not believed.

import { fileTypeFromBuffer } from 'file-type'

/** Readers of PDF look for the mark in the first 1,024 bytes: scanners and mail gateways write lines of their own before it. */
const pdfMarkWithin = 1024

export async function measuredType(beginning: Buffer): Promise<string> {
  const known = await fileTypeFromBuffer(beginning)
  if (known) return known.mime
  return beginning.subarray(0, pdfMarkWithin + 5).includes('%PDF-') ? 'application/pdf' : 'application/octet-stream'
}
