// A household without problems; tests change one value and check the rules.

import type { Answers, FormEntry, FormWorld, Person, WishedObject } from '../answers.ts'

export const exampleObject: WishedObject = {
  id: '0199a0aa-0000-7000-8000-000000000001',
  title: 'Wohnung 3.2',
  isSubsidised: false,
  minOccupancy: null,
  maxOccupancy: null,
  minAdults: null,
  maxAdults: null,
  minChildren: null,
  maxChildren: null,
}

export const exampleWorld: FormWorld = {
  today: '2026-11-20',
  adultAge: 18,
  occupancy: 'block',
  objects: [exampleObject],
}

export const exampleHouseholdAnswers: Answers = {
  priorities: [exampleObject.id],
  household_type: 'single_person_household',
  pets: false,
  music_instruments: false,
  relocation_reason: 'change_in_life_situation',
  securities_options: 'deposit',
  source: 'project_website',
  agreement_penalty: true,
  agreement_truth: true,
  agreement_privacy: true,
}

export const exampleAdultAnswers: Answers = {
  title: 'ms',
  firstname: 'Ana',
  name: 'Keller',
  date_of_birth: '1991-04-02',
  civil_status: 'single',
  swiss_citizen: true,
  nation: 'CH',
  place_of_citizenship: 'Winterthur',
  tenant_type: 'main_tenant',
  phone: '079 123 45 67',
  email: 'ana.keller@example.ch',
  email_confirm: 'ana.keller@example.ch',
  street_nr: 'Lindenweg 4',
  postcode: '8400',
  city: 'Winterthur',
  country: 'CH',
  living_since: '2019-05-01',
  employment_quota: 'full_time',
  occupation: 'Pflegefachfrau',
  company_since: '2018-01-01',
  company_name: 'Spital Winterthur',
  gross_income: '80000',
  securities: 'certificat',
  agreement_credit_check: true,
  agreement_references: true,
}

export const exampleChildAnswers: Answers = {
  firstname: 'Mia',
  name: 'Keller',
  date_of_birth: '2019-03-10',
  days_present: 7,
}

export const adult = (key: string, answers: Answers = {}): Person => ({
  key,
  answers: { ...exampleAdultAnswers, ...answers },
})

export const child = (key: string, answers: Answers = {}): Person => ({
  key,
  answers: { ...exampleChildAnswers, ...answers },
})

export const household = (changes: Partial<FormEntry> = {}): FormEntry => ({
  answers: exampleHouseholdAnswers,
  adults: [adult('ana')],
  children: [],
  documents: [],
  ...changes,
})
