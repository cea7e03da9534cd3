// Tries to open an encrypted PDF without a password. Runs in worker threads only.

import { PDFDocument } from '@cantoo/pdf-lib'

/** False for content that cannot be parsed at all: it may still open in other programs. */
export async function isLocked({ pdf }: { pdf: Uint8Array }): Promise<boolean> {
  try {
    await PDFDocument.load(pdf, { password: '', updateMetadata: false })
    return false
  } catch (error) {
    return error instanceof Error && /password/i.test(error.message)
  }
}
