// Interface between an edited record and the frame around it, independent of the record's type.

export interface Editing {
  /** Messages by field. */
  errors: Record<string, string>
  isDirty: boolean
  isSaving: boolean
  /** Another user saved first. */
  conflict: { differences: readonly { field: string; mine: unknown; theirs: unknown }[] } | undefined
  /** Resolves with true once it is saved. */
  save: () => Promise<boolean>
  keepMine: () => Promise<boolean>
  takeTheirs: () => void
  reset: () => void
}
