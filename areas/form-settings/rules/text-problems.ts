// Whether everything that is said can be said in both languages.

import { isOwnText, type FormText } from '#areas/application-form/rules/form-text.ts'
import { languages } from '#platform/rules/project-type.ts'
import { placeOf, problem, questionsIn, type DefinitionProblem, type Judged, type Place } from './definition-places.ts'

interface Said {
  text: FormText | undefined
  place: Partial<Place>
  /** Which of the thing's texts. */
  property: 'title' | 'label' | 'hint' | 'text' | 'paper' | 'picture' | 'option'
}

export function textProblems({ definition, knows }: Judged): DefinitionProblem[] {
  return saidIn(definition).flatMap(({ text, place, property }) => {
    if (text === undefined) return []
    if (!isOwnText(text)) {
      return knows(text) ? [] : [problem({ key: 'text_unknown', ...place, values: { text } })]
    }
    // A hint that nobody has written in either language is none.
    const isNone = property === 'hint' && languages.every((language) => text[language].trim() === '')
    return languages
      .filter((language) => text[language].trim() === '' && !isNone)
      .map((language) => problem({ key: `${property}_missing_${language}`, ...place }))
  })
}

/** What is switched off says nothing. */
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
        ...options.map((option): Said => ({
          text: option.label,
          place: { ...place, option: option.value },
          property: 'option',
        })),
      ]
    }),
  ]
}
