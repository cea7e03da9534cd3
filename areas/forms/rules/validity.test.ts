import { describe, expect, it } from 'vitest'
import type { Answers, FormEntry, FormWorld } from './answers.ts'
import { wholeForm } from './testing/whole-form.ts'
import { adult, child, exampleObject, exampleWorld, household } from './testing/example-household.ts'
import { problemsOfForm, problemsOfStep } from './validity.ts'

const problems = (entry: FormEntry, world: FormWorld = exampleWorld) =>
  problemsOfForm({ form: wholeForm, entry, world }).map(({ path, key }) => `${path}: ${key}`)

const ofAdult = (answers: Answers) => problems(household({ adults: [adult('ana', answers)] }))
const ofChild = (answers: Answers) =>
  problems(
    household({
      answers: { ...household().answers, household_type: 'single_parent_household' },
      children: [child('mia', answers)],
    }),
  )

describe('a household', () => {
  it('may apply when everything is filled in', () => {
    expect(problems(household())).toEqual([])
  })

  it('hears of each thing that is missing, in the order of the steps', () => {
    const empty = household({
      answers: {},
      adults: [
        { key: 'ana', answers: {} },
        { key: 'ben', answers: {} },
      ],
    })
    const found = problems(empty)
    expect(found[0]).toBe('priorities: general_please_choose')
    expect(found).toContain('household_type: general_please_choose')
    expect(found).toContain('adults.ana.firstname: general_field_is_required')
    expect(found).toContain('people: application_form_no_main_tenant')
    expect(found.at(-1)).toBe('agreement_privacy: application_form_please_agree')
  })

  it('needs at least one adult', () => {
    expect(problems(household({ adults: [] }))).toEqual(['people: application_form_no_adult'])
  })

  it.each(['agreement_penalty', 'agreement_truth', 'agreement_privacy'])('has to agree: %s', (consent) => {
    const answers = { ...household().answers, [consent]: false }
    expect(problems(household({ answers }))).toEqual([`${consent}: application_form_please_agree`])
  })

  it('has one main tenant, no more', () => {
    const two = household({
      answers: { ...household().answers, household_type: 'couple_household' },
      adults: [adult('ana'), adult('ben', { firstname: 'Ben' })],
    })
    expect(problems(two)).toEqual(['people: application_form_two_main_tenants'])
    const none = household({
      adults: [
        adult('ana', { tenant_type: 'subtenant' }),
        adult('ben', { firstname: 'Ben', tenant_type: 'subtenant' }),
      ],
    })
    expect(problems(none)).toEqual(['people: application_form_no_main_tenant'])
  })

  it('picks its contact among its own adults only', () => {
    const answers = { ...household().answers, contact_person: 'stranger' }
    const adults = [adult('ana'), adult('ben', { firstname: 'Ben', tenant_type: 'spouse' })]
    expect(problems(household({ answers, adults }))).toEqual(['contact_person: general_value_not_valid'])
    expect(problems(household({ answers: { ...answers, contact_person: 'ana' }, adults }))).toEqual([])
  })

  it('wishes for nothing but the objects it applies for, each once', () => {
    const stranger = { ...household().answers, priorities: ['0199a0aa-0000-7000-8000-00000000000f'] }
    expect(problems(household({ answers: stranger }))).toEqual(['priorities: application_form_wish_gone'])
    const twice = { ...household().answers, priorities: [exampleObject.id, exampleObject.id] }
    expect(problems(household({ answers: twice }))).toEqual(['priorities: general_value_not_valid'])
  })
})

