// Quality rules of an advertisement (domain.md §14). Portals refuse what breaks a blocking rule; advice makes it better.

import type { ObjectKind } from '#areas/buildings/rules/object-state.ts'

export interface AdvertFacts {
  kind: ObjectKind
  offer: 'rent' | 'sale'
  street: string
  postalCode: string
  city: string
  rooms: number | null
  area: number | null
  /** Rappen. */
  netRent: number | null
  ancillaryCost: number | null
  sellingPrice: number | null
  isPriceOnRequest: boolean
  moveInDate: string | null
  pictures: number
  hasPlan: boolean
  hasOfficialNumbers: boolean
  hasTour: boolean
  /** By language of the account: those of the chosen portals. */
  titles: readonly string[]
  texts: readonly string[]
  contact: { email: string; phone: string }
  platforms: number
}

export const longestTitle = 70
export const shortestText = 200
export const mostPictures = 13
export const enoughPictures = 5

interface Check {
  isBlocking: boolean
  isMet: (facts: AdvertFacts) => boolean
  /** Kinds and offers that it does not concern. */
  isMeant?: (facts: AdvertFacts) => boolean
}

const isLet = ({ offer }: AdvertFacts) => offer === 'rent'
const isHome = ({ kind }: AdvertFacts) => kind === 'apartment'

const checks = {
  platform: { isBlocking: true, isMet: ({ platforms }) => platforms > 0 },
  address: {
    isBlocking: true,
    isMet: ({ street, postalCode, city }) => street.trim() !== '' && /^[1-9]\d{3}$/.test(postalCode) && city !== '',
  },
  rooms: { isBlocking: true, isMeant: isHome, isMet: ({ rooms }) => rooms !== null },
  area: { isBlocking: true, isMeant: ({ kind }) => kind !== 'parkingspace', isMet: ({ area }) => area !== null },
  price: {
    isBlocking: true,
    isMet: ({ offer, netRent, ancillaryCost, sellingPrice, isPriceOnRequest }) =>
      isPriceOnRequest || (offer === 'sale' ? sellingPrice !== null : netRent !== null && ancillaryCost !== null),
  },
  move_in_date: { isBlocking: true, isMeant: isLet, isMet: ({ moveInDate }) => moveInDate !== null },
  picture: { isBlocking: true, isMeant: ({ kind }) => kind !== 'parkingspace', isMet: ({ pictures }) => pictures > 0 },
  title: {
    isBlocking: true,
    isMet: ({ titles }) => titles.every((title) => title.trim() !== '' && title.length <= longestTitle),
  },
  text: { isBlocking: true, isMet: ({ texts }) => texts.every((text) => text.length >= shortestText) },
  contact: { isBlocking: true, isMet: ({ contact }) => contact.email !== '' && contact.phone !== '' },
  pictures: {
    isBlocking: false,
    isMeant: ({ kind }) => kind !== 'parkingspace',
    isMet: ({ pictures }) => pictures >= enoughPictures,
  },
  too_many_pictures: { isBlocking: false, isMet: ({ pictures }) => pictures <= mostPictures },
  plan: { isBlocking: false, isMeant: isHome, isMet: ({ hasPlan }) => hasPlan },
  official_numbers: { isBlocking: false, isMeant: isHome, isMet: ({ hasOfficialNumbers }) => hasOfficialNumbers },
  tour: { isBlocking: false, isMeant: isHome, isMet: ({ hasTour }) => hasTour },
} satisfies Record<string, Check>

export type AdvertCheck = keyof typeof checks
export const advertChecks = Object.keys(checks) as AdvertCheck[]

export interface CheckResult {
  key: AdvertCheck
  isBlocking: boolean
  isMet: boolean
}

export const checklistOf = (facts: AdvertFacts): CheckResult[] =>
  advertChecks.flatMap((key) => {
    const check: Check = checks[key]
    if (check.isMeant && !check.isMeant(facts)) return []
    return [{ key, isBlocking: check.isBlocking, isMet: check.isMet(facts) }]
  })

export const blockingIn = (results: readonly CheckResult[]): AdvertCheck[] =>
  results.filter(({ isBlocking, isMet }) => isBlocking && !isMet).map(({ key }) => key)

/** Percent; a blocking rule counts twice. */
export function scoreOf(results: readonly CheckResult[]): number {
  const weigh = (all: readonly CheckResult[]) => all.reduce((sum, { isBlocking }) => sum + (isBlocking ? 2 : 1), 0)
  const whole = weigh(results)
  return whole === 0 ? 0 : Math.round((100 * weigh(results.filter(({ isMet }) => isMet))) / whole)
}
