// Validates changes to a submitted application. A change must not add problems to the household's answers. Mismatches
// between people are left to staff, otherwise no person could ever be added or removed.

import type { Answers } from '#areas/forms/rules/answers.ts'
import { problemsOfForm, type Judged, type Problem } from '#areas/forms/rules/validity.ts'

/** Returns the problems that a change of the household's answers adds to those present before. */
export function problemsOfChange(judged: Judged, before: Answers): Problem[] {
  const stoodBefore = new Set(
    problemsOfHousehold({ ...judged, entry: { ...judged.entry, answers: before } }).map(({ path }) => path),
  )
  return problemsOfHousehold(judged).filter(({ path }) => !stoodBefore.has(path))
}

const problemsOfHousehold = (judged: Judged): Problem[] =>
  problemsOfForm(judged).filter(({ path }) => !path.includes('.') && path !== 'people')