describe('what other forms let through', () => {
  it('refuses an adult who was born some days ago', () => {
    expect(ofAdult({ date_of_birth: '2026-11-14', living_since: '2026-11-15', company_since: '2026-11-16' })).toEqual([
      'adults.ana.date_of_birth: application_form_adult_too_young',
    ])
  })

  it('asks two adults again who chose their type as one person', () => {
    const pair = household({ adults: [adult('ana'), adult('ben', { firstname: 'Ben', tenant_type: 'flatmate' })] })
    expect(problems(pair)).toEqual(['household_type: general_please_choose'])
  })

  it('tells of each mistake about the people, at a place of its own', () => {
    const tenant = { tenant_type: 'flatmate' }
    const pair = household({
      answers: { ...household().answers, household_type: 'flat_share' },
      adults: [adult('ana', tenant), adult('ben', { firstname: 'Ben', ...tenant })],
    })
    const small = { ...exampleWorld, objects: [{ ...exampleObject, maxOccupancy: 1 }] }
    expect(problems(pair, small)).toEqual([
      'people: application_form_no_main_tenant',
      'people.2: application_form_occupancy_refused',
    ])
  })

  it('lets a guarantor stand beside a household of one person, because he does not move in', () => {
    const guaranteed = household({
      adults: [adult('ana'), adult('ben', { firstname: 'Ben', tenant_type: 'guarantor' })],
    })
    expect(problems(guaranteed)).toEqual([])
  })

  it.each(['adult', 'child'])('refuses a birth in the future: %s', (kind) => {
    const found = kind === 'adult' ? ofAdult({ date_of_birth: '2027-01-01' }) : ofChild({ date_of_birth: '2027-01-01' })
    expect(found.filter((one) => one.includes('date_of_birth'))).toEqual([
      expect.stringContaining('application_form_birth_in_future'),
    ])
  })

  it.each([
    ['street_nr', '1', 'application_form_street_not_valid'],
    ['city', '1', 'application_form_city_not_valid'],
    ['city', '8400 Winterthur', 'application_form_city_not_valid'],
    ['postcode', '1', 'application_form_post_code_swiss'],
    ['postcode', '0400', 'application_form_post_code_swiss'],
    ['postcode', '84000', 'application_form_post_code_swiss'],
  ])('refuses %s "%s"', (field, value, message) => {
    expect(ofAdult({ [field]: value })).toEqual([`adults.ana.${field}: ${message}`])
  })

  it('refuses a wished move in the past, and a present address from the future', () => {
    const answers = { ...household().answers, moving_date: '2026-11-19' }
    expect(problems(household({ answers }))).toEqual(['moving_date: application_form_day_in_past'])
    expect(ofAdult({ living_since: '2026-11-21' })).toEqual(['adults.ana.living_since: application_form_day_in_future'])
  })
})

describe('a field', () => {
  it.each([
    ['firstname', '4', 'application_form_name_not_valid'],
    ['date_of_birth', '1900-01-01', 'application_form_birth_too_long_ago'],
    ['date_of_birth', '1890-05-05', 'application_form_birth_too_long_ago'],
    ['date_of_birth', '2001-02-30', 'general_date_no_such_day'],
    ['date_of_birth', '30.02.2001', 'general_date_no_such_day'],
    ['date_of_birth', '02.04.1991', 'general_date_not_valid'],
    ['company_since', '2026-11-21', 'application_form_day_in_future'],
    ['company_since', '1985-01-01', 'application_form_day_before_birth'],
    ['phone', '079 123', 'general_phone_number_error'],
    ['phone', '+41 79 123 45 67 89', 'general_phone_number_error'],
    ['email_confirm', 'anna@example.ch', 'general_email_mismatch_error_msg'],
    ['company_contact_email', 'spital@', 'admin_enter_valid_email'],
    ['company_contact_email', '.spital@example.ch', 'admin_enter_valid_email'],
    ['company_contact_email', 'spital.@example.ch', 'admin_enter_valid_email'],
    ['nation', 'XX', 'general_value_not_valid'],
    ['civil_status', 'happy', 'general_value_not_valid'],
    ['title', 7, 'general_value_not_valid'],
  ])('refuses %s %s', (field, value, message) => {
    expect(ofAdult({ [field]: value })).toContain(`adults.ana.${field}: ${message}`)
  })

  it.each([
    ['date_of_birth', '2008-11-20'],
    ['phone', '+49 151 23456789'],
    ['phone', '044 668 18 00'],
    ['company_since', '2026-11-20'],
    ['name', 'Da Silva-Müller'],
  ])('takes %s %s', (field, value) => {
    const rest = field === 'date_of_birth' ? { living_since: '2019-05-01', company_since: '2026-01-01' } : {}
    expect(ofAdult({ ...rest, [field]: value })).toEqual([])
  })

  it.each([
    ['DE', '10115', true],
    ['DE', '1011', false],
    ['AT', '1010', true],
    ['AT', '10100', false],
    ['FR', '68300', true],
    ['FR', '6830', false],
    ['IT', '00184', true],
    ['IT', '184', false],
    ['LI', '9490', true],
    ['LI', '8400', false],
    ['GB', 'SW1A 1AA', true],
    ['FR', 'Paris', false],
  ])('reads post codes by country: %s %s is %s', (country, postcode, isFine) => {
    expect(ofAdult({ country, postcode }).length === 0).toBe(isFine)
  })

  it.each([
    ['DE', '0151 23456789', true],
    ['CH', '0151 23456789', false],
    ['DE', '079 123 45 67', true],
  ])('reads phone numbers without prefix by country: %s %s is %s', (country, phone, isFine) => {
    expect(ofAdult({ country, phone, postcode: country === 'DE' ? '10115' : '8400' }).length === 0).toBe(isFine)
  })

  it.each([
    ['CH93 0076 2011 6238 5295 7', true],
    ['CH9300762011623852957', true],
    ['CH93 0076 2011 6238 5295 8', false],
    ['Postkonto', false],
  ])('checks the digits of an IBAN: %s is %s', (iban, isFine) => {
    expect(problems(household({ answers: { ...household().answers, iban } })).length === 0).toBe(isFine)
  })

  it.each([
    ['an employee', { employment_quota: 'full_time' }, true],
    ['a pensioner who rents', { employment_quota: 'retired', rental_situation: 'tenancy' }, true],
    ['a pensioner who says nothing of where they live', { employment_quota: 'retired' }, false],
    ['a pensioner in a house of their own', { employment_quota: 'retired', rental_situation: 'own_home' }, false],
    [
      'somebody without work who lives with their parents',
      { employment_quota: 'unemployed', rental_situation: 'with_parents' },
      false,
    ],
  ])('asks for references of those of whom somebody can be asked: %s', (_who, answers, isAsked) => {
    expect(ofAdult({ ...answers, agreement_references: null })).toEqual(
      isAsked ? ['adults.ana.agreement_references: general_please_choose'] : [],
    )
  })

  it('of a range needs its other end, and the upper above the lower', () => {
    const rooms = { ...household().answers, wants_addroom: true }
    expect(problems(household({ answers: { ...rooms, addroom_area_from: 12 } }))).toEqual([
      'addroom_area_to: general_field_is_required',
    ])
    expect(problems(household({ answers: { ...rooms, addroom_area_to: 12 } }))).toEqual([
      'addroom_area_to: application_form_range_from_missing',
    ])
    expect(problems(household({ answers: { ...rooms, addroom_area_from: 12, addroom_area_to: 12 } }))).toEqual([
      'addroom_area_to: admin_max_must_be_greater_than_min',
    ])
  })

  it('counts nights per week from 0 to 7', () => {
    expect(ofChild({ days_present: 8 })).toEqual([
      'children.mia.days_present: admin_field_smaller_or_equal_then_maximum',
    ])
    expect(ofChild({ days_present: 0 })).toEqual([])
  })

  it('keeps children and adults apart by the age limit of the project', () => {
    expect(ofChild({ date_of_birth: '2008-11-20' })).toEqual([
      'children.mia.date_of_birth: application_form_child_too_old',
    ])
    const world = { ...exampleWorld, adultAge: 16 }
    const young = household({ adults: [adult('ana', { date_of_birth: '2010-01-01', company_since: '2026-01-01' })] })
    expect(problems(young, world)).toEqual([])
  })
})

