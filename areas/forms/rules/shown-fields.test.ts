import { describe, expect, it } from 'vitest'
import type { Answers } from './answers.ts'
import { wholeForm } from './testing/whole-form.ts'
import { sectionsOf, type FormSection } from './form-definition.ts'
import { shownAnswers, shownFields } from './shown-fields.ts'
import { exampleObject, exampleWorld } from './testing/example-household.ts'
import { yesNo, section, text, when, whenIs } from './field-kinds.ts'

/** Stub without conditions on other parts. */
const nobody = { holds: () => false, isFact: () => false }

const keysFor = (of: 'household' | 'adult', answers: Answers, world = exampleWorld) =>
  shownFields({ sections: sectionsOf(wholeForm, of), answers, world, across: nobody }).map(({ key }) => key)

describe('questions', () => {
  it('appear with the answer they depend on', () => {
    expect(keysFor('household', {})).not.toContain('pets_type')
    expect(keysFor('household', { pets: false })).not.toContain('pets_type')
    expect(keysFor('household', { pets: true })).toContain('pets_type')
  })

  it.each([
    [{ swiss_citizen: true }, 'place_of_citizenship', true],
    [{ swiss_citizen: true }, 'permit', false],
    [{ swiss_citizen: false }, 'permit', true],
    [{ swiss_citizen: false }, 'place_of_citizenship', false],
    [{}, 'permit', false],
    [{ employment_quota: 'full_time' }, 'company_name', true],
    [{ employment_quota: 'retired' }, 'company_name', false],
    [{ employment_quota: 'self_employed' }, 'occupation', true],
    [{ securities: 'enforcement' }, 'debt_collection_extract', true],
    [{ securities: 'certificat' }, 'debt_collection_extract', false],
    [{ move_three_years: true }, 'previous_city', true],
  ] as const)('%o: %s %s', (answers, key, isThere) => {
    expect(keysFor('adult', answers).includes(key)).toBe(isThere)
  })

  it('about taxed income and wealth are for subsidised dwellings alone', () => {
    expect(keysFor('adult', {})).not.toContain('taxable_assets')
    const world = { ...exampleWorld, objects: [exampleObject, { ...exampleObject, isSubsidised: true }] }
    expect(keysFor('adult', {}, world)).toContain('taxable_assets')
  })

  it('stay hidden while the question they depend on is hidden, whatever was answered there before', () => {
    const chain: FormSection = section('household', 'chain', [
      yesNo('first'),
      yesNo('second', when('first')),
      text('third', when('second')),
    ])
    const answers = { first: false, second: true, third: 'left over' }
    expect(
      shownFields({ sections: [chain], answers, world: exampleWorld, across: nobody }).map(({ key }) => key),
    ).toEqual(['first'])
    expect(shownAnswers({ sections: [chain], answers, world: exampleWorld, across: nobody })).toEqual({ first: false })
  })

  it('that depend on each other in a circle are hidden, not looked for without end', () => {
    const circle = section('household', 'circle', [
      text('one', whenIs('other', 'x')),
      text('other', whenIs('one', 'x')),
    ])
    expect(
      shownFields({ sections: [circle], answers: { one: 'x', other: 'x' }, world: exampleWorld, across: nobody }),
    ).toEqual([])
  })
})
