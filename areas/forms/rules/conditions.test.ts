import { describe, expect, it } from 'vitest'
import { acrossFrom, acrossOf, othersSay } from './across.ts'
import type { Answers, FormEntry } from './answers.ts'
import { condition, type Condition } from './conditions.ts'
import { defaultForm } from './defaults/default-form.ts'
import { section, text, when, yesNo } from './field-kinds.ts'
import { sectionsOf, type FormDefinition } from './form-definition.ts'
import { shownFields } from './shown-fields.ts'
import { adult, child, exampleWorld, household } from './testing/example-household.ts'
import { problemsOfForm, problemsOfPerson } from './validity.ts'

const formWith = (...sections: FormDefinition['steps'][number]['sections']): FormDefinition => ({
  ...defaultForm,
  steps: [{ key: 'people', title: 'application_form_step_people', active: true, sections }],
})

const isShown = (form: FormDefinition, entry: FormEntry, key: string): boolean =>
  shownFields({
    sections: sectionsOf(form, 'household'),
    answers: entry.answers,
    world: exampleWorld,
    across: acrossOf({ form, entry, world: exampleWorld }),
  }).some((field) => field.key === key)

const asked = (given: Condition, answers: Answers): boolean => {
  const form = formWith(
    section('household', 'x', [yesNo('a'), yesNo('b'), yesNo('c'), { ...text('x'), condition: given }]),
  )
  return isShown(form, household({ answers }), 'x')
}

const a = { field: 'a', equals: true }
const b = { field: 'b', equals: true }
const c = { field: 'c', equals: true }

describe('conditions', () => {
  it.each<[Condition, Answers, boolean]>([
    [{ all: [a, b] }, { a: true, b: true }, true],
    [{ all: [a, b] }, { a: true }, false],
    [{ any: [a, b] }, { b: true }, true],
    [{ any: [a, b] }, { a: false, b: false }, false],
    [{ all: [a, { any: [b, c] }] }, { a: true, c: true }, true],
    [{ all: [a, { any: [b, c] }] }, { b: true, c: true }, false],
    [{ any: [{ all: [a, b] }, { all: [a, c] }] }, { a: true, c: true }, true],
  ])('%j of %j: %s', (given, answers, expected) => {
    expect(asked(given, answers)).toBe(expected)
  })

  it.each<[unknown, boolean]>([
    [{ field: 'a', equals: true }, true],
    [{ all: [{ any: [{ all: [a] }] }] }, true],
    [{ all: [{ any: [{ all: [{ any: [a] }] }] }] }, false],
    [{ all: [] }, false],
    [{ any: [a], all: [b] }, false],
    [{ field: 'a', equals: true, differs: false }, false],
    [{ person: 'most', of: 'adult', field: 'a', equals: true }, false],
    [{ person: 'some', of: 'household', field: 'a', equals: true }, false],
    [{ of: 'household', field: 'a', equals: true }, true],
    ['a', false],
  ])('%j can be written down: %s', (given, expected) => {
    expect(condition.safeParse(given).success).toBe(expected)
  })
})

const pets = section('household', 'own_h', [
  yesNo('own_any'),
  { ...text('own_some'), condition: { person: 'some', of: 'adult', field: 'own_smokes', equals: true } },
  { ...text('own_every'), condition: { person: 'every', of: 'adult', field: 'own_smokes', equals: true } },
  { ...text('own_young'), condition: { person: 'some', of: 'child', field: 'own_school', equals: true } },
])
const people = [
  section('adult', 'own_a', [
    { ...yesNo('own_smokes'), condition: { of: 'household', field: 'own_any', equals: true } },
    {
      ...text('own_where', { required: true }),
      condition: { person: 'every', of: 'adult', field: 'own_smokes', equals: true },
    },
  ]),
  section('child', 'own_c', [yesNo('own_school')]),
]
const across = formWith(pets, ...people)
const smoker = (key: string, own_smokes: boolean) => ({ ...adult(key), answers: { own_smokes } })

describe('conditions across the people', () => {
  it.each([
    [
      [true, true],
      ['own_some', 'own_every'],
    ],
    [[true, false], ['own_some']],
    [[false, false], []],
    [[], []],
  ])('of smokers %j show %j', (smoking, expected) => {
    const adults = smoking.map((one, index) => smoker(`p${index}`, one))
    const entry = household({ answers: { own_any: true }, adults })
    const shown = ['own_some', 'own_every', 'own_young'].filter((key) => isShown(across, entry, key))
    expect(shown).toEqual(expected)
  })

  it('look at children too', () => {
    const pupil = { ...child('mia'), answers: { own_school: true } }
    expect(isShown(across, household({ answers: {}, children: [pupil] }), 'own_young')).toBe(true)
  })

  it('take a question that is hidden from people as unanswered', () => {
    const entry = household({ answers: { own_any: false }, adults: [smoker('p', true)] })
    expect(isShown(across, entry, 'own_some')).toBe(false)
  })

  it('count the answers that are just being given', () => {
    const entry = household({ answers: { own_any: true }, adults: [smoker('p', false), smoker('q', true)] })
    const judged = { form: across, entry, world: exampleWorld }
    expect(problemsOfPerson(judged, 'adult', smoker('p', false))).toEqual([])
    expect(problemsOfPerson(judged, 'adult', smoker('p', true)).map(({ path }) => path)).toEqual(['own_where'])
    expect(problemsOfPerson(judged, 'adult', smoker('new', true))).toEqual([])
  })

  it.each([
    [[true], true],
    [[true], false],
    [[false], true],
    [[], true],
    [[], false],
    [[true, true], true],
  ])('say the same to a co-applicant who sees nothing of the others: %j and %s', (others, own) => {
    const entry = household({
      answers: { own_any: true },
      adults: others.map((one, index) => smoker(`p${index}`, one)),
    })
    const { answers } = smoker('me', own)
    const whole = acrossOf({
      form: across,
      world: exampleWorld,
      entry: { ...entry, adults: [...entry.adults, { key: 'me', answers }] },
    })
    const said = othersSay({ form: across, entry, world: exampleWorld }, 'me')
    const alone = acrossFrom(said, { form: across, world: exampleWorld, answers })
    const keys = (its: typeof whole) =>
      shownFields({ sections: sectionsOf(across, 'adult'), answers, world: exampleWorld, across: its }).map(
        ({ key }) => key,
      )
    expect(keys(alone)).toEqual(keys(whole))
  })

  it('in a circle end', () => {
    const form = formWith(
      section('household', 'own_h', [
        { ...yesNo('own_x'), condition: { person: 'some', of: 'adult', field: 'own_y', equals: true } },
      ]),
      section('adult', 'own_a', [
        { ...yesNo('own_y', when('own_y')), condition: { of: 'household', field: 'own_x', equals: true } },
      ]),
    )
    const entry = household({ answers: { own_x: true }, adults: [{ ...adult('p'), answers: { own_y: true } }] })
    expect(isShown(form, entry, 'own_x')).toBe(false)
    expect(problemsOfForm({ form, entry, world: exampleWorld })).toEqual([])
  })
})
