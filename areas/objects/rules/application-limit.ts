// An object can limit its number of applications (domain.md §14). Deactivated applications do not count.

export interface Limited {
  /** Null for no limit. */
  maxApplications: number | null
  /** Number of active applications that wish for the object. */
  received: number
}

export const takesNoMore = ({ maxApplications, received }: Limited): boolean =>
  maxApplications !== null && received >= maxApplications
