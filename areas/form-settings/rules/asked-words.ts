// Detects the subjects that a form's own texts ask about; the product's texts are skipped. A question is judged with
// its type of answer; titles, hints and notes with the questions below them.

import { fieldType, type FormField, type TouchyQuestion } from '#areas/forms/rules/form-definition.ts'
import { isOwnText, type FormText } from '#areas/forms/rules/form-text.ts'
import { languages } from '#platform/rules/project-type.ts'
import { dismissingWords, harmlessWords } from './harmless-words.ts'
import { touchyWords, type Harmlessly } from './touchy-words.ts'
import { readText, withoutWords, wordsIn } from './word-patterns.ts'

/** Labels and explanations. Only in explanations may a sentence say that a subject is not asked. */
interface Words {
  naming: readonly (FormText | undefined)[]
  explaining: readonly (FormText | undefined)[]
}

/** `beside` contains the project's own questions of the same section, for notes that refer to them. */
export function touchedByField(field: FormField, beside: readonly FormField[]): TouchyQuestion[] {
  const { label, hint, options = [], checks, key, type } = field
  if (type === fieldType.html) return touchedByWords({ naming: [], explaining: [label, hint] }, beside)
  const words = { naming: [label, ...options.map((option) => option.label)], explaining: [hint] }
  const bank: TouchyQuestion[] = checks.includes('iban') && key.startsWith('own_') ? ['bank_account'] : []
  return [...bank, ...touchedByWords(words, [field])]
}

/** `answers` are the questions to which these words belong. */
export function touchedByWords(words: Words, answers: readonly FormField[]): TouchyQuestion[] {
  const text = withoutHarmless(readText(saidIn(words)))
  return tellingWords
    .filter(
      ({ isIn, unless, ofFiles }) =>
        !(ofFiles && answers.every(({ type }) => type !== fieldType.file)) &&
        !(unless && answers.every(isHarmless[unless])) &&
        isIn(text),
    )
    .map(({ about }) => about)
}

const withoutHarmless = withoutWords(harmlessWords)
const isDismissing = wordsIn(dismissingWords)
const tellingWords = touchyWords.map(({ words, ...more }) => ({ ...more, isIn: wordsIn(words) }))

const saidIn = ({ naming, explaining }: Words): string =>
  [...ownIn(naming), ...ownIn(explaining).map(withoutDismissals)].join('\n')

const ownIn = (texts: readonly (FormText | undefined)[]): string[] =>
  texts.flatMap((text) => (text && isOwnText(text) ? languages.map((language) => text[language]) : []))

const withoutDismissals = (text: string): string =>
  text
    .split(/(?<=[.!?;:\n])/)
    .filter((sentence) => !isDismissing(readText(sentence)))
    .join('')

const isChoice = ({ type }: FormField): boolean => type === fieldType.select || type === fieldType.radio

/** Asking whether debts exist is allowed, but not which; income in bands is allowed, but not the amount. */
const isHarmless: Record<Harmlessly, (field: FormField) => boolean> = {
  yes_or_no: (field) => field.type === fieldType.boolean || (isChoice(field) && (field.options ?? []).length <= 2),
  in_bands: (field) => field.type === fieldType.boolean || isChoice(field),
}
