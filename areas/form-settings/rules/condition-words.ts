// Formats a condition as a sentence: the question, the expected answer, and the person.

import { isCross, type Condition, type Leaf } from '#areas/forms/rules/conditions.ts'
import { fieldType, type FormDefinition, type FormSection } from '#areas/forms/rules/form-definition.ts'
import type { FormText } from '#areas/forms/rules/form-text.ts'
import { swissDate } from '#platform/rules/calendar-day.ts'
import { questionsIn } from './definition-places.ts'

/** Text functions: texts of the form, and the product's texts by key. */
export interface Words {
  text: (text: FormText, values?: Record<string, string | number>) => string
  word: (key: string, values?: Record<string, string | number>) => string
}

interface Told {
  definition: FormDefinition
  /** Part of the question that has the condition. */
  of: FormSection['of']
  words: Words
}

export function conditionWords(condition: Condition, told: Told): string {
  if ('all' in condition) return joined(condition.all, 'and', told)
  if ('any' in condition) return joined(condition.any, 'or', told)
  return leafWords(condition, told)
}

function joined(inner: readonly Condition[], how: 'and' | 'or', told: Told): string {
  const parts = inner.map((one) => {
    const said = conditionWords(one, told)
    return 'all' in one || 'any' in one ? `(${said})` : said
  })
  return parts.join(` ${told.words.word(`form_settings_condition_${how}`)} `)
}

function leafWords(leaf: Leaf, { definition, of, words }: Told): string {
  if ('fact' in leaf) return words.word(`form_settings_condition_${leaf.fact}`)
  const whose = isCross(leaf) ? leaf.of : of
  const asked = questionsIn(definition).find(({ section, field }) => section.of === whose && field.key === leaf.field)
  const question = asked ? words.text(asked.field.label) : leaf.field
  const say = (value: string | number | boolean): string => {
    if (typeof value === 'boolean') return words.word(value ? 'general_yes' : 'general_no')
    const option = asked?.field.options?.find((one) => one.value === value)
    if (option) return words.text(option.label, option.values)
    return asked?.field.type === fieldType.date ? swissDate(String(value)) : String(value)
  }
  const [how, answer] =
    'equals' in leaf
      ? ['equals', say(leaf.equals)]
      : 'differs' in leaf
        ? ['differs', say(leaf.differs)]
        : ['one_of', leaf.one_of.map(say).join(', ')]
  const said = words.word(`form_settings_condition_${how}`, { question, answer })
  if (!isCross(leaf) || leaf.of === 'household') return said
  return words.word(`form_settings_condition_${leaf.person}_${leaf.of}`, { said })
}
