// Where an interested person is looked at: beside the list, for they have no page of their own.

export const personPanel = 'InterestedPersonEdit'

export const personAddress = (id: string): string => `/interested-people?panel=${personPanel}:${id}`
