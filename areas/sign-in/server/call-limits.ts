// Rate limit per minute and network address; generous, because a whole office may sign in from one address. Served in
// archived workspaces too, which refuse the sign-in with their own message.

export const often = { perMinute: 60, servesArchived: true }
export const seldom = { perMinute: 20, servesArchived: true }
