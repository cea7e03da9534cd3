// Somebody who waits and an object, as the dialogs between them name both.

export interface ProposedPair {
  requestId: string
  contactName: string
  objectId: string
  object: string
}
