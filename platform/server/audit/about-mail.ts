// Puts the id of a mail into the audit entry about it, so that the history can open the mail.

import type { Change } from './record.ts'

const field = 'mail'

/** Stores the mail id among the changes of an audit entry. */
export const aboutMail = (mailId: string): Change => ({ field, old: null, new: mailId })

export const mailIn = (changes: readonly Change[]): string | null => {
  const id = changes.find((change) => change.field === field)?.new
  return typeof id === 'string' ? id : null
}

/** Removes the mail id, which is not a change to display. */
export const withoutMail = (changes: readonly Change[]): Change[] => changes.filter((change) => change.field !== field)
