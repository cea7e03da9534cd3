// Detects the type of a file by its first bytes; names and declared types are not trusted.

import { fileTypeFromBuffer } from 'file-type'

/**
 * PDF readers accept the signature anywhere in the first 1,024 bytes, because scanners and mail gateways add lines
 * before it.
 */
const pdfMarkWithin = 1024

export async function measuredType(beginning: Buffer): Promise<string> {
  const known = await fileTypeFromBuffer(beginning)
  if (known) return known.mime
  return beginning.subarray(0, pdfMarkWithin + 5).includes('%PDF-') ? 'application/pdf' : 'application/octet-stream'
}
