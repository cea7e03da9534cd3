// A second click, or two people at once, must not send a letter or an enquiry twice; later on the same may be meant.

const span = 15_000

/** Milliseconds tell clicks from actions: a request that had to wait for the first one began beside it. */
export const isSameMoment = (done: Date | null | undefined, now: Date): boolean =>
  done != null && Math.abs(now.getTime() - done.getTime()) < span
