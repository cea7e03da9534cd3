// Order in which all fields of an object are asked and shown: the wizard pages, and the groups on each. Wizard, panel
// and page follow it; fields that do not apply to a kind of object are skipped.

import { coreField, coreFields, type CoreKey } from './core-fields.ts'
import { facts, type Fact, type FactKey, type FactPage } from './object-facts.ts'
import type { ObjectKind } from '#areas/buildings/rules/object-state.ts'

export type ObjectField = CoreKey | FactKey

interface ObjectSection {
  key: string
  page: FactPage
  fields: readonly ObjectField[]
}

export const objectSections = [
  {
    key: 'identity',
    page: 'area',
    fields: [
      'title',
      'reference_number',
      'objectType',
      'rooms',
      'area',
      'floor',
      'floorNumber',
      'positionOnFloor',
      'orientation',
    ],
  },
  {
    key: 'areas',
    page: 'area',
    fields: [
      'grossArea',
      'sideArea',
      'plotArea',
      'balconyArea',
      'loggiaArea',
      'terraceArea',
      'gardenArea',
      'pavementArea',
      'cellarArea',
      'storeroomArea',
      'storageArea',
      'loggias',
      'winterGardens',
      'terraces',
      'gardenNote',
      'storageNote',
    ],
  },
  {
    key: 'fittings',
    page: 'area',
    fields: [
      'features',
      'kitchen',
      'hasSeparateKitchen',
      'heating',
      'baths',
      'bathsWithToilet',
      'showers',
      'showersWithToilet',
      'separateToilets',
      'toilets',
      'toiletNote',
      'corridors',
      'hallways',
    ],
  },
  {
    key: 'rent',
    page: 'prices',
    fields: ['netRent', 'ancillaryCost', 'sellingPrice', 'heatingCosts', 'operatingCosts', 'deposit', 'priceUnit'],
  },
  {
    key: 'costs',
    page: 'prices',
    fields: ['electricityCost', 'parkingCost', 'additionalCosts1', 'additionalCosts2'],
  },
  {
    key: 'capital',
    page: 'prices',
    fields: [
      'capitalShare',
      'shareCertificate',
      'investmentPrice',
      'landShare',
      'groundRent',
      'appraisedNetRent',
      'appraisedGrossRent',
    ],
  },
  {
    key: 'households',
    page: 'rental',
    fields: [
      'move_in_date',
      'targetGroup',
      'minOccupancy',
      'maxOccupancy',
      'minAdults',
      'maxAdults',
      'minChildren',
      'maxChildren',
      'maxApplications',
      'childrenNights',
    ],
  },
  {
    key: 'conditions',
    page: 'rental',
    fields: [
      'minIncome',
      'maxIncome',
      'minFortune',
      'maxFortune',
      'householdType',
      'minAge',
      'maxAge',
      'isSubsidized',
      'rentalConditions',
    ],
  },
  {
    key: 'living',
    page: 'rental',
    fields: [
      'allowsDogs',
      'allowsCats',
      'allowsMusicians',
      'isCarFree',
      'isCarPoor',
      'parkingSpaceType',
      'parkingNote',
      'viewingSchedule',
      'referenceDate',
    ],
  },
  {
    key: 'advert',
    page: 'additional',
    fields: ['tenderTitle', 'tenderNotice', 'virtualTour', 'website'],
  },
  {
    key: 'administration',
    page: 'additional',
    fields: [
      'usage',
      'mark',
      'owner',
      'officialNumber',
      'ewid',
      'isCompoundSite',
      'isLoud',
      'isFeeCollectable',
      'comment',
    ],
  },
] as const satisfies readonly ObjectSection[]

export type SectionKey = (typeof objectSections)[number]['key']

export const isCore = (field: ObjectField): field is CoreKey => field in coreFields

function isAskedFor(field: ObjectField, { kind, isForSale }: Asked): boolean {
  if (!isCore(field)) return (facts[field] as Fact).of.includes(kind)
  const { of, only } = coreField(field)
  return of.includes(kind) && (only === undefined || (only === 'sold') === isForSale)
}

export interface Asked {
  kind: ObjectKind
  /** True if the object has a price instead of a rent. */
  isForSale: boolean
}

/** Groups with their fields, for one page or for all. Excludes groups without fields. */
export function sectionsOf(
  asked: Asked,
  page?: FactPage,
): { key: SectionKey; page: FactPage; fields: ObjectField[] }[] {
  return objectSections
    .filter((section) => page === undefined || section.page === page)
    .map((section) => ({ ...section, fields: section.fields.filter((field) => isAskedFor(field, asked)) }))
    .filter(({ fields }) => fields.length > 0)
}

/** Returns the wizard page that contains the field. */
export const pageOfField = (field: string): FactPage | undefined =>
  objectSections.find(({ fields }) => (fields as readonly string[]).includes(field))?.page
