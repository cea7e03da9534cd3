// The criteria form also opens for a person who is not on the list yet.

/** Takes the place of an id; the application of the person may stand beside it. */
export const nobodyYet = 'new'
