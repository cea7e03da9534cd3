// How a mail stands, as its row says (platform/server/mail/tables.ts holds the same words).

export const mailStates = [
  'queued',
  'sending',
  'sent',
  'held',
  'failed',
  'bounced',
  'cancelled',
  'received',
  'note',
] as const
export type MailState = (typeof mailStates)[number]

/** What a person writes can be called back for so long before it goes out. */
export const holdSeconds = 30

/** Mails of a thread on one page of its feed, the newest first. */
export const mailsPerPage = 20

export const mostAttachments = 10
export const subjectLength = 250
export const bodyLength = 200_000
