import { describe, expect, it } from 'vitest'
import { acrossOf } from '#areas/forms/rules/across.ts'
import type { Answers } from '#areas/forms/rules/answers.ts'
import { defaultForm } from '#areas/forms/rules/defaults/default-form.ts'
import { section, text, yesNo } from '#areas/forms/rules/field-kinds.ts'
import { sectionsOf, type Condition, type FormDefinition } from '#areas/forms/rules/form-definition.ts'
import { toldEntry, toldProblems } from './own-parts.ts'
import { shownFields } from '#areas/forms/rules/shown-fields.ts'
import { adult, exampleObject, exampleWorld, household } from '#areas/forms/rules/testing/example-household.ts'
import { problemsOfForm, type Judged } from '#areas/forms/rules/validity.ts'

const own = new Set(['ben'])

const together = (ben: Answers, ana: Answers = {}): Judged['entry'] =>
  household({
    answers: { ...household().answers, household_type: 'flat_share' },
    adults: [adult('ana', ana), adult('ben', { firstname: 'Ben', tenant_type: 'flatmate', ...ben })],
    documents: [
      { person: 'ana', category: 'further_documents' },
      { person: 'ben', category: 'further_documents' },
    ],
  })

const judged = (entry: Judged['entry'], form: FormDefinition = defaultForm): Judged => ({
  form,
  entry,
  world: exampleWorld,
})
const told = (whole: Judged): Judged => ({ ...whole, entry: toldEntry(whole, own) })

describe('of somebody who fills in their part themselves', () => {
  it('name and kind of tenant are told, and how much is missing', () => {
    const { entry } = told(judged(together({ phone: '', street_nr: '1' })))
    expect(entry.adults[1]?.answers).toEqual({ firstname: 'Ben', name: 'Keller', tenant_type: 'flatmate' })
    expect(entry.documents).toEqual([{ person: 'ana', category: 'further_documents' }])
    expect(entry.ownParts?.people).toEqual([
      { person: 'ben', missing: 2, asked: expect.any(Number), isAskedWhichTenant: true },
    ])
    expect(JSON.stringify(entry.ownParts)).not.toContain('Pflegefachfrau')
  })

  it('nothing but that something is missing keeps the others from sending', () => {
    const whole = judged(together({ phone: '', street_nr: '1' }))
    const unfinished = [{ path: 'adults.ben', key: 'application_form_own_part_unfinished', values: { count: 2 } }]
    expect(problemsOfForm(told(whole))).toEqual(unfinished)
    expect(toldProblems(problemsOfForm(whole), whole.entry.adults, own)).toEqual(unfinished)
    expect(problemsOfForm(told(judged(together({}))))).toEqual([])
  })

  it('the place in the household counts: one main tenant, and who only answers for the rent', () => {
    const keys = (entry: Judged['entry']) => problemsOfForm(told(judged(entry))).map(({ key }) => key)
    expect(keys(together({ tenant_type: 'main_tenant' }))).toEqual(['application_form_two_main_tenants'])
    const small = { ...exampleWorld, objects: [{ ...exampleObject, maxOccupancy: 1 }] }
    const inSmall = (tenant_type: string) =>
      problemsOfForm({ ...told(judged(together({ tenant_type }))), world: small }).map(({ key }) => key)
    expect(inSmall('flatmate')).toEqual(['application_form_occupancy_refused'])
    expect(inSmall('guarantor')).toEqual([])
  })
})

describe('a question that hangs on the answers of the adults', () => {
  const shownWith = (person: 'some' | 'every', answers: [ana: boolean, ben: boolean]) => {
    const smokers: Condition = { person, of: 'adult', field: 'smokes', equals: true }
    const people = { key: 'people', title: 'application_form_step_people', active: true } as const
    const sections = [
      section('household', 'x', [{ ...text('x'), condition: smokers }]),
      section('adult', 'person', [yesNo('smokes')]),
    ]
    const form: FormDefinition = { ...defaultForm, steps: [{ ...people, sections }] }
    const [ana, ben] = answers
    const entry = together({ smokes: ben }, { smokes: ana })
    return [judged(entry, form), told(judged(entry, form))].map((whole) =>
      shownFields({
        sections: sectionsOf(form, 'household'),
        answers: whole.entry.answers,
        world: exampleWorld,
        across: acrossOf(whole),
      }).some(({ key }) => key === 'x'),
    )
  }

  it.each([
    ['some', [false, false], false],
    ['some', [false, true], true],
    ['some', [true, false], true],
    ['every', [true, true], true],
    ['every', [true, false], false],
    ['every', [false, true], false],
  ] as const)('is shown as if they were known: %s of %s', (person, answers, isShown) => {
    expect(shownWith(person, [answers[0], answers[1]])).toEqual([isShown, isShown])
  })
})
