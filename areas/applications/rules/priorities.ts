// Order and maximum number of a household's wishes (domain.md §3.2).

export const mostWishes = 3

/** The same list with one moved to another place; places beyond the ends are the ends. */
export function moved<One>(list: readonly One[], from: number, to: number): One[] {
  const one = list[from]
  if (one === undefined) return [...list]
  const rest = list.filter((_, index) => index !== from)
  const place = Math.min(Math.max(to, 0), rest.length)
  return [...rest.slice(0, place), one, ...rest.slice(place)]
}
