// Arrow keys on the rows of the outline of a builder.

/** Down or up; null for other keys. */
export const stepOf = ({ key }: { key: string }): 1 | -1 | null =>
  key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : null

/** Moves the focus up or down through the rows. */
export function focusBeside(row: HTMLElement, by: 1 | -1): void {
  const rows = [...(row.closest('nav')?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
  rows[rows.indexOf(row) + by]?.focus()
}

/** Waits a frame, because the row is placed anew when it moves. */
export function focusGrip(id: string): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-grip="${id}"]`)?.focus())
}
