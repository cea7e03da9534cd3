// Maps answers that also have database columns. Columns are written from the answers and read back, because staff may
// have corrected them since.

import { z } from 'zod'
import type { adult, child } from '#areas/applications/server/public.ts'
import { phoneNumberOf } from '#platform/rules/phone.ts'
import { answers as answersShape, filledPerson, type FilledPerson } from '../../contract/form-shapes.ts'
import { countryBeside, numberOf, textOf, type Answers } from '#areas/forms/rules/answers.ts'

const people = z.object({ adults: z.array(filledPerson), children: z.array(filledPerson) })

export const answersIn = (stored: unknown): Answers => answersShape.parse(stored)
export const peopleIn = (stored: unknown): { adults: FilledPerson[]; children: FilledPerson[] } => people.parse(stored)

type AdultRow = typeof adult.$inferSelect
type ChildRow = typeof child.$inferSelect

export const adultColumns = (answers: Answers) => ({
  title: textOrNull(answers, 'title'),
  firstName: textOf(answers, 'firstname'),
  lastName: textOf(answers, 'name'),
  dateOfBirth: textOrNull(answers, 'date_of_birth'),
  email: textOrNull(answers, 'email'),
  phone: phoneOf(answers),
  tenantType: textOrNull(answers, 'tenant_type'),
  nation: nationOf(answers),
  occupation: textOrNull(answers, 'occupation'),
})

/** An expected child has no name yet; staff see its month instead. */
const unnamed = '–'

export const childColumns = (answers: Answers) => ({
  firstName: answers.is_expected === true ? unnamed : textOf(answers, 'firstname'),
  lastName: textOf(answers, 'name'),
  dateOfBirth: textOrNull(answers, 'date_of_birth'),
  daysPresent: numberOf(answers, 'days_present') ?? 7,
})

export const adultAnswers = (row: AdultRow): Answers =>
  withoutNothing({
    ...swissOrNot(answersIn(row.answers), row),
    title: row.title,
    firstname: row.firstName,
    name: row.lastName,
    date_of_birth: row.dateOfBirth,
    email: row.email,
    // A typed address is entered twice; a stored one needs no confirmation.
    email_confirm: row.email,
    phone: row.phone,
    tenant_type: row.tenantType,
    nation: row.nation,
    occupation: row.occupation,
  })

export const childAnswers = (row: ChildRow): Answers =>
  withoutNothing({
    ...answersIn(row.answers),
    firstname: row.firstName === unnamed ? null : row.firstName,
    name: row.lastName,
    date_of_birth: row.dateOfBirth,
    days_present: row.daysPresent,
  })

/** The nation in the column wins: staff may have corrected it. */
const swissOrNot = (answers: Answers, { nation }: Pick<AdultRow, 'nation'>): Answers =>
  'swiss_citizen' in answers && nation !== null ? { ...answers, swiss_citizen: nation === 'CH' } : answers

/** Most forms ask only whether a person is Swiss. The nation of others is not collected before the contract. */
function nationOf(answers: Answers): string | null {
  const named = textOrNull(answers, 'nation')
  if (answers.swiss_citizen === true) return 'CH'
  return answers.swiss_citizen === false && named === 'CH' ? null : named
}

export const textOrNull = (answers: Answers, key: string): string | null => textOf(answers, key) || null

/** Stored as +41791234567. Text that is not a phone number is kept as typed. */
export function phoneOf(answers: Answers): string | null {
  const typed = textOrNull(answers, 'phone')
  return typed && (phoneNumberOf(typed, countryBeside({}, answers))?.international ?? typed)
}

const withoutNothing = (answers: Answers): Answers =>
  Object.fromEntries(Object.entries(answers).filter(([, value]) => value !== null))
