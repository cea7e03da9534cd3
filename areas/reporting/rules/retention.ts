// Days for which reports are kept, with their files.

/** Reports that were sent are part of the business records, which are kept for ten years (OR 958f). */
export const keptDays = { sent: 3653, unsent: 365, failed: 90 } as const
