// Keeps the teaser anonymous: finds words in its texts that would identify the property.

import { foldedText } from './folded-text.ts'
import { textComponents } from './text-components.ts'

const identifyingFields = ['title', 'street', 'parcelNumber', 'egrid', 'referenceNumber', 'owner'] as const
type IdentifyingField = (typeof identifyingFields)[number]

/** Facts of the project; `owner` is the name, empty without an owner. */
export type Identifying = Record<IdentifyingField | 'city', string>

/** Words alone, so that neither quotation marks nor hyphens hide a name. */
const wordsOf = (text: string) =>
  ` ${foldedText(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()}`

/** Shorter words, such as parcel 12, would also be found in years and areas. */
const shortest = 4

/** Returns the field whose words stand in the text; null if the text is anonymous. */
export function identifyingField(text: string, { city, ...project }: Identifying): IdentifyingField | null {
  const words = wordsOf(text)
  const isNamed = (field: IdentifyingField) => {
    const name = wordsOf(project[field])
    // The municipality is shown anyway. The space before the name: «Haus» is not found in «Mehrfamilienhaus».
    return name.length > shortest && name !== wordsOf(city) && words.includes(name)
  }
  return identifyingFields.find(isNamed) ?? null
}

/** Components that strangers read. */
export const anonymousTexts = textComponents.filter(({ place }) => place === 'teaser').map(({ key }) => key)