describe('a referee', () => {
  it.each([
    ['company_contact_email', 'Ana.Keller@example.ch', true],
    ['company_contact_email', 'personal@spital.example', false],
    ['company_contact_phone', '+41 79 123 45 67', true],
    ['company_contact_phone', '052 266 21 21', false],
  ])('is somebody else than the applicant: %s %s', (key, value, isRefused) => {
    const found = ofAdult({ [key]: value })
    expect(found).toEqual(isRefused ? [`adults.ana.${key}: application_form_referee_is_applicant`] : [])
  })
})

describe('an expected child', () => {
  it('needs the month instead of name and birth', () => {
    const expecting = (answers: Answers) =>
      problems(household({ children: [{ key: 'mia', answers: { is_expected: true, ...answers } }] }))
    expect(expecting({})).toEqual(['children.mia.expected_month: general_field_is_required'])
    expect(expecting({ expected_month: '2027-05-01' })).toEqual([])
    expect(expecting({ expected_month: '2026-05-01' })).toEqual([
      'children.mia.expected_month: application_form_day_in_past',
    ])
  })

  it('is not meant where nobody says so', () => {
    expect(ofChild({})).toEqual([])
    expect(ofChild({ firstname: '' })).toEqual(['children.mia.firstname: general_field_is_required'])
  })
})

describe('a step', () => {
  it('looks at its own questions alone', () => {
    const entry = household({ answers: {}, adults: [] })
    const of = (key: 'object' | 'household' | 'people' | 'summary') =>
      problemsOfStep({ form: wholeForm, entry, world: exampleWorld }, key).map(({ path }) => path)
    expect(of('object')).toEqual(['priorities'])
    expect(of('household')).toContain('pets')
    expect(of('people')).toEqual(['people'])
    expect(of('summary')).toEqual(['agreement_penalty', 'agreement_truth', 'agreement_privacy'])
  })
})
