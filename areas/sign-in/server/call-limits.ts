// Calls per minute and network address: an office behind one address signs in on Monday morning. An archived workspace refuses to sign
// in with a sentence of its own, so these calls are served there too.

export const often = { perMinute: 60, servesArchived: true }
export const seldom = { perMinute: 20, servesArchived: true }
