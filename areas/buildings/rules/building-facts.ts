// Additional facts about a building beside its columns. Form, import, page and feed all use this declaration
// (domain.md §5.1; `wire` is the name in the feed). All are short texts.

export const buildingFacts = {
  houseNumberSupplement: { wire: 'house_number_supplement' },
  metropolitan: { wire: 'metropolitan' },
  mark: { wire: 'mark' },
  markProperty: { wire: 'mark_property' },
} as const

export type BuildingFactKey = keyof typeof buildingFacts
export const buildingFactKeys = Object.keys(buildingFacts) as BuildingFactKey[]

/** Null means unknown. */
export type BuildingFacts = Record<BuildingFactKey, string | null>

export const noBuildingFacts: BuildingFacts = {
  houseNumberSupplement: null,
  metropolitan: null,
  mark: null,
  markProperty: null,
}
