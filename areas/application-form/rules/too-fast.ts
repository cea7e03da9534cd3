// Spam protection without a puzzle: nobody types a household in ten seconds. What comes that fast waits for the proof of its
// address; nothing is thrown away, and whoever looks it over and sends it once more is believed.

export const fastestSeconds = 10

export const isTooFast = (beganAt: Date, now: Date): boolean =>
  now.getTime() - beganAt.getTime() < fastestSeconds * 1000
