// Answers of an earlier application that a new one begins with. Consents are never taken over, nor what was said about
// the earlier objects. An adult who filled in the own part keeps it: only name and role, which the household knows.

import { textOf, type Answers, type FormEntry, type Person, type PersonKind } from '#areas/forms/rules/answers.ts'
import { fieldType, fieldsOf, type FormDefinition, type FormField } from '#areas/forms/rules/form-definition.ts'
import { expiringCategories } from '#areas/forms/rules/paper-slots.ts'
import { shapeProblems } from '#areas/forms/rules/validity.ts'
import { toldAnswers } from './own-parts.ts'

interface Earlier {
  entry: Pick<FormEntry, 'answers' | 'adults' | 'children'>
  /** Keys of the adults who filled in their own part. */
  own: ReadonlySet<string>
}

export interface TakenOver {
  answers: Answers
  adults: Person[]
  children: Person[]
  /** New keys of the people by their earlier ones. */
  keys: ReadonlyMap<string, string>
}

/** `form` is that of the new application; answers to other questions are left out. */
export function takenOver(form: FormDefinition, { entry, own }: Earlier, newKey: () => string): TakenOver {
  const keys = new Map([...entry.adults, ...entry.children].map(({ key }) => [key, newKey()]))
  const people = (kind: PersonKind, all: readonly Person[]): Person[] =>
    all.map(({ key, answers }) => ({
      key: keys.get(key) ?? newKey(),
      answers: fitting(form, kind, own.has(key) ? toldAnswers(answers) : answers),
    }))
  const contact = keys.get(textOf(entry.answers, 'contact_person'))
  return {
    answers: {
      ...fitting(form, 'household', entry.answers),
      ...(contact && fieldsOf(form, 'household').some(isContact) && { contact_person: contact }),
    },
    adults: people('adult', entry.adults),
    children: people('child', entry.children),
    keys,
  }
}

interface Paper {
  person: string | null
  category: string
}

/**
 * Papers that the new form asks for too. Those that must be recent stay behind, and those of adults who fill in their
 * own part: the household cannot see them.
 */
export function takenPapers<P extends Paper>(
  form: FormDefinition,
  { documents, own }: { documents: readonly P[]; own: ReadonlySet<string> },
): P[] {
  const isAsked = ({ person, category }: Paper) =>
    fieldsOf(form, person ? 'adult' : 'household').some(
      ({ key, type, active, asked }) => key === category && type === fieldType.file && active && asked === 'everybody',
    )
  return documents.filter(
    (paper) =>
      isAsked(paper) && !expiringCategories.includes(paper.category) && !(paper.person && own.has(paper.person)),
  )
}

const isContact = ({ key }: FormField): boolean => key === 'contact_person'

/** About the earlier objects, or about how they were found. */
const aboutObjects: ReadonlySet<string> = new Set(['moving_date', 'motivation', 'source', 'platform', 'campaign'])

const leftOut: readonly FormField['type'][] = [
  fieldType.file,
  fieldType.hidden,
  fieldType.html,
  fieldType.selectApartment,
  fieldType.selectResidents,
]

const isTaken = ({ key, type, mustAgree, active }: FormField): boolean =>
  active && !mustAgree && !key.startsWith('agreement_') && !aboutObjects.has(key) && !leftOut.includes(type)

function fitting(form: FormDefinition, of: 'household' | PersonKind, answers: Answers): Answers {
  const asked = new Set(fieldsOf(form, of).flatMap((field) => (isTaken(field) ? [field.key] : [])))
  const known = Object.fromEntries(Object.entries(answers).filter(([key]) => asked.has(key)))
  const wrong = new Set(shapeProblems(form, of, known).map(({ path }) => path))
  return Object.fromEntries(Object.entries(known).filter(([key]) => !wrong.has(key)))
}
