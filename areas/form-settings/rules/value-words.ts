// Describes the value of a property of a step, section or question in words, for comparison by people.

import type { Condition } from '#areas/forms/rules/conditions.ts'
import type { FieldOption, FormDefinition, FormSection } from '#areas/forms/rules/form-definition.ts'
import type { FormText, OwnText } from '#areas/forms/rules/form-text.ts'
import { isNumber, isText, listOf, maybe, recordOf, shapeOf, type Is } from '#platform/rules/reading.ts'
import { conditionWords, type Words } from './condition-words.ts'

export interface Valued {
  /** Name of the property. */
  key: string
  definition: FormDefinition
  of: FormSection['of']
  words: Words
}

/** Null for a missing value. */
export function valueWords(value: unknown, valued: Valued): string | null {
  if (value === undefined || value === null) return null
  if (typeof value === 'boolean') return valued.words.word(value ? 'general_yes' : 'general_no')
  return tellers[valued.key]?.(value, valued) ?? plain(value)
}

type Teller = (value: unknown, valued: Valued) => string | undefined

/** Formats values of one shape; returns undefined for others, which get the plain format. */
const teller =
  <T>(is: Is<T>, tell: (value: T, valued: Valued) => string): Teller =>
  (value, valued) =>
    is(value) ? tell(value, valued) : undefined

const isOwnText = shapeOf<OwnText>({ de: isText, fr: isText })
const isFormText: Is<FormText> = (value): value is FormText => isText(value) || isOwnText(value)
/** The server has validated the definition, so a shallow check is enough. */
const isCondition: Is<Condition> = (value): value is Condition => typeof value === 'object' && value !== null
const isOption = shapeOf<FieldOption>({
  value: isText,
  label: isFormText,
  values: maybe(recordOf(isText)),
  points: maybe(isNumber),
})

const text = teller(isFormText, (said, { words }) => words.text(said))
const word = teller(isText, (name, { words }) => words.word(`form_settings_value_${name}`))

const tellers: Record<string, Teller> = {
  title: text,
  label: text,
  hint: text,
  start_text: text,
  picture: teller(shapeOf<{ alt: FormText }>({ alt: isFormText }), ({ alt }, { words }) => words.text(alt)),
  papers: teller(listOf(isFormText), (papers, { words }) => papers.map((one) => words.text(one)).join(', ')),
  of: word,
  asked: word,
  admissible: word,
  personalData: word,
  asksAbout: word,
  checks: teller(listOf(isText), (names, { words }) =>
    names.map((name) => words.word(`form_settings_value_${name}`)).join(', '),
  ),
  type: teller(isNumber, (code, { words }) => words.word(`form_settings_type_${code}`)),
  condition: teller(isCondition, (given, { definition, of, words }) =>
    conditionWords(given, { definition, of, words }),
  ),
  override: teller(shapeOf<{ reason: string }>({ reason: isText }), ({ reason }) => reason),
  options: teller(listOf(isOption), (options, { words }) =>
    options
      .map(({ label, values, points }) => {
        const said = words.text(label, values)
        return points === undefined ? said : `${said} (${points})`
      })
      .join(', '),
  ),
}

const plain = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))
