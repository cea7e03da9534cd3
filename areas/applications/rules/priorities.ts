// Order and maximum number of a household's wishes (domain.md §3.2).

export const mostWishes = 3

/** Returns the list with one item moved; target positions beyond the ends are clamped. */
export function moved<One>(list: readonly One[], from: number, to: number): One[] {
  const one = list[from]
  if (one === undefined) return [...list]
  const rest = list.filter((_, index) => index !== from)
  const place = Math.min(Math.max(to, 0), rest.length)
  return [...rest.slice(0, place), one, ...rest.slice(place)]
}
