// The default form must stay short. Counts the questions and phone pages of one adult.

import { describe, expect, it } from 'vitest'
import { acrossOf } from '#areas/forms/rules/across.ts'
import type { Answers } from '#areas/forms/rules/answers.ts'
import { defaultForm } from '#areas/forms/rules/defaults/default-form.ts'
import { productForm } from '#areas/forms/rules/defaults/default-forms.ts'
import { activeSteps, fieldType, type FormDefinition, type FormField } from '#areas/forms/rules/form-definition.ts'
import { shownSections, type ShownSection } from '#areas/forms/rules/shown-fields.ts'
import {
  adult,
  exampleHouseholdAnswers,
  exampleWorld,
  household,
} from '#areas/forms/rules/testing/example-household.ts'
import { wholeForm } from '#areas/forms/rules/testing/whole-form.ts'
import { pagesOf } from './section-pages.ts'

const mostQuestions = 30
const mostPages = 10

const silent: readonly number[] = [fieldType.html, fieldType.hidden]

/** A list of ticks is one question; the closing declarations are none. */
function questionsIn(shown: readonly ShownSection[]): FormField[] {
  return shown.flatMap(({ fields }) => {
    const asked = fields.filter(({ type, mustAgree }) => !silent.includes(type) && !mustAgree)
    const [first] = asked.filter(({ isTick }) => isTick)
    return asked.filter((field) => !field.isTick || field === first)
  })
}

function lengthOf(form: FormDefinition, answers: Answers = {}) {
  const person = adult('ana', answers)
  const entry = household({ answers: { ...exampleHouseholdAnswers, ...answers }, adults: [person] })
  const across = acrossOf({ form, entry, world: exampleWorld })
  const inStep = (key: string, of: 'household' | 'adult') => {
    const sections = activeSteps(form)
      .flatMap((step) => (step.key === key ? step.sections : []))
      .filter((one) => one.of === of)
    const own = of === 'adult' ? person.answers : entry.answers
    return {
      sections,
      shown: shownSections({ sections: sectionsFor(form, of), answers: own, world: exampleWorld, across }).filter(
        ({ section }) => sections.includes(section),
      ),
    }
  }
  const parts = activeSteps(form).flatMap(({ key }) => {
    const own = inStep(key, 'household')
    // On a phone, the people and the summary are one page each.
    const pages = key === 'people' || key === 'summary' ? 1 : pagesOf(own.sections, own.shown).length
    const person = key === 'people' ? inStep(key, 'adult') : { sections: [], shown: [] }
    return [
      { pages, questions: questionsIn(own.shown) },
      { pages: pagesOf(person.sections, person.shown).length, questions: questionsIn(person.shown) },
    ]
  })
  return {
    questions: parts.flatMap(({ questions }) => questions.map(({ key }) => key)),
    pages: parts.reduce((sum, { pages }) => sum + pages, 0),
  }
}

const sectionsFor = (form: FormDefinition, of: 'household' | 'adult') =>
  activeSteps(form).flatMap(({ sections }) => sections.filter((one) => one.of === of))

describe('the length of the default form', () => {
  const lives: [string, Answers][] = [
    ['an employee with a certificate', {}],
    ['an employee with an extract', { securities: 'enforcement' }],
    ['a student', { employment_quota: 'in_education', rental_situation: 'with_parents' }],
    ['a pensioner', { employment_quota: 'retired', rental_situation: 'tenancy' }],
    ['somebody self-employed', { employment_quota: 'self_employed', rental_situation: 'tenancy' }],
  ]

  it.each(lives)('is at most 30 questions on 10 pages of a phone for %s', (_who, answers) => {
    const { questions, pages } = lengthOf(defaultForm, answers)
    expect(questions.length).toBeLessThanOrEqual(mostQuestions)
    expect(pages).toBeLessThanOrEqual(mostPages)
  })

  it('is no longer where flats are let for the first time', () => {
    expect(lengthOf(productForm('apartment', 'first-time-letting'))).toEqual(lengthOf(defaultForm))
  })

  it('keeps its pages whatever is answered', () => {
    expect(new Set(lives.map(([, answers]) => lengthOf(defaultForm, answers).pages)).size).toBe(1)
  })

  it('leaves the rest in the catalogue', () => {
    expect(lengthOf(wholeForm).questions.length).toBeGreaterThan(60)
  })
})
