// Request and object with the names that their dialogs show.

export interface ProposedPair {
  requestId: string
  contactName: string
  objectId: string
  object: string
}
