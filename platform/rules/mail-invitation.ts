// A calendar invitation within a mail, or a reply to one.

export const invitationMethods = ['request', 'reply', 'cancel', 'counter', 'publish'] as const
export const invitationAnswers = ['accepted', 'declined', 'tentative'] as const

export interface MailInvitation {
  method: (typeof invitationMethods)[number]
  /** Set if the mail is a reply to an invitation. */
  answer: (typeof invitationAnswers)[number] | null
  summary: string
  /** Instants; a date without time for whole-day events. */
  begin: string
  end: string | null
  isWholeDay: boolean
  location: string
  description: string
}
