// German and French texts of all areas, read once; a missing text shows its key. Texts with a count follow the plural
// rules of the language.

import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { countedText, filledText, type TextValues } from '../../rules/filled-text.ts'
import { isSelling, languages, type Language, type ProjectType } from '../../rules/project-type.ts'
import { textsIn } from '../../rules/words/project-words.ts'

export type { TextValues }
export type Translate = (key: string, values?: TextValues) => string

const root = join(import.meta.dirname, '../../..')
const file = z.record(z.string(), z.string())

function readTexts(language: Language): Readonly<Record<string, string>> {
  const paths = globSync([`platform/texts/${language}.json`, `areas/*/texts/${language}.json`], { cwd: root })
  return Object.fromEntries(
    paths.flatMap((path) => Object.entries(file.parse(JSON.parse(readFileSync(join(root, path), 'utf8'))))),
  )
}

const textsByLanguage = new Map(
  languages.map((language) => {
    const texts = readTexts(language)
    return [language, { texts, inSale: textsIn('sale', texts), rules: new Intl.PluralRules(language) }]
  }),
)

export function translate(language: Language, key: string, values: TextValues = {}, projectType?: ProjectType): string {
  const known = textsByLanguage.get(language)
  if (!known) return key
  const { rules } = known
  const texts = projectType && isSelling(projectType) ? known.inSale : known.texts
  const { count } = values
  const counted = typeof count === 'number' ? countedText(texts, key, { count, rules }) : undefined
  return filledText(counted ?? ownText(texts, key) ?? key, values)
}

/** Keys may be words of a person, and `constructor` is one that every object knows. */
const ownText = (texts: Readonly<Record<string, string>>, key: string): string | undefined =>
  Object.hasOwn(texts, key) ? texts[key] : undefined

/** With a project type, in the words of projects of this type. */
export const translatorFor =
  (language: Language, projectType?: ProjectType): Translate =>
  (key, values) =>
    translate(language, key, values, projectType)
