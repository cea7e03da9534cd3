// A proposal may be repeated, but not by a second click or by two people at once.

/** Milliseconds. Short, so that a mail that was called back can be corrected and sent again. */
const pause = 10_000

export const isProposedJustNow = (proposedAt: Date | null, now: Date): boolean =>
  proposedAt !== null && now.getTime() - proposedAt.getTime() < pause
