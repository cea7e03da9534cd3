// What the other areas may use of the applications: people who were assigned an object become tenants there.

export { answerSections, countryName, optionWord, swissDate } from './answers.ts'
export {
  changeApplication,
  findApplication,
  holdApplication,
  holdEvenForgotten,
  subjectOf,
  type ApplicationRow,
} from './application-row.ts'
export {
  changeAssignment,
  findAssignment,
  holdAssignment,
  lookAssignment,
  lookLatestAssignmentFor,
  type AssignmentRow,
} from './assignment-row.ts'
export { freeFromFor, insistOnStart } from './contract-start.ts'
export { closeForNext, freeForNext, giveNotice, moveNotice, openForNext, takeNoticeBack, whoFollows } from './notice.ts'
export { holdWithApplication, insistOnVersion } from './assignments.ts'
export { serveDossiers } from './dossier.ts'
export { denial, duplicateVerdict } from './denial-tables.ts'
export { removeContentsJob, takeFiles } from './deletion.ts'
export { eraseMails } from './forgetting-mails.ts'
export { peopleOf } from './details.ts'
export { keepsFirstLooks } from './known-grade.ts'
export { markAlikeLater } from './may-be-alike.ts'
export { readHistory } from './history.ts'
export { homesOf as applicationHomes } from './homes.ts'
export { householdValues, letterSalutation } from './household-values.ts'
export { companionWords, wordsOf } from './letters.ts'
export {
  beginTogetherAnew,
  changeLetBeside,
  lookLetBeside,
  putBeside,
  removeFromBeside,
  type LetBesideRow,
} from './let-beside.ts'
export {
  agreeOnRents,
  allTogether,
  fixRentsTogether,
  holdLetObjects,
  lettingOf,
  letTogether,
  moveLetObjects,
  rentsOf,
  type LetTogether,
} from './let-together.ts'
export { companionChoices } from './object-choices.ts'
export { applicationValues, besideValues, objectValues, recipientValues } from './mail-values.ts'
export { addressOf, factsOf, findObject, francs, holdObject, moveObject, type HousedObject } from './object-row.ts'
export { withdraw } from './status.ts'
export {
  forgetNewsOfApplication,
  forgetNewsOfTenancy,
  tellOfApplication,
  tellOfApplications,
  tellOfTenancy,
} from './staff-news.ts'
export { insertApplications, peopleFirst, refreshSearchTexts, refreshTenantNames } from './search-text.ts'
export { linkToOpenOffer, toldOutcome, type ToldOutcome } from './told-outcome.ts'
export {
  adult,
  application,
  applicationDocument,
  applicationWish,
  assignment,
  assignmentCompanion,
  child,
} from './tables.ts'
