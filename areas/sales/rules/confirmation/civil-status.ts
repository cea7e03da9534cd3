// Civil status of a buyer. Only spouses and registered partners have a property regime, which the notary needs.

export const civilStatuses = ['single', 'married', 'registered_partnership', 'divorced', 'widowed'] as const
export type CivilStatus = (typeof civilStatuses)[number]

export const propertyRegimes = ['participation', 'separation', 'community', 'foreign', 'unknown'] as const
export type PropertyRegime = (typeof propertyRegimes)[number]

export const hasPropertyRegime = (status: CivilStatus | null): boolean =>
  status === 'married' || status === 'registered_partnership'
