// Providers of text messages, and the sender that a phone shows (standards.md §7.3).

export const smsProviders = ['aspsms', 'twilio'] as const

/** Up to 11 letters and digits that begin with a letter, or a number in international form. */
export const isSmsSender = (text: string): boolean => /^(?:\+[0-9]{6,15}|[A-Za-z][A-Za-z0-9 ]{0,10})$/.test(text)
