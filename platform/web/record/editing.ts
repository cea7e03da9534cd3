// What the frames around an edited record need of it, whatever the record holds.

export interface Editing {
  /** Message by field. */
  errors: Record<string, string>
  isDirty: boolean
  isSaving: boolean
  /** Somebody else saved first. */
  conflict: { differences: readonly { field: string; mine: unknown; theirs: unknown }[] } | undefined
  /** True once it is kept. */
  save: () => Promise<boolean>
  keepMine: () => Promise<boolean>
  takeTheirs: () => void
  reset: () => void
}
