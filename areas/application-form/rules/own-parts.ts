// Hides the answers of adults who fill in their own part from the rest of the household, except name and tenant type.
// The server adds the results that the rules need, so the household's browser validates as the server does without
// those answers.

import { acrossOf, saidBy } from '#areas/forms/rules/across.ts'
import type { Answers, DocumentMark, OwnParts, Person } from '#areas/forms/rules/answers.ts'
import { sectionsOf } from '#areas/forms/rules/form-definition.ts'
import { asksForMainTenant } from '#areas/forms/rules/household-checks.ts'
import { shownFields } from '#areas/forms/rules/shown-fields.ts'
import { ownPartProblem, problemsOfPerson, type Judged, type Problem } from '#areas/forms/rules/validity.ts'

/** Name, and role in the household: main tenant, resident or guarantor. */
const toldKeys = ['firstname', 'name', 'tenant_type'] as const

export const toldAnswers = (answers: Answers): Answers =>
  Object.fromEntries(toldKeys.flatMap((key) => (answers[key] === undefined ? [] : [[key, answers[key]]])))

export const toldPerson = (person: Person): Person => ({ key: person.key, answers: toldAnswers(person.answers) })

/** Requires all answers, so it runs on the server. `own` contains the keys of adults who fill in their own part. */
export function ownPartsOf(judged: Judged, own: ReadonlySet<string>): OwnParts {
  const people = judged.entry.adults.filter(({ key }) => own.has(key))
  return {
    people: people.map((person) => ({ person: person.key, ...completenessOf(judged, person) })),
    says: people.length > 0 ? saidBy(judged, people) : {},
  }
}

function completenessOf(judged: Judged, person: Person) {
  const { form, world, entry } = judged
  const problems = problemsOfPerson(judged, 'adult', person)
  const wrong = new Set(problems.map(({ path }) => path))
  const across = acrossOf({ form, world, entry })
  const shown = shownFields({ sections: sectionsOf(form, 'adult'), answers: person.answers, world, across })
  return {
    missing: problems.length,
    asked: shown.filter(({ key, required }) => required || wrong.has(key)).length,
    isAskedWhichTenant: asksForMainTenant(shown),
  }
}

/**
 * Entry as sent to the household: server results replace the answers and documents of adults who fill in their own
 * part.
 */
export function toldEntry({ form, entry, world }: Judged, own: ReadonlySet<string>): Judged['entry'] {
  const isOpen = ({ person }: DocumentMark) => person === null || !own.has(person)
  return {
    ...entry,
    adults: entry.adults.map((one) => (own.has(one.key) ? toldPerson(one) : one)),
    documents: entry.documents.filter(isOpen),
    ownParts: ownPartsOf({ form, entry, world }, own),
  }
}

/** Problems as sent to the household: for an adult who fills in their own part, only that something is missing. */
export function toldProblems(
  problems: readonly Problem[],
  adults: readonly Person[],
  own: ReadonlySet<string>,
): Problem[] {
  const ownerOf = ({ path }: Problem) => adults.find(({ key }) => own.has(key) && path.startsWith(`adults.${key}.`))
  const counts = new Map<string, number>()
  for (const problem of problems) {
    const owner = ownerOf(problem)
    if (owner) counts.set(owner.key, (counts.get(owner.key) ?? 0) + 1)
  }
  const told = new Set<string>()
  return problems.flatMap((problem) => {
    const owner = ownerOf(problem)
    if (!owner) return [problem]
    if (told.has(owner.key)) return []
    told.add(owner.key)
    return [ownPartProblem(owner, counts.get(owner.key) ?? 0)]
  })
}
