// Rules for the official form of the initial rent of a home (OR 270 para. 2). Projects maintain a dated table,
// because cantons decide it by their vacancy rate, some of them commune by commune.

import { z } from 'zod'
import { cantons } from '#areas/buildings/rules/cantons.ts'

export const dutyElsewhere = ['required', 'none', 'unclear'] as const

/** Communes by name, or postcodes, single (1844) or as a range (1844–1848). */
const communes = z.array(z.string().trim().min(1).max(80)).max(400).default([])

export const initialRentRule = z
  .object({
    canton: z.enum(cantons, { error: 'general_field_is_required' }),
    /** Rule for communes in neither list; `unclear` leaves the decision to staff. */
    elsewhere: z.enum(dutyElsewhere, { error: 'general_field_is_required' }).default('required'),
    /** The form is required here, independent of the rule for other communes. */
    places: communes,
    /** The form is not required here, independent of the rule for other communes. */
    exempt: communes,
    validFrom: z.iso.date('general_date_not_valid'),
    validTo: z.iso.date('general_date_not_valid').nullable().default(null),
    source: z.string().trim().min(1, 'general_field_is_required').max(300, 'general_text_too_long'),
  })
  .refine(({ validFrom, validTo }) => validTo === null || validTo >= validFrom, {
    error: 'contracts_rule_ends_before_it_begins',
    path: ['validTo'],
  })
  .refine(({ places, exempt }) => !places.some((place) => exempt.some((other) => folded(other) === folded(place))), {
    error: 'contracts_rule_place_twice',
    path: ['exempt'],
  })
export type InitialRentRule = z.infer<typeof initialRentRule>

const folded = (words: string): string => words.trim().toLocaleLowerCase('de-CH')

const source = 'OR 270 Abs. 2, VMWG 19; Stand 01.10.2025'
const whole = (canton: InitialRentRule['canton']): InitialRentRule => ({
  canton,
  elsewhere: 'required',
  places: [],
  exempt: [],
  validFrom: '2025-10-01',
  validTo: null,
  source,
})

/**
 * The district without a housing shortage by any measure of 2025: its communes, and the postcodes of their villages.
 */
const districtOfAigle = [
  'Aigle',
  'Bex',
  'Chessel',
  'Corbeyrier',
  'Gryon',
  'Lavey-Morcles',
  'Leysin',
  'Noville',
  'Ollon',
  'Ormont-Dessous',
  'Ormont-Dessus',
  'Rennaz',
  'Roche',
  'Villeneuve',
  'Yvorne',
  '1844–1847',
  '1852–1867',
  '1880–1885',
  '1892',
]

/**
 * Six whole cantons; Vaud by district, as decided each winter; Neuchâtel by a list of communes that staff must enter.
 */
export const defaultInitialRentRules: InitialRentRule[] = [
  whole('BS'),
  whole('FR'),
  whole('GE'),
  whole('LU'),
  { ...whole('NE'), elsewhere: 'unclear' },
  { ...whole('VD'), elsewhere: 'unclear', exempt: districtOfAigle, validTo: '2025-12-31' },
  {
    ...whole('VD'),
    exempt: districtOfAigle,
    validFrom: '2026-01-01',
    source: 'LFOCL; Conseil d’Etat VD, 23.12.2025: alle Bezirke ausser Aigle',
  },
  whole('ZG'),
  whole('ZH'),
]

/** Settings document with the defaults until the table is edited. */
export const initialRentSettings = z.object({
  rules: z.array(initialRentRule).max(200).default(defaultInitialRentRules),
})

interface Letting {
  /** Kind of the object. Only homes require the form. */
  kind: string
  canton: string
  city: string
  postalCode: string
  /** Start of the tenancy, YYYY-MM-DD. */
  day: string
}

export type FormDuty =
  | { kind: 'none' }
  | { kind: 'required'; rule: InitialRentRule }
  /** The canton decides by commune, and the table has no rule for this one. */
  | { kind: 'unclear'; rule: InitialRentRule }

export function formDutyOf(rules: readonly InitialRentRule[], { kind, canton, day, ...place }: Letting): FormDuty {
  if (kind !== 'apartment') return { kind: 'none' }
  const decided = rules
    .filter((rule) => rule.canton === canton && rule.validFrom <= day && (rule.validTo === null || day <= rule.validTo))
    .map((rule) => ({ rule, duty: dutyIn(rule, place) }))
  // If several rules apply to a canton, the one that requires the form takes precedence.
  const found = decided.find(({ duty }) => duty === 'required') ?? decided.find(({ duty }) => duty === 'unclear')
  return found && found.duty !== 'none' ? { kind: found.duty, rule: found.rule } : { kind: 'none' }
}

type Place = Pick<Letting, 'city' | 'postalCode'>

function dutyIn({ places, exempt, elsewhere }: InitialRentRule, place: Place): InitialRentRule['elsewhere'] {
  if (places.some((named) => isMeant(named, place))) return 'required'
  return exempt.some((named) => isMeant(named, place)) ? 'none' : elsewhere
}

/** A commune has one name, or two separated by a slash. */
function isMeant(named: string, { city, postalCode }: Place): boolean {
  const [, from, to = from] = /^(\d{4})(?:\s*[-–]\s*(\d{4}))?$/.exec(named.trim()) ?? []
  if (from !== undefined && to !== undefined) return from <= postalCode && postalCode <= to
  return [city, ...city.split('/')].some((one) => folded(one) === folded(named))
}
