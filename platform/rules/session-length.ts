// Lifetime of a session.

/** Hours until an unused session expires; every use extends it. */
export const idleSessionHours = 12
/** Days after sign-in when a session expires, however much it is used. */
export const longestSessionDays = 7
