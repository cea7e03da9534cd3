// Whether something may be done, and if not, why: server and screen ask the same rule and say the same reason.

/** `reason` is the key of a text. */
export type Verdict = { allowed: true } | { allowed: false; reason: string }

export const yes: Verdict = { allowed: true }
export const no = (reason: string): Verdict => ({ allowed: false, reason })
