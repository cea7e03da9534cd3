// What a property of a step, section or question is, in words, so that a person can compare two of them.

import { z } from 'zod'
import { condition } from '#areas/application-form/rules/conditions.ts'
import {
  option,
  override,
  type FormDefinition,
  type FormSection,
} from '#areas/application-form/rules/form-definition.ts'
import { formTextShape } from '#areas/application-form/rules/form-text.ts'
import { conditionWords, type Words } from './condition-words.ts'

export interface Valued {
  /** Of which property it is the value. */
  key: string
  definition: FormDefinition
  of: FormSection['of']
  words: Words
}

/** Null for what is not there. */
export function valueWords(value: unknown, valued: Valued): string | null {
  if (value === undefined || value === null) return null
  if (typeof value === 'boolean') return valued.words.word(value ? 'general_yes' : 'general_no')
  return tellers[valued.key]?.(value, valued) ?? plain(value)
}

type Teller = (value: unknown, valued: Valued) => string | undefined

/** Told by a shape: what is not of it is told plainly. */
const teller =
  <Shape extends z.ZodType>(shape: Shape, tell: (value: z.output<Shape>, valued: Valued) => string): Teller =>
  (value, valued) => {
    const known = shape.safeParse(value)
    return known.success ? tell(known.data, valued) : undefined
  }

const text = teller(formTextShape, (said, { words }) => words.text(said))
const word = teller(z.string(), (name, { words }) => words.word(`form_settings_value_${name}`))

const tellers: Record<string, Teller> = {
  title: text,
  label: text,
  hint: text,
  start_text: text,
  papers: teller(z.array(formTextShape), (papers, { words }) => papers.map((one) => words.text(one)).join(', ')),
  of: word,
  asked: word,
  admissible: word,
  personalData: word,
  asksAbout: word,
  checks: teller(z.array(z.string()), (names, { words }) =>
    names.map((name) => words.word(`form_settings_value_${name}`)).join(', '),
  ),
  type: teller(z.number(), (code, { words }) => words.word(`form_settings_type_${code}`)),
  condition: teller(condition, (given, { definition, of, words }) => conditionWords(given, { definition, of, words })),
  override: teller(override, ({ reason }) => reason),
  options: teller(z.array(option), (options, { words }) =>
    options
      .map(({ label, values, points }) => {
        const said = words.text(label, values)
        return points === undefined ? said : `${said} (${points})`
      })
      .join(', '),
  ),
}

const plain = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))
