// An object may say after how many applications it takes no more (domain.md §14). Deactivated ones make room again.

export interface Limited {
  /** Null: as many as come. */
  maxApplications: number | null
  /** Applications that wish for it and are not deactivated. */
  received: number
}

export const takesNoMore = ({ maxApplications, received }: Limited): boolean =>
  maxApplications !== null && received >= maxApplications
