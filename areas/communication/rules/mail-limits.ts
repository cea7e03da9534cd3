// How much fits into one mail, and on one page of a thread.

/** Mails of a thread on one page of its feed, the newest first. */
export const mailsPerPage = 20

export const mostAttachments = 10
/** Of all together: underway they grow by a third, and most servers take about 25 MB. */
export const mostAttachedMegabytes = 15

/** What is said of files that are too much for one mail: how much they are, rounded up, and how much may be. */
export function attachedTooMuch(files: readonly { size: number }[]): { sum: number; most: number } | null {
  const megabytes = files.reduce((bytes, { size }) => bytes + size, 0) / (1024 * 1024)
  return megabytes > mostAttachedMegabytes ? { sum: Math.ceil(megabytes * 10) / 10, most: mostAttachedMegabytes } : null
}

export const subjectLength = 250
export const bodyLength = 200_000
