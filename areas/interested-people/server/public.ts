// What the other areas may use of interested people: writing to them, and noting what came of it.

export { noteApplied } from './applying.ts'
export { chosenInterested, interestedOf, interestedValues, thoseWanting } from './mailing.ts'
export { subjectOf } from './person-row.ts'
