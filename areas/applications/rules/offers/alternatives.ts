// Objects that a household did not ask for but that would suit it: those without a misfit, nearest to what it wished for.

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

/** In rooms, or in steps of 500 francs; what is unknown is far. */
function distance(has: number | null, wished: number | null | undefined, step: number): number {
  if (wished === null || wished === undefined) return 0
  return has === null ? 5 : Math.min(5, Math.abs(has - wished) / step)
}
