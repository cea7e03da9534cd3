// Prevents that a double click or two concurrent users send a letter or enquiry twice; the same action later is
// intended.

const span = 15_000

/**
 * Distinguishes repeated clicks from separate actions, in milliseconds. The absolute value is needed, since a request
 * that waited for the lock of the first may have started before the first was done.
 */
export const isSameMoment = (done: Date | null | undefined, now: Date): boolean =>
  done != null && Math.abs(now.getTime() - done.getTime()) < span
