// How much fits into one mail, and on one page of a thread.

/** Mails of a thread on one page of its feed, the newest first. */
export const mailsPerPage = 20

export const mostAttachments = 10
export const subjectLength = 250
export const bodyLength = 200_000
