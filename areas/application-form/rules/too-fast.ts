// Spam protection without a puzzle: nobody types a household in ten seconds. What comes that fast waits for the proof of its
// address, or until as much time has gone by as a person needs to look it over: a second press alone any machine can do.

export const fastestSeconds = 10
export const secondLookSeconds = 120

/** From when on it is taken as it is: held already, some time after that. */
export const mayBeSentFrom = (beganAt: Date, heldAt: Date | null): Date =>
  heldAt ? after(heldAt, secondLookSeconds) : after(beganAt, fastestSeconds)

export const isTooFast = (beganAt: Date, heldAt: Date | null, now: Date): boolean =>
  now < mayBeSentFrom(beganAt, heldAt)

const after = (moment: Date, seconds: number): Date => new Date(moment.getTime() + seconds * 1000)
