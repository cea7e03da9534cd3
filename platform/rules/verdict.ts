// Result of a rule: allowed, or refused with a reason. Server and screen use the same rule and show the same reason.

/** `reason` is the key of a text. */
export type Verdict = { allowed: true } | { allowed: false; reason: string }

export const yes: Verdict = { allowed: true }
export const no = (reason: string): Verdict => ({ allowed: false, reason })
