// Restricts the household's own key: for people with their own link it returns name and number of missing items,
// never answers or documents. Staff and server-side rules see everything.

import type { Context } from '#platform/server/context.ts'
import { AppError } from '#platform/server/app-error.ts'
import type { FilledPerson } from '../../contract/form-shapes.ts'
import { nameOf, type Person } from '#areas/forms/rules/answers.ts'
import { contactOf } from '#areas/forms/rules/household-figures.ts'
import { ownPartsOf, toldAnswers, toldProblems } from '../../rules/own-parts.ts'
import type { Problem } from '#areas/forms/rules/validity.ts'
import { entryOf, type Dossier, type StoredDocument } from '../documents/dossier.ts'

type Whose = Pick<Dossier, 'ownKeys'>

export const toldAdult = ({ ownKeys }: Whose, person: FilledPerson): FilledPerson =>
  ownKeys.has(person.key) ? { ...person, answers: { ...toldAnswers(person.answers) } } : person

export const toldAdults = (dossier: Dossier): FilledPerson[] => dossier.adults.map((one) => toldAdult(dossier, one))

export const isOwn = ({ ownKeys }: Whose, person: string | null): boolean => person !== null && ownKeys.has(person)

export const toldDocuments = (dossier: Dossier): StoredDocument[] =>
  dossier.documents.filter(({ person }) => !isOwn(dossier, person))

export function toldParts(dossier: Dossier) {
  const { people, says } = ownPartsOf(
    { form: dossier.form, world: dossier.world, entry: entryOf(dossier) },
    dossier.ownKeys,
  )
  return { people: [...people], says: { ...says } }
}

/** Call before any answer of the person is compared or returned. */
export function refuseOwnPart(ctx: Context, dossier: Dossier, person: string | null): void {
  if (!isOwn(dossier, person)) return
  const own = dossier.adults.find(({ key }) => key === person)
  throw new AppError('application_form_own_part', { values: { name: nameIn(ctx, own) } })
}

export const nameIn = (ctx: Context, person: Person | undefined): string =>
  (person && nameOf(person)) || ctx.t('application_form_person_without_name')

export const problemsAsTold = ({ adults, ownKeys }: Dossier, problems: readonly Problem[]): Problem[] =>
  toldProblems(problems, adults, ownKeys)

/**
 * Recipient shown to the household: the address, or the name if the address belongs to a person who fills in their
 * own part.
 */
export function toldContact(dossier: Dossier, address: string): string {
  const contact = contactOf(entryOf(dossier))
  return contact && isOwn(dossier, contact.key) ? nameOf(contact) : address
}
