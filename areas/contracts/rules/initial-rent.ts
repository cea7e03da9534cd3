// Where the initial rent of a home must be told on the official form (OR 270 para. 2): a dated table that each project keeps
// current, because cantons set it by their vacancy rate.

import { z } from 'zod'
import { cantons } from './cantons.ts'

export const initialRentRule = z
  .object({
    canton: z.enum(cantons, { error: 'general_field_is_required' }),
    /** Only in these municipalities; in the whole canton when empty and `isPartial` is false. */
    places: z.array(z.string().trim().min(1).max(80)).max(200).default([]),
    /** The duty holds in parts of the canton: without their names a person has to judge. */
    isPartial: z.boolean().default(false),
    validFrom: z.iso.date('general_date_not_valid'),
    validTo: z.iso.date('general_date_not_valid').nullable().default(null),
    source: z.string().trim().min(1, 'general_field_is_required').max(300, 'general_text_too_long'),
  })
  .refine(({ validFrom, validTo }) => validTo === null || validTo >= validFrom, {
    error: 'contracts_rule_ends_before_it_begins',
    path: ['validTo'],
  })
export type InitialRentRule = z.infer<typeof initialRentRule>

const source = 'OR 270 Abs. 2, VMWG 19; Stand 01.10.2025'
const whole = (canton: InitialRentRule['canton']): InitialRentRule => ({
  canton,
  places: [],
  isPartial: false,
  validFrom: '2025-10-01',
  validTo: null,
  source,
})

/** As known in autumn 2025: six cantons as a whole, two in parts. */
export const defaultInitialRentRules: InitialRentRule[] = [
  whole('BS'),
  whole('FR'),
  whole('GE'),
  whole('LU'),
  { ...whole('NE'), isPartial: true },
  { ...whole('VD'), isPartial: true },
  whole('ZG'),
  whole('ZH'),
]

/** The settings document; defaults until somebody edits the table. */
export const initialRentSettings = z.object({
  rules: z.array(initialRentRule).max(200).default(defaultInitialRentRules),
})

interface Letting {
  /** Only homes have the form. */
  kind: string
  canton: string
  city: string
  /** YYYY-MM-DD on which the tenancy begins. */
  day: string
}

export type FormDuty =
  | { kind: 'none' }
  | { kind: 'required'; rule: InitialRentRule }
  /** In parts of the canton, and nobody has said in which. */
  | { kind: 'unclear'; rule: InitialRentRule }

export function formDutyOf(rules: readonly InitialRentRule[], { kind, canton, city, day }: Letting): FormDuty {
  if (kind !== 'apartment') return { kind: 'none' }
  const valid = rules.filter(
    (rule) => rule.canton === canton && rule.validFrom <= day && (rule.validTo === null || day <= rule.validTo),
  )
  const required = valid.find(({ isPartial, places }) =>
    isPartial ? places.some((place) => isSame(place, city)) : true,
  )
  if (required) return { kind: 'required', rule: required }
  const unclear = valid.find(({ places }) => places.length === 0)
  return unclear ? { kind: 'unclear', rule: unclear } : { kind: 'none' }
}

const isSame = (place: string, city: string) => place.toLocaleLowerCase('de-CH') === city.toLocaleLowerCase('de-CH')
