import { describe, expect, it } from 'vitest'
import { defaultForms } from '#areas/forms/rules/defaults/default-forms.ts'
import { file } from '#areas/forms/rules/field-kinds.ts'
import { fieldsOf, type FormDefinition } from '#areas/forms/rules/form-definition.ts'
import { exampleWorld } from '#areas/forms/rules/testing/example-household.ts'
import { askedForm } from '#areas/forms/rules/asked-form.ts'
import { answersOf, criteriaIn, nameAnswers, nameIn, type SoughtInWords } from './criteria-answers.ts'
import { countingAnswers, problemsOfCriteria } from './criteria-problems.ts'
import { answersToProduct } from './testing/example-answers.ts'

const form = askedForm(defaultForms.waitlist_criteria)
const world = { ...exampleWorld, objects: [] }
const fine = { ...answersToProduct, places: 'Winterthur' }
const problems = (more: object, asked = form) =>
  problemsOfCriteria({ form: asked, answers: { ...fine, ...more }, world }).map(({ path, key }) => `${path} ${key}`)

describe('what keeps the criteria form from being sent', () => {
  it.each<[string, object, string[]]>([
    ['nothing', {}, []],
    ['rooms in thirds', { rooms_from: 3.3 }, ['rooms_from general_value_not_valid']],
    ['rooms the wrong way round', { rooms_to: 2 }, ['rooms_to waitlist_form_rooms_order']],
    ['nothing that is looked for', { seeks_apartment: false }, ['seeks_apartment waitlist_choose_kind']],
    ['no place', { places: null }, ['places general_field_is_required']],
    ['a missing agreement', { agreement_waitlist: false }, ['agreement_waitlist application_form_please_agree']],
  ])('%s', (_what, more, expected) => expect(problems(more)).toEqual(expected))

  it('is no question about the dwelling of somebody who looks for a parking space', () => {
    const seeking = { seeks_apartment: false, seeks_parkingspace: true, rooms_from: null }
    expect(problems(seeking)).toEqual([])
    expect(countingAnswers({ form, answers: { ...fine, ...seeking, has_dog: true }, world })).not.toHaveProperty(
      'has_dog',
    )
  })
})

describe('the form as it is asked', () => {
  const altered = (alter: (form: FormDefinition) => void) => {
    const definition = structuredClone(defaultForms.waitlist_criteria)
    alter(definition)
    return askedForm(definition)
  }

  it('wants no papers, and no numbers that no request can keep', () => {
    const asked = altered(({ steps }) => {
      const fields = steps[0]?.sections[1]?.fields ?? []
      fields.push(file('copy_of_id', { required: true }))
      for (const field of fields) if (field.key === 'rooms_from') field.max = 500
    })
    expect(fieldsOf(asked, 'household').map(({ key }) => key)).not.toContain('copy_of_id')
    expect(problems({ rooms_from: 30 }, asked)).toEqual(['rooms_from admin_field_smaller_or_equal_then_maximum'])
  })
})

describe('criteria and answers', () => {
  const before: SoughtInWords = {
    kinds: ['craft', 'apartment'],
    roomsFrom: 2,
    roomsTo: 3,
    rentMax: 1500,
    areaFrom: 60,
    moveInFrom: '2027-01-01',
    places: [],
    adults: 1,
    children: 1,
    needs: ['lift', 'cats'],
    note: 'Ruhig',
  }

  it('say the same', () => {
    const answers = answersOf(before, true)
    expect(answers).toMatchObject({ seeks_craft: true, seeks_other: false, wants_lift: true, has_dog: false })
    expect(criteriaIn({ form, answers, places: [] }, before)).toEqual({ ...before, kinds: ['apartment', 'craft'] })
  })

  it('leave alone what the form does not ask for, and open what nobody answered', () => {
    const asked = askedForm({
      ...defaultForms.waitlist_criteria,
      steps: defaultForms.waitlist_criteria.steps.map((step) => ({
        ...step,
        sections: step.sections.map((section) => ({
          ...section,
          fields: section.fields.map((field) => ({ ...field, active: field.key !== 'rent_max' })),
        })),
      })),
    })
    const told = criteriaIn({ form: asked, answers: { seeks_other: true, adults_count: 2 }, places: [] }, before)
    expect(told).toMatchObject({ kinds: ['other'], rentMax: 1500, areaFrom: null, needs: [], adults: 2, note: null })
  })

  it.each([
    ['Jana Roth', 'Jana', 'Roth'],
    ['Ana da Silva', 'Ana', 'da Silva'],
    ['Brändli', null, 'Brändli'],
  ])('take %s apart and put it together again', (whole, firstname, name) => {
    expect(nameAnswers(whole)).toEqual({ firstname, name })
    expect(nameIn(nameAnswers(whole))).toBe(whole)
  })
})
