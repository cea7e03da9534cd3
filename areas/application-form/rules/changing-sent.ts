// What was sent stays as whole as it was. How the people fit together is left to staff, who see what contradicts, or nobody could
// ever be added or taken out; but nobody says of the household by a new answer what its people contradict.

import { textOf, type Answers } from '#areas/forms/rules/answers.ts'
import { householdFindings, typeMismatch } from '#areas/forms/rules/household-checks.ts'
import { problemsOfForm, type Judged, type Problem } from '#areas/forms/rules/validity.ts'

/** What stands against answers of the household that are to take the place of these. */
export function problemsOfChange(judged: Judged, before: Answers): Problem[] {
  const stoodBefore = new Set(
    problemsOfHousehold({ ...judged, entry: { ...judged.entry, answers: before } }).map(({ path }) => path),
  )
  return [...problemsOfHousehold(judged).filter(({ path }) => !stoodBefore.has(path)), ...typeProblems(judged, before)]
}

const problemsOfHousehold = (judged: Judged): Problem[] =>
  problemsOfForm(judged).filter(({ path }) => !path.includes('.') && path !== 'people')

/** Said at the answer itself: the people are already there. */
function typeProblems(judged: Judged, before: Answers): Problem[] {
  const path = 'household_type'
  if (textOf(judged.entry.answers, path) === textOf(before, path)) return []
  return householdFindings(judged)
    .filter(({ key }) => key === typeMismatch)
    .map((finding) => ({ path, ...finding }))
}
