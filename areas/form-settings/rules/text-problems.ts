// Checks that every text exists in both languages.

import { isOwnText, type FormText, type OwnText } from '#areas/forms/rules/form-text.ts'
import { languages } from '#platform/rules/project-type.ts'
import { placeOf, problem, questionsIn, type DefinitionProblem, type Judged, type Place } from './definition-places.ts'

interface Said {
  text: FormText | undefined
  place: Partial<Place>
  /** Kind of text. */
  property: 'title' | 'label' | 'hint' | 'text' | 'paper' | 'picture' | 'option'
  /** For an option: its position, from 1. */
  number?: number
}

export function textProblems({ definition, says }: Judged): DefinitionProblem[] {
  return saidIn(definition).flatMap(({ text, place, property, number }) => {
    if (text === undefined) return []
    if (!isOwnText(text)) {
      return languages.every((language) => says(text, language) !== text)
        ? []
        : [problem({ key: 'text_unknown', ...place, values: { text } })]
    }
    // A hint that is empty in both languages counts as absent.
    const isNone = property === 'hint' && languages.every((language) => text[language].trim() === '')
    return languages
      .filter((language) => text[language].trim() === '' && !isNone)
      .map((language) =>
        problem({
          key: `${property}_missing_${language}`,
          ...place,
          ...(number !== undefined && { values: { option: numbered(number, text) } }),
        }),
      )
  })
}

/** «3», or «3 (Oui)» with its label in another language. */
function numbered(number: number, text: OwnText): string {
  const words = languages.map((language) => text[language].trim()).find(Boolean)
  return words ? `${number} (${words})` : String(number)
}

/** Skips texts of switched-off parts. */
function saidIn(definition: Judged['definition']): Said[] {
  const { title, start, steps } = definition
  const active = steps.filter((step) => step.active)
  const questions = questionsIn(definition).filter(
    ({ step, section, field }) => step.active && section.active && field.active,
  )
  return [
    { text: title, place: {}, property: 'title' },
    { text: start.text, place: {}, property: 'text' },
    { text: start.picture?.alt, place: {}, property: 'picture' },
    ...start.papers.map((text): Said => ({ text, place: {}, property: 'paper' })),
    ...active.map((step): Said => ({ text: step.title, place: { step: step.key }, property: 'title' })),
    ...active.flatMap((step) =>
      step.sections
        .filter((section) => section.active)
        .flatMap((section): Said[] => {
          const place = { step: step.key, section: section.key }
          return [
            { text: section.title, place, property: 'title' },
            { text: section.hint, place, property: 'hint' },
          ]
        }),
    ),
    ...questions.flatMap((asked): Said[] => {
      const place = placeOf(asked)
      const { label, hint, options = [] } = asked.field
      return [
        { text: label, place, property: 'label' },
        { text: hint, place, property: 'hint' },
        ...options.map((option, index): Said => ({
          text: option.label,
          place: { ...place, option: option.value },
          property: 'option',
          number: index + 1,
        })),
      ]
    }),
  ]
}
