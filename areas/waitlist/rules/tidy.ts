// What becomes of requests by themselves, so that the list does not fill up with people who are not there any more.

/** After so many days what is known of somebody who has left is deleted: nothing is decided by it any longer. */
export const keptDaysAfterLeaving = 180

/** The day before which whoever left is forgotten. */
export const forgottenBefore = (now: Date): Date => new Date(now.getTime() - keptDaysAfterLeaving * 24 * 60 * 60 * 1000)
