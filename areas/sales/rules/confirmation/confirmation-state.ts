/** State of the buying confirmation of an application. */
export const confirmationStates = ['none', 'sent', 'confirmed'] as const
export type ConfirmationState = (typeof confirmationStates)[number]
