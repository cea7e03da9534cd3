// A line of the command palette, and a titled group of lines.

export interface PaletteEntry {
  id: string
  title: string
  icon?: string
  /** Second line. */
  detail?: string
  /** Determines the colour before the second line. */
  state?: string
  /** Kind of the record, for screen readers, which may not read the title of the group. */
  kind?: string
  keys?: string
  run: () => void
}

export interface PaletteGroup {
  title: string
  entries: readonly PaletteEntry[]
}
