// Reports: kinds, states and options.

export const reportKinds = ['letting', 'advertising'] as const
export type ReportKind = (typeof reportKinds)[number]

export const reportStates = ['queued', 'running', 'done', 'failed'] as const
export type ReportState = (typeof reportStates)[number]

export const rhythms = ['weekly', 'monthly', 'quarterly'] as const
export type Rhythm = (typeof rhythms)[number]

/** A recipient is an owner, or a user who works here. */
export const recipientKinds = ['owner', 'user'] as const
export type RecipientKind = (typeof recipientKinds)[number]

export interface ReportOptions {
  /** Ids of buildings; empty for all. */
  buildings: string[]
  /** Id of an owner, to limit the report to the objects of that owner; absent or null for all. */
  owner?: string | null
  /** Ids of objects of an advertising report; empty for a letting report. */
  objects: string[]
  /** Leaves out inactive objects and applications. */
  withoutInactives: boolean
  /** Counts only applications that are marked as favourite. */
  onlyFavourites: boolean
  /** Costs and fees of the whole project are in the report; absent is false. */
  costs?: boolean
  comment: string
}

export const longestTitle = 120
export const longestComment = 2000
export const mostRecipients = 50
/** About 150 pages. */
export const mostObjects = 5000
/** Limit of an advertising report. */
export const mostAdvertised = 100
export const mostFiles = 20

export const failures = ['too_many_objects', 'no_objects', 'too_large', 'unknown'] as const
export type ReportFailure = (typeof failures)[number]

/** A report that cannot be made, for a reason that the user can change. */
export class ReportRefusal extends Error {
  readonly failure: ReportFailure

  constructor(failure: ReportFailure) {
    super(failure)
    this.failure = failure
  }
}
