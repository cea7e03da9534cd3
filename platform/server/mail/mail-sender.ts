// A problem with the mail server.

export interface Trouble {
  since: Date
  /** Text of the server or of the connection error. */
  words: string
}

export interface MailSender {
  /** False when there is nowhere to send to: mails are held. */
  canSend: boolean
  /** Mails of this workspace are due. */
  wake(workspaceId: string): Promise<void>
  /** Since when the server does not answer; null while it does. */
  readonly trouble: Trouble | null
  /** Finishes what an earlier process left, and from then on looks each minute whether something was forgotten. */
  begin(): Promise<void>
  close(): Promise<void>
}
