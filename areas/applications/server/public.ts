// Public server functions of this area. An applicant with an assigned object becomes a tenant in the tenants area.

export { swissDate } from '#platform/rules/calendar-day.ts'
export { answerSections, countryName, optionWord, roleWord } from './details/answers.ts'
export {
  changeApplication,
  findApplication,
  lockApplication,
  lockEvenForgotten,
  subjectOf,
  type ApplicationRow,
} from './details/application-row.ts'
export {
  changeAssignment,
  findAssignment,
  lockAssignment,
  lookAssignment,
  lookLatestAssignmentFor,
  type AssignmentRow,
} from './assignments/assignment-row.ts'
export { freeFromFor, assertContractStart } from './assignments/contract-start.ts'
export {
  closeForNext,
  freeForNext,
  giveNotice,
  moveNotice,
  openForNext,
  takeNoticeBack,
  whoFollows,
} from './details/notice.ts'
export { lockWithApplication, assertVersion } from './assignments/assignments.ts'
export { serveDossiers } from './dossier/dossier.ts'
export { addressesOfApplications, agreementOfAssignments, papersOfApplications } from './extension-points.ts'
export { denial, duplicateVerdict } from './denials/denial-tables.ts'
export { removeContentsJob, takeFiles } from './details/deletion.ts'
export { eraseMails } from './details/forgetting-mails.ts'
export { peopleOf } from './details/details.ts'
export { writeWishes } from './details/priorities.ts'
export { wishedObjects, type Wish } from './details/object-choices.ts'
export { findPaper, papersOf, type Paper } from './dossier/papers.ts'
export { evaluated } from './evaluation/evaluated-event.ts'
export { keepsFirstLooks } from './evaluation/visible-grade.ts'
export { markAlikeLater } from './duplicates/may-be-alike.ts'
export { causeWords, entryInWords, readHistory } from './details/history.ts'
export { changeParts, ofTheForm } from './details/history-words.ts'
export { hidesFirstLook } from './details/timeline.ts'
export { homesOf as applicationHomes } from './homes.ts'
export { householdValues, letterSalutation } from './household/household-values.ts'
export { companionWords, wordsOf } from './dossier/letters.ts'
export {
  beginTogetherAnew,
  changeLetBeside,
  lookLetBeside,
  putBeside,
  removeFromBeside,
  type LetBesideRow,
} from './assignments/let-beside.ts'
export {
  agreeOnRents,
  allTogether,
  fixRentsTogether,
  lockLetObjects,
  lettingOf,
  letTogether,
  moveLetObjects,
  rentsOf,
  type LetTogether,
} from './assignments/let-together.ts'
export { companionChoices } from './details/object-choices.ts'
export { applicationValues, besideValues, objectValues, recipientValues } from './details/mail-values.ts'
export {
  addressOf,
  factsOf,
  findObject,
  francs,
  lockObject,
  moveObject,
  type HousedObject,
} from './details/object-row.ts'
export { withdraw } from './details/status.ts'
export {
  forgetNewsOfApplication,
  forgetNewsOfTenancy,
  tellOfApplication,
  tellOfApplications,
  tellOfTenancy,
} from './details/staff-news.ts'
export { applicationsTable } from './list/list.ts'
export { insertApplications, peopleFirst, refreshSearchTexts, refreshTenantNames } from './list/search-text.ts'
export {
  answersChanged,
  documentAdded,
  documentRemoved,
  personAdded,
  personChanged,
  personRemoved,
  submitted,
} from './details/applicant-events.ts'
export { receivedSql } from './objects/application-counts.ts'
export { linkToOpenOffer, toldOutcome, type ToldOutcome } from './offers/told-outcome.ts'
export {
  adult,
  application,
  applicationDocument,
  applicationWish,
  assignment,
  assignmentCompanion,
  child,
  documentRequest,
  offer,
} from './tables.ts'
