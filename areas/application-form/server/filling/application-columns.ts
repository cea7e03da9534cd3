// Columns derived from the household's answers, so that lists show, filter and sort without reading answers.

import { textOf, type FormEntry, type FormWorld } from '#areas/forms/rules/answers.ts'
import type { FormDefinition } from '#areas/forms/rules/form-definition.ts'
import { formPointsOf } from '#areas/forms/rules/form-points.ts'
import { contactOf, incomeOf, incomeRatio, parkingSpacesOf, residentsOf } from '#areas/forms/rules/household-figures.ts'
import { householdTypeOf } from '#areas/forms/rules/household-type.ts'
import { documentsStateOf } from '#areas/forms/rules/paper-slots.ts'
import { phoneOf, textOrNull } from './answer-columns.ts'

export interface Household {
  form: FormDefinition
  entry: FormEntry
  world: FormWorld
  /** Monthly gross rent of the first wish, in francs. */
  firstRent: number | null
}

export function applicationColumns({ form, entry, world, firstRent }: Household) {
  const contact = contactOf(entry)
  const income = incomeOf(entry)
  const { adults, children } = residentsOf(entry)
  const { answers } = entry
  return {
    contactName: contact ? `${textOf(contact.answers, 'firstname')} ${textOf(contact.answers, 'name')}` : '',
    contactEmail: contact ? textOf(contact.answers, 'email') : '',
    contactPhone: contact ? phoneOf(contact.answers) : null,
    householdType: householdTypeOf(entry),
    // Number of occupants; a guarantor does not count.
    adults,
    children,
    persons: adults + children,
    income,
    incomeRatio: incomeRatio(income, firstRent),
    hasPets: answers.pets === true,
    wantsParking: answers.parking === true,
    parkingSpaces: parkingSpacesOf(entry),
    moveInWish: textOrNull(answers, 'moving_date'),
    source: textOrNull(answers, 'source'),
    documents: documentsStateOf(form, entry, world),
    formPoints: formPointsOf({ form, entry, world }),
  }
}
