// Mails that carry an action: when one is called back, does not arrive or is sent after all, its area adjusts its records.

export interface FollowUpShape<Ctx> {
  /** Kinds of these mails. Their records are locked before the mails, as everywhere else. */
  mailKinds: readonly string[]
  /** Adjusts the records after the state of these mails changed. Ids of other mails are ignored. */
  afterChange: (ctx: Ctx, mailIds: readonly string[]) => Promise<void>
  /** The mail did not arrive and was written once more as a letter. */
  onPaper?: (ctx: Ctx, went: { mailId: string; letterId: string }) => Promise<void>
}
