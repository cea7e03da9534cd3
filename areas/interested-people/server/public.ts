// What the other areas may use of interested people: writing to them.

export { chosenInterested, interestedOf, interestedValues, thoseWanting } from './mailing.ts'
export { subjectOf } from './person-row.ts'
