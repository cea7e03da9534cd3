// Limits for a mail and for one page of a thread.

/** Number of mails on one page of a thread's feed, newest first. */
export const mailsPerPage = 20

export const mostAttachments = 10
/** Total of all attachments. Encoding adds about a third, and most mail servers accept about 25 MB. */
export const mostAttachedMegabytes = 15

/**
 * Returns the total size (MB, rounded up to 0.1) and the limit if the files are too large for one mail; null if they
 * fit.
 */
export function attachedTooMuch(files: readonly { size: number }[]): { sum: number; most: number } | null {
  const megabytes = files.reduce((bytes, { size }) => bytes + size, 0) / (1024 * 1024)
  return megabytes > mostAttachedMegabytes ? { sum: Math.ceil(megabytes * 10) / 10, most: mostAttachedMegabytes } : null
}

export const subjectLength = 250
export const bodyLength = 200_000
