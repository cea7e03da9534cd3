// Address of an interested person: a panel beside the list, because they have no page of their own.

export const personPanel = 'InterestedPersonEdit'

export const personAddress = (id: string): string => `/interested-people?panel=${personPanel}:${id}`
