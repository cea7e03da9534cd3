// Does a project suit the search profile of an investor, and why? Empty wishes are open; an unknown fact of the project neither
// fits nor excludes.

export interface SearchProfile {
  cantons: readonly string[]
  /** Full codes or their first digits. */
  postalCodes: readonly string[]
  uses: readonly string[]
  zones: readonly string[]
  propertyStates: readonly string[]
  dealTypes: readonly string[]
  /** Rappen. */
  volumeFrom: number | null
  volumeTo: number | null
  /** Percent. */
  yieldFrom: number | null
}

export interface OfferedProject {
  canton: string | null
  postalCode: string | null
  uses: readonly string[]
  zones: readonly string[]
  propertyState: string | null
  dealTypes: readonly string[]
  /** Expected price in Rappen. */
  volume: number | null
  /** Percent. */
  grossYield: number | null
}

export const criteria = ['region', 'use', 'zone', 'property_state', 'volume', 'yield', 'deal_type'] as const
export type Criterion = (typeof criteria)[number]

/** `unknown`: the project does not say. Criteria that the investor leaves open are absent. */
export type Fit = 'fits' | 'misses' | 'unknown'
export interface Reason {
  criterion: Criterion
  fit: Fit
}

export interface Match {
  /** No criterion is missed. */
  suits: boolean
  reasons: Reason[]
  /** Criteria that fit. */
  score: number
}

export function matchOf(profile: SearchProfile, project: OfferedProject): Match {
  const reasons = criteria.flatMap((criterion): Reason[] => {
    const fit = fitBy[criterion](profile, project)
    return fit ? [{ criterion, fit }] : []
  })
  return {
    suits: reasons.every(({ fit }) => fit !== 'misses'),
    reasons,
    score: reasons.filter(({ fit }) => fit === 'fits').length,
  }
}

/** Undefined if the investor leaves the criterion open. */
const fitBy: Record<Criterion, (profile: SearchProfile, project: OfferedProject) => Fit | undefined> = {
  region: ({ cantons, postalCodes }, { canton, postalCode }) => {
    if (cantons.length === 0 && postalCodes.length === 0) return undefined
    if (canton === null && postalCode === null) return 'unknown'
    const isInCanton = canton !== null && cantons.includes(canton)
    const isInCode = postalCode !== null && postalCodes.some((code) => postalCode.startsWith(code))
    return isInCanton || isInCode ? 'fits' : 'misses'
  },
  use: ({ uses }, project) => amongThose(uses, project.uses),
  zone: ({ zones }, project) => amongThose(zones, project.zones),
  property_state: ({ propertyStates }, { propertyState }) =>
    amongThose(propertyStates, propertyState === null ? [] : [propertyState]),
  volume: ({ volumeFrom, volumeTo }, { volume }) => {
    if (volumeFrom === null && volumeTo === null) return undefined
    if (volume === null) return 'unknown'
    return volume >= (volumeFrom ?? 0) && volume <= (volumeTo ?? Infinity) ? 'fits' : 'misses'
  },
  yield: ({ yieldFrom }, { grossYield }) => {
    if (yieldFrom === null) return undefined
    if (grossYield === null) return 'unknown'
    return grossYield >= yieldFrom ? 'fits' : 'misses'
  },
  deal_type: ({ dealTypes }, project) => amongThose(dealTypes, project.dealTypes),
}

function amongThose(wanted: readonly string[], offered: readonly string[]): Fit | undefined {
  if (wanted.length === 0) return undefined
  if (offered.length === 0) return 'unknown'
  return offered.some((one) => wanted.includes(one)) ? 'fits' : 'misses'
}

/** Best first: who suits, then by the number of criteria that fit. */
export const byMatch = (a: Match, b: Match): number => Number(b.suits) - Number(a.suits) || b.score - a.score
