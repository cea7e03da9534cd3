// What the other areas may use of the applications: people who were assigned an object become tenants there.

export { countryName, optionWord, swissDate } from './answers.ts'
export { findApplication, holdApplication, subjectOf } from './application-row.ts'
export { changeAssignment, findAssignment, holdAssignment, type AssignmentRow } from './assignment-row.ts'
export { holdWithApplication, insistOnVersion } from './assignments.ts'
export { peopleOf } from './details.ts'
export { readHistory } from './history.ts'
export { addressOf, findObject, francs, holdObject, moveObject } from './object-row.ts'
export { insist, spoken } from './permit.ts'
export { staffNames } from './staff-names.ts'
export { refreshSearchTexts } from './search-text.ts'
