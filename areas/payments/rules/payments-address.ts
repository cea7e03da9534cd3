// Paths and panels of payments.

export const paymentsPath = '/payments'
export const expectedPath = '/payments/expected'

export const entryPanel = 'PaymentEntry'
export const expectedPanel = 'PaymentExpected'

/** The entry open in its panel, in the whole list. */
export const entryPath = (id: string): string => `${paymentsPath}?state=all&panel=${entryPanel}:${id}`
export const expectedPathOf = (id: string): string => `${expectedPath}?state=all&panel=${expectedPanel}:${id}`
