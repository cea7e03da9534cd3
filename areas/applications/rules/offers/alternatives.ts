// Finds objects that a household did not wish for but that fit it: those without a misfit, closest to its wishes
// first.

interface Offerable {
  rooms: number | null
  grossRent: number | null
  fits: readonly { ok: boolean | null }[]
}

interface Wished {
  rooms: number | null
  grossRent: number | null
}

export function alternatives<One extends Offerable>(objects: readonly One[], wished: Wished | null): One[] {
  const farness = (one: One): number => {
    const unknown = one.fits.filter(({ ok }) => ok === null).length
    return unknown * 10 + distance(one.rooms, wished?.rooms, 1) + distance(one.grossRent, wished?.grossRent, 500)
  }
  return objects.filter(({ fits }) => fits.every(({ ok }) => ok !== false)).toSorted((a, b) => farness(a) - farness(b))
}

/** Distance in rooms, or in steps of 500 francs; an unknown value counts as far. */
function distance(has: number | null, wished: number | null | undefined, step: number): number {
  if (wished === null || wished === undefined) return 0
  return has === null ? 5 : Math.min(5, Math.abs(has - wished) / step)
}
