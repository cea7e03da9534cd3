// Declares all facts of an object that have no column of their own. Wizard, panel, import, feed and object page are
// built from this declaration (domain.md §5.1; `wire` is the name in the feed).

import { objectKinds, type ObjectKind } from '#areas/buildings/rules/object-state.ts'

/** Wizard pages of the facts (spec 2 §2). */
export const factPages = ['area', 'prices', 'rental', 'additional'] as const
export type FactPage = (typeof factPages)[number]

const homes: readonly ObjectKind[] = ['apartment']
/** Kinds with interior rooms. */
const indoors: readonly ObjectKind[] = ['apartment', 'craft', 'other']
const built: readonly ObjectKind[] = ['apartment', 'parkingspace', 'other', 'craft']

export interface Fact {
  /** `area` in square metres, `money` in Rappen in the database and francs in responses, `day` as YYYY-MM-DD. */
  kind: 'line' | 'text' | 'number' | 'count' | 'area' | 'money' | 'yesNo' | 'choice' | 'link' | 'day'
  page: FactPage
  of: readonly ObjectKind[]
  wire: string
  choices?: readonly string[]
  /** True if the fact is never public. */
  isInternal?: boolean
}

export const facts = {
  grossArea: { kind: 'area', page: 'area', of: indoors, wire: 'area_brutto' },
  sideArea: { kind: 'area', page: 'area', of: indoors, wire: 'side_area' },
  plotArea: { kind: 'area', page: 'area', of: objectKinds, wire: 'area_property' },
  loggiaArea: { kind: 'area', page: 'area', of: homes, wire: 'loggia_area' },
  terraceArea: { kind: 'area', page: 'area', of: indoors, wire: 'terrace_area' },
  gardenArea: { kind: 'area', page: 'area', of: homes, wire: 'garden_sitting_place_area' },
  pavementArea: { kind: 'area', page: 'area', of: indoors, wire: 'pavement_area' },
  cellarArea: { kind: 'area', page: 'area', of: indoors, wire: 'basement_area' },
  storeroomArea: { kind: 'area', page: 'area', of: indoors, wire: 'reduit_area' },
  storageArea: { kind: 'area', page: 'area', of: indoors, wire: 'storage_area' },
  loggias: { kind: 'count', page: 'area', of: homes, wire: 'loggia_number' },
  winterGardens: { kind: 'count', page: 'area', of: homes, wire: 'winter_garden_number' },
  terraces: { kind: 'count', page: 'area', of: indoors, wire: 'terrace_garden_number' },
  gardenNote: { kind: 'line', page: 'area', of: homes, wire: 'garden_text' },
  storageNote: { kind: 'line', page: 'area', of: indoors, wire: 'storage_room_text' },
  corridors: { kind: 'count', page: 'area', of: homes, wire: 'corridor_number' },
  hallways: { kind: 'count', page: 'area', of: homes, wire: 'hallway_number' },
  positionOnFloor: {
    kind: 'choice',
    page: 'area',
    of: indoors,
    wire: 'location_on_floor',
    choices: ['left', 'middle', 'right', 'front', 'rear'],
  },
  baths: { kind: 'count', page: 'area', of: indoors, wire: 'bath_number' },
  bathsWithToilet: { kind: 'count', page: 'area', of: homes, wire: 'bath_with_toilet_number' },
  showers: { kind: 'count', page: 'area', of: indoors, wire: 'shower_number' },
  showersWithToilet: { kind: 'count', page: 'area', of: homes, wire: 'shower_with_toilet_number' },
  separateToilets: { kind: 'count', page: 'area', of: homes, wire: 'sep_toilet' },
  toilets: { kind: 'count', page: 'area', of: indoors, wire: 'toilet_number' },
  toiletNote: { kind: 'line', page: 'area', of: indoors, wire: 'toilet_add' },
  kitchen: {
    kind: 'choice',
    page: 'area',
    of: indoors,
    wire: 'kitchen',
    choices: ['open', 'closed', 'kitchenette', 'none'],
  },
  hasSeparateKitchen: { kind: 'yesNo', page: 'area', of: homes, wire: 'seperate_kitchen' },
  heating: {
    kind: 'choice',
    page: 'area',
    of: indoors,
    wire: 'heating',
    choices: ['district', 'heat_pump', 'gas', 'oil', 'wood', 'electric'],
  },
  additionalCosts1: { kind: 'money', page: 'prices', of: built, wire: 'additional_costs_1' },
  additionalCosts2: { kind: 'money', page: 'prices', of: built, wire: 'additional_costs_2' },
  heatingCosts: { kind: 'money', page: 'prices', of: indoors, wire: 'heating_costs' },
  operatingCosts: { kind: 'money', page: 'prices', of: indoors, wire: 'operating_costs' },
  electricityCost: { kind: 'money', page: 'prices', of: built, wire: 'electricity_cost' },
  parkingCost: { kind: 'money', page: 'prices', of: homes, wire: 'parking_space_cost' },
  priceUnit: {
    kind: 'choice',
    page: 'prices',
    of: objectKinds,
    wire: 'price_unit',
    choices: ['month', 'year', 'square_metre_year'],
  },
  investmentPrice: { kind: 'money', page: 'prices', of: objectKinds, wire: 'investion_price', isInternal: true },
  shareCertificate: { kind: 'money', page: 'prices', of: homes, wire: 'share_certificate' },
  landShare: { kind: 'number', page: 'prices', of: objectKinds, wire: 'land_share' },
  groundRent: { kind: 'money', page: 'prices', of: objectKinds, wire: 'building_lease_interest' },
  appraisedNetRent: {
    kind: 'money',
    page: 'prices',
    of: indoors,
    wire: 'valued_net_rental_amount_mm',
    isInternal: true,
  },
  appraisedGrossRent: {
    kind: 'money',
    page: 'prices',
    of: indoors,
    wire: 'evaluated_rental_amount_total_mm',
    isInternal: true,
  },
  rentalConditions: { kind: 'text', page: 'rental', of: built, wire: 'rental_conditions' },
  minIncome: { kind: 'money', page: 'rental', of: homes, wire: 'min_income', isInternal: true },
  maxIncome: { kind: 'money', page: 'rental', of: homes, wire: 'max_income', isInternal: true },
  minFortune: { kind: 'money', page: 'rental', of: homes, wire: 'min_fortune', isInternal: true },
  maxFortune: { kind: 'money', page: 'rental', of: homes, wire: 'max_fortune', isInternal: true },
  householdType: { kind: 'line', page: 'rental', of: homes, wire: 'household_type', isInternal: true },
  minAge: { kind: 'count', page: 'rental', of: homes, wire: 'min_age_structure', isInternal: true },
  maxAge: { kind: 'count', page: 'rental', of: homes, wire: 'max_age_structure', isInternal: true },
  childrenNights: { kind: 'count', page: 'rental', of: homes, wire: 'children_stay', isInternal: true },
  allowsMusicians: { kind: 'yesNo', page: 'rental', of: homes, wire: 'musician' },
  isCarFree: { kind: 'yesNo', page: 'rental', of: homes, wire: 'car_free' },
  isCarPoor: { kind: 'yesNo', page: 'rental', of: homes, wire: 'car_poor' },
  parkingSpaceType: {
    kind: 'choice',
    page: 'rental',
    of: homes,
    wire: 'parking_space_type',
    choices: ['indoor', 'covered', 'outdoor', 'motorbike', 'bicycle'],
  },
  parkingNote: { kind: 'line', page: 'rental', of: homes, wire: 'parking_add' },
  viewingSchedule: { kind: 'text', page: 'rental', of: built, wire: 'sightseeing_schedule' },
  referenceDate: { kind: 'day', page: 'rental', of: objectKinds, wire: 'reference_date', isInternal: true },
  usage: { kind: 'line', page: 'additional', of: objectKinds, wire: 'usage' },
  isCompoundSite: { kind: 'yesNo', page: 'additional', of: objectKinds, wire: 'compound_site' },
  isLoud: { kind: 'yesNo', page: 'additional', of: homes, wire: 'loud_apartment', isInternal: true },
  virtualTour: { kind: 'link', page: 'additional', of: objectKinds, wire: 'virtual_tour_link' },
  website: { kind: 'link', page: 'additional', of: objectKinds, wire: 'website_link' },
  officialNumber: { kind: 'line', page: 'additional', of: homes, wire: 'official_apartment_number' },
  owner: { kind: 'line', page: 'additional', of: objectKinds, wire: 'proprietor', isInternal: true },
  isFeeCollectable: {
    kind: 'yesNo',
    page: 'additional',
    of: objectKinds,
    wire: 'collectable',
    isInternal: true,
  },
  mark: { kind: 'line', page: 'additional', of: objectKinds, wire: 'mark' },
  comment: { kind: 'text', page: 'additional', of: objectKinds, wire: 'comment_field', isInternal: true },
} as const satisfies Record<string, Fact>

export type FactKey = keyof typeof facts
export const factKeys = Object.keys(facts) as FactKey[]

type ValueOf<Kind extends Fact['kind']> = Kind extends 'yesNo'
  ? boolean
  : Kind extends 'number' | 'count' | 'area' | 'money'
    ? number
    : string

/** Values as staff see and type them; null means unknown. */
export type Facts = { [Key in FactKey]: ValueOf<(typeof facts)[Key]['kind']> | null }

/** The facts that apply to a kind of object, in order. */
export const factsOfKind = (kind: ObjectKind, page?: FactPage): FactKey[] =>
  factKeys.filter((key) => {
    const fact: Fact = facts[key]
    return fact.of.includes(kind) && (page === undefined || fact.page === page)
  })
