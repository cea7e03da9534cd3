// A problem with the mail server.

export interface Trouble {
  since: Date
  /** Text of the server or of the connection error. */
  words: string
}

export interface MailSender {
  /** False if no server is configured; mails are then held. */
  canSend: boolean
  /** Mails of this workspace are due. */
  wake(workspaceId: string): Promise<void>
  /** Time since when the server has not responded; null while it does. */
  readonly trouble: Trouble | null
  /** Finishes the work of an earlier process, then checks every minute for mails that were missed. */
  begin(): Promise<void>
  close(): Promise<void>
}
