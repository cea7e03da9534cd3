// What is known of a building beside its columns: told in form, import, page and feed, everywhere from this one declaration
// (domain.md §5.1; `wire` is the name that consumers of the feed know). All of them are short words.

export const buildingFacts = {
  houseNumberSupplement: { wire: 'house_number_supplement' },
  metropolitan: { wire: 'metropolitan' },
  mark: { wire: 'mark' },
  markProperty: { wire: 'mark_property' },
} as const

export type BuildingFactKey = keyof typeof buildingFacts
export const buildingFactKeys = Object.keys(buildingFacts) as BuildingFactKey[]

/** Null is not known. */
export type BuildingFacts = Record<BuildingFactKey, string | null>

export const noBuildingFacts: BuildingFacts = {
  houseNumberSupplement: null,
  metropolitan: null,
  mark: null,
  markProperty: null,
}
