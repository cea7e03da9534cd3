// Interface to areas above: they declare doors, invite people, and join the accounts in their lists.

export { accountsInUse, closeAccount } from './closing.ts'
export { externalDoors, type Entrance, type ExternalDoor, type ExternalPerson } from './doors.ts'
export { endAccountSessions, inviteAccount } from './invitation.ts'
export { externalAccount } from './tables.ts'
