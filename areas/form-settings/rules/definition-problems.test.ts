import { describe, expect, it } from 'vitest'
import { defaultForm } from '#areas/forms/rules/defaults/default-form.ts'
import { defaultForms } from '#areas/forms/rules/defaults/default-forms.ts'
import {
  day,
  file,
  hidden,
  number,
  pickOf,
  resident,
  text,
  when,
  whenIs,
  yesNo,
} from '#areas/forms/rules/field-kinds.ts'
import type { FormDefinition, FormField } from '#areas/forms/rules/form-definition.ts'
import { formKinds, type FormKind } from '#areas/forms/rules/form-kinds.ts'
import de from '#areas/form-settings/texts/de.json' with { type: 'json' }
import fr from '#areas/form-settings/texts/fr.json' with { type: 'json' }
import { canBePublished, problemsOfDefinition } from './definition-problems.ts'
import { withField, withMore, withSection, withStep } from './testing/changing.ts'
import { spokenKeys } from './testing/spoken-keys.ts'

const said = (de: string, fr = de) => ({ de, fr })
const own = (field: FormField): FormField => ({ ...field, key: `own_${field.key}`, label: said('Frage', 'Question') })

const problemsIn = (definition: FormDefinition, kind: FormKind = 'apartment') =>
  problemsOfDefinition({ kind, definition, preset: 'swiss', says: spokenKeys })

const told = (definition: FormDefinition) =>
  problemsIn(definition).map(
    ({ key, field, blocks }) =>
      `${key.replace('form_settings_problem_', '')}${field ? ` ${field}` : ''}${blocks ? '' : ' (remark)'}`,
  )

