// Rules that end and delete old requests, so that the list contains only people who still wait.

/** Days after which a request that has left the list is deleted: no decision needs it any longer. */
export const keptDaysAfterLeaving = 180

/** Time before which a request must have left to be deleted. */
export const forgottenBefore = (now: Date): Date => new Date(now.getTime() - keptDaysAfterLeaving * 24 * 60 * 60 * 1000)
