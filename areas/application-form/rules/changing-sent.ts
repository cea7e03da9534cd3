// Validates changes to a submitted application. A change must not add problems to the household's answers. Mismatches
// between people are left to staff, otherwise no person could ever be added or removed. Only a changed household type
// must match the people.

import { textOf, type Answers } from '#areas/forms/rules/answers.ts'
import { householdFindings, typeMismatch } from '#areas/forms/rules/household-checks.ts'
import { problemsOfForm, type Judged, type Problem } from '#areas/forms/rules/validity.ts'

/** Returns the problems that a change of the household's answers adds to those present before. */
export function problemsOfChange(judged: Judged, before: Answers): Problem[] {
  const stoodBefore = new Set(
    problemsOfHousehold({ ...judged, entry: { ...judged.entry, answers: before } }).map(({ path }) => path),
  )
  return [...problemsOfHousehold(judged).filter(({ path }) => !stoodBefore.has(path)), ...typeProblems(judged, before)]
}

const problemsOfHousehold = (judged: Judged): Problem[] =>
  problemsOfForm(judged).filter(({ path }) => !path.includes('.') && path !== 'people')

/** The problem is reported at this field because the people exist already. */
function typeProblems(judged: Judged, before: Answers): Problem[] {
  const path = 'household_type'
  if (textOf(judged.entry.answers, path) === textOf(before, path)) return []
  return householdFindings(judged)
    .filter(({ key }) => key === typeMismatch)
    .map((finding) => ({ path, ...finding }))
}
