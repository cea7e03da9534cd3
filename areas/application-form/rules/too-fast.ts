// Spam protection without a captcha: no person fills in the form in ten seconds. A faster submission is held until
// its email address is confirmed, or until enough time has passed for a person to review it. A second submit alone is
// not enough, because a bot can do that too.

export const fastestSeconds = 10
export const secondLookSeconds = 120

/**
 * From this time on a form is accepted without confirmation: a fixed delay after the start, or after the hold if it
 * is held.
 */
export const mayBeSentFrom = (beganAt: Date, heldAt: Date | null): Date =>
  heldAt ? after(heldAt, secondLookSeconds) : after(beganAt, fastestSeconds)

export const isTooFast = (beganAt: Date, heldAt: Date | null, now: Date): boolean =>
  now < mayBeSentFrom(beganAt, heldAt)

const after = (timestamp: Date, seconds: number): Date => new Date(timestamp.getTime() + seconds * 1000)
