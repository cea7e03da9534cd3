// Interface to other areas: administrators send links and end sessions; people of outside sign in with the same parts.

export { mailAboutAccount, stopAccountMails } from './account-mails.ts'
export { often, seldom } from './call-limits.ts'
export { activeAdmins, lockPerson, ownerLoginsHere, peopleHere, type PersonRow } from './held-person.ts'
export { mailInvitation, mailResetByAdmin } from './invitations.ts'
export { deviceMarkFor } from './known-device.ts'
export { requireOpenWorkspace } from './login.ts'
export { countersOf, countFailure, forgetFailures, requirePatience, type Counters } from './login-throttle.ts'
export { signedInUser } from './start-session.ts'
export { acceptsPasswords } from './password-reset.ts'
export { subjectOf, type StaffUser } from './people.ts'
export { revokeSessions } from './sessions.ts'
export { freeUsername } from './sso-person.ts'
