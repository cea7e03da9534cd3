// Closed lists of the facts of a project.

/** Federal model of harmonised building zones (standards.md §11.4). */
export const buildingZones = ['11', '12', '13', '14', '15', '16', '17', '18', '19'] as const
export type BuildingZone = (typeof buildingZones)[number]

export const propertyUses = [
  'residential',
  'office',
  'retail',
  'mixed',
  'hotel',
  'industrial',
  'logistics',
  'care',
  'parking',
  'land',
] as const
export type PropertyUse = (typeof propertyUses)[number]

/** The land itself, or the company that owns it. */
export const transactionTypes = ['asset', 'share'] as const
export type TransactionType = (typeof transactionTypes)[number]

export const ownershipForms = ['sole', 'co_ownership', 'joint', 'condominium', 'building_right'] as const

export const investorTypes = [
  'pension_fund',
  'insurer',
  'fund',
  'reit',
  'family_office',
  'private',
  'developer',
  'cooperative',
  'public',
] as const
export type InvestorType = (typeof investorTypes)[number]

/** Channels of publication. Portals for investors with a public interface do not exist. */
export const platforms = ['teaser'] as const
export type Platform = (typeof platforms)[number]
