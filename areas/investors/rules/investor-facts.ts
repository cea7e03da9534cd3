// Words for the facts of an investor (standards.md §11.2): what kind of investor, what they look for, how they came.

import { investorTypes as typesOfProjects } from '#areas/projects/rules/project-choices.ts'

export const investorTypes = [...typesOfProjects, 'broker', 'other'] as const
export type InvestorType = (typeof investorTypes)[number]

export const legalForms = [
  'ag',
  'gmbh',
  'cooperative',
  'foundation',
  'association',
  'partnership',
  'sole',
  'public_body',
  'person',
  'foreign',
] as const

export const propertyStates = ['plot', 'existing', 'new'] as const
export const riskClasses = ['core', 'core_plus', 'value_add', 'opportunistic', 'development'] as const

export const investorTitles = ['ms', 'mr', 'other'] as const
export const investorSources = ['staff', 'registration', 'interested', 'recommendation', 'event', 'other'] as const

export const leaveReasons = ['no_longer_buying', 'no_answer', 'merged', 'duplicate', 'unreliable', 'other'] as const
export type LeaveReason = (typeof leaveReasons)[number]

export const investorStates = ['active', 'inactive'] as const
export type InvestorState = (typeof investorStates)[number]

/** Key of the colours and texts of a state; the specification calls the inactive one `investor.inactive`. */
export const investorStateKey = (state: InvestorState): string => (state === 'inactive' ? 'investor.inactive' : state)

/** Postal codes are given in full or by their first digits: `80` are all that begin so. */
export const postalCodePattern = /^[1-9]\d{0,3}$/
