// Words that identify headings and choices: our texts in all languages, and the keys themselves.

import { objectTypes } from '../../rules/object-types.ts'
import { translate } from '#platform/server/i18n/texts.ts'
import { languages } from '#platform/rules/project-type.ts'
import { folded, type Words } from '../../rules/import/import-cells.ts'
import { importFields, type ImportKey } from '../../rules/import/import-fields.ts'
import { objectKinds, type ObjectKind } from '#areas/buildings/rules/object-state.ts'

export const inAllLanguages = (textKey: string): string[] => languages.map((language) => translate(language, textKey))

export const kindText = (kind: string): string => `objects_import_kind_${kind}`
export const typeText = (type: string): string => `objects_type_${type}`

export const typesOf = (kind: ObjectKind): readonly string[] => objectTypes[kind]

const allTypes = Object.values(objectTypes).flat()

function wordsFor(choices: readonly string[], textOf: (choice: string) => string): Words {
  const spelled = choices.flatMap((choice) =>
    inAllLanguages(textOf(choice)).map((word) => [folded(word), choice] as const),
  )
  return new Map([...spelled, ...choices.map((choice) => [folded(choice), choice] as const)])
}

/** Common synonyms beside our own terms, folded. */
const otherWords = [
  ['tiefgarage', 'parking_regular'],
  ['garage', 'parking_regular'],
  ['garagenplatz', 'parking_regular'],
  ['tiefgaragenplatz', 'parking_regular'],
  ['einstellhallenplatz', 'parking_regular'],
  ['parkingsouterrain', 'parking_regular'],
  ['attika', 'attica_apartment'],
  ['estrich', 'stockroom'],
  ['lager', 'stockroom'],
  ['depot', 'stockroom'],
  ['keller', 'cellar'],
  ['bastelraum', 'hobby_room'],
  ['laden', 'shop'],
  ['magasin', 'shop'],
  ['restaurant', 'gastronomy'],
] as const satisfies readonly (readonly [string, (typeof allTypes)[number]])[]

const kindWords = wordsFor(objectKinds, kindText)
// A type column may also contain a kind: «Gewerbe» is less precise than «Büro» but sufficient.
const typeWords: Words = new Map<string, string>([...otherWords, ...kindWords, ...wordsFor(allTypes, typeText)])

/** Returns the choices of a field and the text key of each. */
export function choicesOf(key: ImportKey): { choices: readonly string[]; textOf: (choice: string) => string } {
  if (key === 'kind') return { choices: objectKinds, textOf: kindText }
  if (key === 'objectType') return { choices: allTypes, textOf: typeText }
  const { choices = [], choiceText = '' } = importFields.get(key) ?? {}
  return { choices, textOf: (choice) => `${choiceText}_${choice}` }
}

const wordsByKey = new Map<ImportKey, Words>([
  ['kind', kindWords],
  ['objectType', typeWords],
  ...[...importFields]
    .filter(([, { choices }]) => choices !== undefined)
    .map(([key]): [ImportKey, Words] => {
      const { choices, textOf } = choicesOf(key)
      return [key, wordsFor(choices, textOf)]
    }),
])

export const wordsOf = (key: ImportKey): Words => wordsByKey.get(key) ?? new Map()
