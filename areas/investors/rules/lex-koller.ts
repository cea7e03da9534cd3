// Does the law on real estate bought by persons abroad (BewG, «Lex Koller») ask for a permit? A table, because the law is under
// revision. It concerns dwellings and building land for dwellings; business use is free.

export const lexDomiciles = ['switzerland', 'abroad'] as const
export const lexNationalities = ['swiss', 'eu_efta', 'third'] as const
export const lexPermits = ['c', 'b', 'other'] as const

export interface LexFacts {
  /** A firm has its seat there. */
  domicile: (typeof lexDomiciles)[number] | null
  /** Nationality and permit of a person. */
  nationality: (typeof lexNationalities)[number] | null
  permit: (typeof lexPermits)[number] | null
  /** Share of capital or votes in foreign hands, in percent; of a firm. */
  foreignShare: number | null
  isPerson: boolean
}

export const lexResults = ['free', 'permit', 'main_home', 'unknown'] as const
export type LexResult = (typeof lexResults)[number]

/** From more than a third the law presumes that a firm is controlled from abroad. */
const presumedControl = 100 / 3

interface LexRule {
  when: (facts: LexFacts) => boolean
  result: LexResult
}

/** The first rule that applies decides. */
const lexRules: readonly LexRule[] = [
  { when: (f) => !f.isPerson && f.domicile === 'abroad', result: 'permit' },
  { when: (f) => !f.isPerson && f.foreignShare !== null && f.foreignShare > presumedControl, result: 'permit' },
  { when: (f) => !f.isPerson && f.domicile === 'switzerland' && f.foreignShare !== null, result: 'free' },
  { when: (f) => !f.isPerson, result: 'unknown' },
  { when: (f) => f.nationality === 'swiss', result: 'free' },
  { when: (f) => f.nationality !== null && f.domicile === 'abroad', result: 'permit' },
  { when: (f) => f.nationality === 'eu_efta' && f.domicile === 'switzerland', result: 'free' },
  { when: (f) => f.nationality === 'third' && f.permit === 'c', result: 'free' },
  { when: (f) => f.nationality === 'third' && f.permit === 'b', result: 'main_home' },
  { when: (f) => f.nationality === 'third' && f.permit === 'other', result: 'permit' },
]

export const lexResultOf = (facts: LexFacts): LexResult => lexRules.find(({ when }) => when(facts))?.result ?? 'unknown'
