// Follow-ups of mails with an effect: when such a mail is called back, fails or is sent after all, its area updates
// its records.

export interface FollowUpShape<Ctx> {
  /** Kinds of these mails. Lock order: records before mails. */
  mailKinds: readonly string[]
  /** Updates the records after the state of these mails changed. Ids of other mails are ignored. */
  afterChange: (ctx: Ctx, mailIds: readonly string[]) => Promise<void>
  /** Called when a mail that was not delivered has been written again as a letter. */
  onPaper?: (ctx: Ctx, went: { mailId: string; letterId: string }) => Promise<void>
}
