// Checks what a portal would drop without an answer: such an advertisement is left out and named (standards.md §1.1.5).

import type { AdvertProblem, PortalAdvert, PortalLoad, SkippedAdvert } from './portal.ts'
import { categoriesOf } from './portal-categories.ts'

const checks: readonly [AdvertProblem, (advert: PortalAdvert) => boolean][] = [
  ['reference', ({ reference }) => reference.trim() !== '' && reference.trim().toLowerCase() !== 'null'],
  ['title', ({ title }) => title.trim() !== ''],
  ['text', ({ text }) => text.trim() !== ''],
  ['postal_code', ({ country, postalCode }) => country !== 'CH' || /^[1-9]\d{3}$/.test(postalCode)],
  ['city', ({ city }) => city.trim() !== ''],
  ['country', ({ country }) => /^[A-Z]{2}$/.test(country)],
  ['object_type', ({ objectType }) => categoriesOf(objectType) !== undefined],
  ['price_unit', ({ offer, priceUnit }) => offer === 'rent' || priceUnit !== 'year'],
]

interface Checked {
  accepted: PortalAdvert[]
  skipped: SkippedAdvert[]
}

/** The second advertisement with the same reference is skipped. */
export function checkAdverts({ adverts }: PortalLoad): Checked {
  const checked: Checked = { accepted: [], skipped: [] }
  const references = new Set<string>()
  for (const advert of adverts) {
    const problems = checks.filter(([, isGood]) => !isGood(advert)).map(([problem]) => problem)
    if (references.has(advert.reference)) problems.push('duplicate')
    references.add(advert.reference)
    if (problems.length === 0) checked.accepted.push(advert)
    else checked.skipped.push({ reference: advert.reference, problems, detail: '' })
  }
  return checked
}
