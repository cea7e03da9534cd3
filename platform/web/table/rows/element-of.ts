/** If a list is open in a dialog over another list, returns the row of the upper list. */
export function elementOf(id: string): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>(`[data-row="${CSS.escape(id)}"]`)].at(-1)
}
