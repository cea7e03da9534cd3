// Placeholder id with which the criteria form opens for a person who is not on the waitlist yet.

/** Used in place of a request id; may be combined with the id of the person's application. */
export const nobodyYet = 'new'
