// The time a sign-in lasts.

/** An unused session ends after these hours; every use moves the end. */
export const idleSessionHours = 12
/** However much it is used, a session ends so many days after the sign-in. */
export const longestSessionDays = 7
