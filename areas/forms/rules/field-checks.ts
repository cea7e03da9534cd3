// Named checks of a field beyond its type. Each returns the key of the problem, or null. Values are never empty here.

import { electronicFormatIBAN, isValidIBAN } from 'ibantools'
import { textOf, type Answers, type FormWorld } from './answers.ts'
import { ageOn, isDay, oldestAge } from './days.ts'
import type { FieldCheck, FormField } from './form-definition.ts'

export interface Checked {
  field: FormField
  value: string
  /** The person's or household's answers to the other visible questions. */
  answers: Answers
  world: FormWorld
}

export const checks: Record<FieldCheck, (checked: Checked) => string | null> = {
  birth: ({ value, world }) => {
    if (value > world.today) return 'application_form_birth_in_future'
    return ageOn(world.today, value) > oldestAge ? 'application_form_birth_too_long_ago' : null
  },
  adult: ({ value, world }) => (ageOn(world.today, value) < world.adultAge ? 'application_form_adult_too_young' : null),
  child: ({ value, world }) => (ageOn(world.today, value) >= world.adultAge ? 'application_form_child_too_old' : null),
  not_future: ({ value, world }) => (value > world.today ? 'application_form_day_in_future' : null),
  not_past: ({ value, world }) => (value < world.today ? 'application_form_day_in_past' : null),
  since_birth: ({ value, answers }) =>
    value < textOf(answers, 'date_of_birth') ? 'application_form_day_before_birth' : null,
  // A person cannot have lived here before arriving in Switzerland.
  since_arrival: ({ value, answers }) =>
    textOf(answers, 'country') === 'CH' && value < textOf(answers, 'living_in_country_since')
      ? 'application_form_day_before_arrival'
      : null,
  before_present_home: ({ value, answers }) => {
    const present = textOf(answers, 'living_since')
    return present && value > present ? 'application_form_day_after_present_home' : null
  },
  // Three full years are accepted for both answers, so that an answer that was true on submission does not block a
  // later change.
  moved_lately: ({ value, answers, world }) => {
    const since = textOf(answers, 'living_since')
    if (!isDay(since)) return null
    const years = ageOn(world.today, since)
    if (value === 'true') return years > 3 ? 'application_form_moved_longer_ago' : null
    return years < 3 ? 'application_form_moved_lately' : null
  },
  iban: ({ value }) => (isValidIBAN(electronicFormatIBAN(value) ?? '') ? null : 'application_form_iban_not_valid'),
  // A street or town name contains letters, so "1" is invalid (domain.md §3.7).
  street: ({ value }) => (/\p{L}{2}/u.test(value) ? null : 'application_form_street_not_valid'),
  city: ({ value }) => (/\p{L}{2}/u.test(value) && !/^\d/.test(value) ? null : 'application_form_city_not_valid'),
  person_name: ({ value }) =>
    /\p{L}/u.test(value) && !/[\d\n\t]/.test(value) ? null : 'application_form_name_not_valid',
  post_code: checkPostCode,
}

/** Swiss post codes run from 1000 to 9658, those of Liechtenstein from 9485 to 9498. */
function checkPostCode({ field, value, answers }: Checked): string | null {
  // Without a country field, post codes of neighbouring countries are accepted too: the workplace may be across the
  // border.
  if (!field.countryField)
    return [swissPostCode, ...Object.values(postCodes)].some((one) => one.test(value))
      ? null
      : 'application_form_post_code_not_valid'
  const country = textOf(answers, field.countryField) || 'CH'
  if (country === 'CH') return swissPostCode.test(value) ? null : 'application_form_post_code_swiss'
  return (postCodes[country] ?? anyPostCode).test(value) ? null : 'application_form_post_code_not_valid'
}

const swissPostCode = /^(?!9[7-9])[1-9]\d{3}$/

/** Post codes of neighbouring countries; other countries accept anything that looks like a post code. */
const postCodes: Readonly<Record<string, RegExp>> = {
  AT: /^[1-9]\d{3}$/,
  DE: /^\d{5}$/,
  FR: /^\d{5}$/,
  IT: /^\d{5}$/,
  LI: /^94(8[5-9]|9[0-8])$/,
}
const anyPostCode = /^(?=.*\d)[A-Za-z0-9][A-Za-z0-9 -]{1,9}$/
