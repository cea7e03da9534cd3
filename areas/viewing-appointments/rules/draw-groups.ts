// Groups of a draw by the size of the flat: how many people see a flat at once depends on its area (domain.md §8).

export const sizeGroups = [
  { key: 'to-40', mostArea: 40, atOnce: 2 },
  { key: 'to-60', mostArea: 60, atOnce: 3 },
  { key: 'above-60', mostArea: Infinity, atOnce: 5 },
] as const
export type SizeGroup = (typeof sizeGroups)[number]['key']

/** Key of the only group of a draw that is not by size. */
export const oneGroup = 'all'

export const sizeGroupKeys = ['to-40', 'to-60', 'above-60'] as const
export const drawGroupKeys = [oneGroup, ...sizeGroupKeys] as const

/** A flat of unknown size counts as a large one. */
export const groupOfArea = (squareMetres: number | null): SizeGroup =>
  sizeGroups.find(({ mostArea }) => squareMetres !== null && squareMetres <= mostArea)?.key ?? 'above-60'

/** Default proposal: the people of each group who fit into the slots. Groups without a flat are left out. */
export function proposedGroups(areas: readonly (number | null)[], slots: number): { key: SizeGroup; count: number }[] {
  const present = new Set(areas.map(groupOfArea))
  return sizeGroups.filter(({ key }) => present.has(key)).map(({ key, atOnce }) => ({ key, count: atOnce * slots }))
}
