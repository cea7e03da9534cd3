import { describe, expect, it } from 'vitest'
import { defaultForm } from '#areas/forms/rules/defaults/default-form.ts'
import { adult, child, household } from '#areas/forms/rules/testing/example-household.ts'
import { takenOver, takenPapers } from './take-over.ts'

const earlier = household({
  answers: {
    ...household().answers,
    motivation: 'Nahe bei der Arbeit',
    pets: true,
    pets_type: 'Katze',
    contact_person: 'ben',
  },
  adults: [adult('ana'), adult('ben', { firstname: 'Ben', tenant_type: 'spouse' })],
  children: [child('mia')],
})

const taken = (own: string[] = [], entry = earlier) => {
  let count = 0
  return takenOver(defaultForm, { entry, own: new Set(own) }, () => `new-${(count += 1)}`)
}

describe('an earlier application that is taken over', () => {
  it('brings its people and facts, under new keys', () => {
    const { answers, adults, children } = taken()
    expect(answers).toEqual({
      pets: true,
      pets_type: 'Katze',
      music_instruments: false,
      household_type: 'single_person_household',
      contact_person: 'new-2',
    })
    expect(adults.map(({ key, answers: { firstname } }) => [key, firstname])).toEqual([
      ['new-1', 'Ana'],
      ['new-2', 'Ben'],
    ])
    expect(adults[0]?.answers).toMatchObject({ company_name: 'Spital Winterthur', gross_income: '80000' })
    expect(children[0]?.answers).toMatchObject({ firstname: 'Mia', days_present: 7 })
  })

  it('brings no consent, and nothing about the earlier objects', () => {
    const { answers, adults } = taken()
    const keys = [...Object.keys(answers), ...adults.flatMap((one) => Object.keys(one.answers))]
    expect(keys.filter((key) => key.startsWith('agreement_'))).toEqual([])
    expect(keys).not.toContain('motivation')
    expect(keys).not.toContain('priorities')
  })

  it('knows of somebody who filled in the own part only name and role', () => {
    expect(taken(['ben']).adults[1]?.answers).toEqual({ firstname: 'Ben', name: 'Keller', tenant_type: 'spouse' })
  })

  it('leaves out what the new form does not ask or take', () => {
    const odd = household({ answers: { shoe_size: 42, pets: 'Katze', smoking: true } })
    expect(taken([], odd).answers).toEqual({})
  })
})

describe('papers of an earlier application', () => {
  const paper = (person: string | null, category: string) => ({ person, category })
  const takenOf = (...documents: ReturnType<typeof paper>[]) =>
    takenPapers(defaultForm, { documents, own: new Set(['ben']) })

  it('come along when the new form asks for them', () => {
    expect(takenOf(paper('ana', 'tax_assessment'), paper('ana', 'of_no_question'))).toEqual([
      paper('ana', 'tax_assessment'),
    ])
  })

  it('stay behind when they must be recent, also where everybody is asked for them', () => {
    const asked = JSON.parse(JSON.stringify(defaultForm).replaceAll('"asked":"chosen"', '"asked":"everybody"'))
    const documents = [paper('ana', 'debt_collection_extract'), paper('ana', 'copy_of_id')]
    expect(takenPapers(asked, { documents, own: new Set() })).toEqual([paper('ana', 'copy_of_id')])
  })

  it('stay behind when only the chosen household is asked for them, or their person has a link of their own', () => {
    expect(takenOf(paper('ana', 'copy_of_id'), paper('ben', 'tax_assessment'))).toEqual([])
  })
})