describe('a definition', () => {
  it.each(formKinds)('as the product brings it for %s can be published', (kind) => {
    expect(problemsIn(defaultForms[kind], kind)).toEqual([])
  })

  it('says in both languages what the picture of its start page shows', () => {
    const picture = { fileId: '0199a0aa-0000-7000-8000-000000000001', alt: said('Das Haus am Bach', '') }
    const form = defaultForms.apartment
    expect(told({ ...form, start: { ...form.start, picture } })).toEqual(['picture_missing_fr'])
  })

  const options = [{ value: 'a', label: said('A') }]
  const cases: [string, FormDefinition, string[]][] = [
    ['a repeated key', withMore(defaultForm, 'moving', text('pets_type')), ['field_twice pets_type']],
    ['a key that is not its own', withMore(defaultForm, 'moving', text('shoe_size')), ['key_not_own shoe_size']],
    [
      'a known question of another type',
      withField(defaultForm, ['adult', 'firstname'], { type: 1, checks: [] }),
      ['type_changed firstname', 'length_not_here firstname'],
    ],
    [
      'a condition on nothing',
      withMore(defaultForm, 'moving', own(text('x', when('own_gone')))),
      ['condition_unknown_field own_x'],
    ],
    [
      'a condition on an answer there is not',
      withMore(defaultForm, 'moving', own(text('x', whenIs('household_type', 'castle')))),
      ['condition_never_met own_x'],
    ],
    [
      'a yes that is expected of a choice',
      withMore(defaultForm, 'moving', own(text('x', when('household_type')))),
      ['condition_never_met own_x'],
    ],
    [
      'questions that wait for each other',
      withMore(defaultForm, 'moving', own(yesNo('one', when('own_two'))), own(yesNo('two', when('own_one')))),
      ['circle own_one', 'circle own_two'],
    ],
    [
      'a circle over the people',
      withMore(
        withMore(defaultForm, 'moving', {
          ...own(yesNo('one')),
          condition: { any: [{ person: 'some', of: 'adult', field: 'own_two', equals: true }] },
        }),
        'person',
        { ...own(yesNo('two')), condition: { of: 'household', field: 'own_one', equals: true } },
      ),
      ['circle own_one', 'circle own_two'],
    ],
    ['a choice of nothing', withMore(defaultForm, 'moving', own(pickOf('x', []))), ['no_options own_x']],
    [
      'the same option twice',
      withMore(defaultForm, 'moving', own(pickOf('x', [...options, ...options]))),
      ['option_twice own_x'],
    ],
    [
      'a missing French question',
      withMore(defaultForm, 'moving', { ...own(text('x')), label: said('Frage', '') }),
      ['label_missing_fr own_x'],
    ],
    [
      'a missing German option',
      withMore(defaultForm, 'moving', own(pickOf('x', [{ value: 'a', label: said('', 'A') }]))),
      ['option_missing_de own_x'],
    ],
    [
      'a hint in one language',
      withMore(defaultForm, 'moving', { ...own(text('x')), hint: said('Hinweis', ' ') }),
      ['hint_missing_fr own_x'],
    ],
    ['an empty hint', withMore(defaultForm, 'moving', { ...own(text('x')), hint: said('') }), []],
    ['crossed bounds', withMore(defaultForm, 'moving', own(number('x', { min: 4, max: 2 }))), ['bounds_crossed own_x']],
    ['days of a text', withMore(defaultForm, 'moving', own(text('x', { daysAhead: 3 }))), ['days_not_here own_x']],
    [
      'a birth that may not lie back',
      withMore(defaultForm, 'moving', own(day('x', { checks: ['birth'], daysBack: 30 }))),
      ['checks_clash own_x'],
    ],
    [
      'an initial value out of bounds',
      withMore(defaultForm, 'moving', own(number('x', { max: 2, initial: 3 }))),
      ['initial_not_valid own_x'],
    ],
    [
      'a hidden field that must be filled in',
      withMore(defaultForm, 'moving', own(hidden('x', { required: true }))),
      ['hidden_required own_x'],
    ],
    [
      'checks of days on a text',
      withMore(defaultForm, 'moving', own(text('x', { checks: ['birth'] }))),
      ['check_not_here own_x'],
    ],
    [
      'checks that exclude each other',
      withField(defaultForm, ['adult', 'date_of_birth'], { checks: ['adult', 'child'] }),
      ['checks_clash date_of_birth'],
    ],
    ['papers of a child', withMore(defaultForm, 'child', own(file('x'))), ['no_papers_of_children own_x']],
    [
      'people who are asked before they are there',
      withMore(defaultForm, 'moving', own(resident('x', { required: true }))),
      ['residents_elsewhere own_x'],
    ],
    [
      'people who may be chosen before they are there',
      withMore(defaultForm, 'moving', own(resident('x'))),
      ['residents_elsewhere own_x'],
    ],
    [
      'people who were chosen before they were there, and are not any more',
      withMore(defaultForm, 'moving', own(resident('x', { active: false }))),
      [],
    ],
    [
      'answers that read alike in one language',
      withMore(defaultForm, 'moving', own(pickOf('x', [...options, { value: 'b', label: said(' a ', 'B') }]))),
      ['option_same_de own_x'],
    ],
    [
      'answers that read alike in both, beside one of the product',
      withMore(
        defaultForm,
        'moving',
        own(
          pickOf(
            'x',
            ['a', 'b'].map((value) => ({ value, label: 'application_form_option_pets_type_dog' })),
          ),
        ),
      ),
      ['option_same_de own_x', 'option_same_fr own_x'],
    ],
    [
      'questions for people in another step',
      withSection(defaultForm, 'moving', (one) => ({ ...one, key: 'own_m', of: 'adult', fields: [] })),
      ['people_elsewhere'],
    ],
    [
      'a repetition of what is not asked',
      withField(defaultForm, ['adult', 'email_confirm'], { confirms: 'fax' }),
      ['leans_on_nothing email_confirm'],
    ],
    ['no name', withField(defaultForm, ['adult', 'name'], { required: false }), ['field_needed name']],
    [
      'an address that is only sometimes asked',
      withField(defaultForm, ['adult', 'email'], when('swiss_citizen')),
      ['field_needed email', 'leans_on_nothing email_confirm'],
    ],
    [
      'no people',
      withStep(defaultForm, 'people', (step) => ({ ...step, active: false })),
      ['step_needed', 'field_needed firstname', 'field_needed name', 'field_needed email'],
    ],
    ['no summary', withStep(defaultForm, 'summary', () => null), ['step_needed', 'nothing_agreed (remark)']],
    ['a summary in the middle', { ...defaultForm, steps: defaultForm.steps.toReversed() }, ['summary_not_last']],
    [
      'a question that waits for one that is switched off',
      withField(defaultForm, ['household', 'pets'], { active: false }),
      ['required_never_shown pets_type (remark)', 'never_shown pets_document (remark)'],
    ],
    [
      'a question that is asked only later and is no paper',
      withMore(defaultForm, 'moving', own(text('x', { asked: 'chosen' }))),
      ['later_only_papers own_x'],
    ],
  ]
  it.each(cases)('with %s is told', (_what, definition, expected) => {
    expect(told(definition).toSorted()).toEqual(expected.toSorted())
  })

  it('names the answer that has no words, and the one that has those of another', () => {
    const label = [said('Ja', ''), said(''), said('Nein', 'Non'), said('nein', 'Pas du tout')]
    const answers = label.map((one, index) => ({ value: String(index), label: one }))
    const named = problemsIn(withMore(defaultForm, 'moving', own(pickOf('x', answers)))).map(
      ({ key, option, values }) => [key.replace('form_settings_problem_option_', ''), option, values],
    )
    expect(named).toEqual([
      ['same_de', '3', { number: 4, first: 3, words: 'nein' }],
      ['missing_fr', '0', { option: '1 (Ja)' }],
      ['missing_de', '1', { option: '2' }],
      ['missing_fr', '1', { option: '2' }],
    ])
  })

  it('for the waitlist asks neither for papers nor for people or objects', () => {
    const form = withMore(defaultForms.waitlist_criteria, 'needs', own(file('x')), own(resident('y')), own(text('z')))
    const named = problemsIn(form, 'waitlist_criteria').map(({ key, field }) => [key, field])
    const key = 'form_settings_problem_not_of_waitlist'
    expect(named).toEqual([
      [key, 'own_x'],
      [key, 'own_y'],
    ])
    expect(key in de && key in fr).toBe(true)
  })

  it('names texts that the product does not have', () => {
    const found = problemsOfDefinition({
      kind: 'apartment',
      definition: withMore(defaultForm, 'moving', { ...own(text('x')), label: 'application_form_nothing' }),
      preset: 'swiss',
      says: (key, ...more) => (key === 'application_form_nothing' ? key : spokenKeys(key, ...more)),
    })
    expect(found).toMatchObject([
      { key: 'form_settings_problem_text_unknown', step: 'household', section: 'moving', field: 'own_x' },
    ])
  })

  it('is told about in the order in which it is read', () => {
    const form = withMore(withMore(defaultForm, 'consents', own(pickOf('z', []))), 'wishes', own(pickOf('a', [])))
    expect(problemsIn(form).map(({ field }) => field)).toEqual(['own_a', 'own_z'])
  })

  it('has a text in both languages for everything that may be wrong', () => {
    const keys = cases.flatMap(([, definition]) =>
      problemsIn(definition).flatMap(({ key, reason }) => (reason ? [key, reason] : [key])),
    )
    expect(keys.filter((key) => !(key in de) || !(key in fr))).toEqual([])
  })

  it('with remarks alone can be published', () => {
    const remarked = problemsIn(withField(defaultForm, ['household', 'pets'], { active: false }))
    expect(remarked.length).toBeGreaterThan(0)
    expect(canBePublished(remarked)).toBe(true)
    expect(canBePublished(problemsIn(withField(defaultForm, ['adult', 'name'], null)))).toBe(false)
  })
})
