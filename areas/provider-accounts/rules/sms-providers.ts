// Providers of text messages that a workspace may choose.

export const smsProviders = ['aspsms', 'twilio'] as const
