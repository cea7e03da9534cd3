import { describe, expect, it } from 'vitest'
import type { Answers, FormEntry, FormWorld, WishedObject } from './answers.ts'
import { defaultForm } from './defaults/default-form.ts'
import { householdFindings, householdHints } from './household-checks.ts'
import { suitsHousehold } from './household-type.ts'
import { contactOf, incomeOf, incomeRatio, parkingSpacesOf, residentsOf } from './household-figures.ts'
import { documentsStateOf } from './paper-slots.ts'
import { takes } from './occupancy.ts'
import { adult, child, exampleObject, exampleWorld, household } from './testing/example-household.ts'

const findingsOf = (entry: FormEntry, world: FormWorld) => householdFindings({ form: defaultForm, entry, world })

const worldOf = (...objects: Partial<WishedObject>[]) => ({
  ...exampleWorld,
  objects: objects.map((one, index) => ({
    ...exampleObject,
    id: `object-${index + 1}`,
    title: `Wohnung ${index + 1}`,
    ...one,
  })),
})

const family = household({
  answers: {
    ...household().answers,
    household_type: 'couple_household_with_child',
    priorities: ['object-1', 'object-2'],
  },
  adults: [adult('ana'), adult('ben', { firstname: 'Ben', tenant_type: 'spouse' })],
  children: [child('mia')],
})

describe('room for everybody', () => {
  it.each([
    [{ minOccupancy: 3 }, true],
    [{ minOccupancy: 4 }, false],
    [{ maxOccupancy: 2 }, false],
    [{ maxAdults: 2, maxChildren: 1 }, true],
    [{ minChildren: 2 }, false],
    [{ maxAdults: 1 }, false],
    [{ minAdults: 3 }, false],
    [{}, true],
  ])('two adults and a child in %o: %s', (bounds, fits) => {
    expect(takes({ ...exampleObject, ...bounds }, { adults: 2, children: 1 })).toBe(fits)
  })

  it('keeps a household from applying only when every wished object refuses', () => {
    const none = worldOf({ maxOccupancy: 2 }, { maxChildren: 0 })
    expect(findingsOf(family, none).map(({ key }) => key)).toEqual(['application_form_occupancy_refused'])
    expect(householdHints(family, none)).toEqual([])
    const some = worldOf({ maxOccupancy: 2 }, {})
    expect(findingsOf(family, some)).toEqual([])
    expect(householdHints(family, some)).toEqual([
      {
        key: 'application_form_occupancy_persons_most',
        values: { title: 'Wohnung 1', bounds: '2', yours: 3 },
      },
    ])
  })

  it.each([
    [{ minAdults: 1, maxAdults: 1 }, 'application_form_occupancy_adults_range', '1'],
    [{ minOccupancy: 4, maxOccupancy: 5 }, 'application_form_occupancy_persons_range', '4–5'],
    [{ minChildren: 2 }, 'application_form_occupancy_children_least', '2'],
  ])('names the rule that %o breaks: %s', (bounds, key, said) => {
    const [note] = householdHints(family, worldOf(bounds, {}))
    expect([note?.key, note?.values?.bounds]).toEqual([key, said])
  })

  it('looks at those objects alone that are still wished for', () => {
    const some = worldOf({ maxOccupancy: 2 }, {})
    const only = { ...family, answers: { ...family.answers, priorities: ['object-1'] } }
    expect(findingsOf(only, some).map(({ key }) => key)).toEqual(['application_form_occupancy_refused'])
  })

  it('does not count a guarantor, who does not move in', () => {
    const guaranteed = household({ adults: [adult('ana'), adult('eva', { tenant_type: 'guarantor' })] })
    expect(residentsOf(guaranteed)).toEqual({ adults: 1, children: 0 })
  })
})

describe('the type of household', () => {
  it.each([
    ['single_person_household', 1, 0, true],
    ['single_person_household', 1, 1, false],
    ['couple_household', 2, 0, true],
    ['couple_household', 1, 0, false],
    ['couple_household_with_child', 2, 0, false],
    ['single_parent_household', 1, 2, true],
    ['flat_share', 1, 0, false],
    ['flat_share', 3, 1, true],
    ['other_household', 1, 3, true],
  ])('%s with %i adults and %i children: %s', (type, adults, children, fits) => {
    expect(suitsHousehold(type, { adults, children })).toBe(fits)
  })
})

describe('somebody recorded twice', () => {
  const ana = { firstname: 'Zoë', name: 'Müller' }
  const hintsOf = (...others: Answers[]) =>
    householdHints(
      household({ adults: [adult('ana', ana), ...others.map((one, at) => adult(`a${at}`, one))] }),
      exampleWorld,
    )

  it('is remarked, however the name is written', () => {
    expect(hintsOf({ firstname: 'zoe ', name: ' Muller' })).toEqual([
      { key: 'application_form_same_person_hint', values: { name: 'zoe Muller' } },
    ])
  })

  it('is no twin, no namesake, and nobody without a birthday', () => {
    expect(hintsOf({ firstname: 'Ben', name: 'Müller' })).toEqual([])
    expect(hintsOf({ ...ana, date_of_birth: '1991-04-03' })).toEqual([])
    expect(hintsOf({ ...ana, date_of_birth: null }, { ...ana, date_of_birth: null })).toEqual([])
  })
})

describe('the figures of a household', () => {
  it('add up the lower ends of the bands that were named', () => {
    expect(incomeOf(household({ adults: [adult('ana'), adult('ben', { gross_income: '50000' })] }))).toBe(130_000)
    expect(incomeOf(household({ adults: [adult('ana', { gross_income: '' })] }))).toBeNull()
  })

  it('set the monthly income against the gross rent', () => {
    expect(incomeRatio(72_000, 2000)).toBe(3)
    expect(incomeRatio(null, 2000)).toBeNull()
    expect(incomeRatio(72_000, null)).toBeNull()
  })

  it('name the chosen contact, else the main tenant', () => {
    expect(contactOf(family)?.key).toBe('ana')
    expect(contactOf({ ...family, answers: { ...family.answers, contact_person: 'ben' } })?.key).toBe('ben')
  })

  it('count parking spaces only while they are wanted', () => {
    const answers = { ...household().answers, parking: true, parking_regular: 1, parking_electric: 1 }
    expect(parkingSpacesOf(household({ answers }))).toBe(2)
    expect(parkingSpacesOf(household({ answers: { ...answers, parking: false } }))).toBe(0)
  })

  it('say whether the papers are there', () => {
    const paper = { person: 'ana', category: 'copy_of_id' }
    expect(documentsStateOf(defaultForm, household(), exampleWorld)).toBe('none')
    expect(documentsStateOf(defaultForm, household({ documents: [paper] }), exampleWorld)).toBe('complete')
    const foreign = household({ adults: [adult('ana', { swiss_citizen: false, permit: 'C' })], documents: [paper] })
    expect(documentsStateOf(defaultForm, foreign, exampleWorld)).toBe('partial')
  })
})
