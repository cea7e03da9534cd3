// Interface to other areas: administrators send links and end sessions.

export { stopAccountMails } from './account-mails.ts'
export { activeAdmins, lockPerson, ownerLoginsHere, peopleHere, type PersonRow } from './held-person.ts'
export { mailInvitation, mailResetByAdmin } from './invitations.ts'
export { acceptsPasswords } from './password-reset.ts'
export { subjectOf, type StaffUser } from './people.ts'
export { revokeSessions } from './sessions.ts'
export { freeUsername } from './sso-person.ts'
