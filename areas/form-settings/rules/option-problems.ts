// Checks that a choice has options, and that applicants can distinguish them in every language.

import { fieldType, type FieldOption } from '#areas/forms/rules/form-definition.ts'
import { isOwnText } from '#areas/forms/rules/form-text.ts'
import { languages, type Language } from '#platform/rules/project-type.ts'
import { placeOf, problem, type Asked, type DefinitionProblem, type Judged } from './definition-places.ts'

const choosing: readonly number[] = [fieldType.select, fieldType.radio]

export function optionProblems(asked: Asked, { says }: Judged): DefinitionProblem[] {
  const { field } = asked
  if (!choosing.includes(field.type)) return []
  const options = field.options ?? []
  // Deposit providers come from their own settings page.
  if (options.length === 0 && field.key !== 'provider') return [problem({ key: 'no_options', ...placeOf(asked) })]
  const twice = options
    .filter(({ value }, index) => placeOfValue(options, value) < index)
    .map(({ value: option }) => problem({ key: 'option_twice', ...placeOf(asked), option, values: { option } }))
  // Labels of switched-off questions are not shown, so duplicates do not matter.
  if (!asked.isOn) return twice
  return [...twice, ...languages.flatMap((language) => sameWords(asked, { options, language, says }))]
}

const placeOfValue = (options: readonly FieldOption[], wanted: string): number =>
  options.findIndex(({ value }) => value === wanted)

interface Read extends Pick<Judged, 'says'> {
  options: readonly FieldOption[]
  language: Language
}

/** Reports the later option, so that the first one can keep its label. */
function sameWords(asked: Asked, { options, language, says }: Read): DefinitionProblem[] {
  const words = options.map(({ label, values }) => (isOwnText(label) ? label[language] : says(label, language, values)))
  const plain = words.map((one) => one.trim().replaceAll(/\s+/g, ' ').toLocaleLowerCase())
  return options.flatMap(({ value }, index) => {
    const first = plain.indexOf(plain[index] ?? '')
    if (plain[index] === '' || first === index || options[first]?.value === value) return []
    const values = { number: index + 1, first: first + 1, words: words[index]?.trim() ?? '' }
    return [problem({ key: `option_same_${language}`, ...placeOf(asked), option: value, values })]
  })
}
