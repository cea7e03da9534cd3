// Categories of the portals for our types of objects (standards.md §1.1.4, §1.3).

interface Categories {
  /** Category and type of IDX. */
  idx: readonly [category: string, type: number]
  flatfox: readonly [category: string, type: string]
}

const byType: Readonly<Record<string, Categories>> = {
  apartment: { idx: ['APPT', 1], flatfox: ['APARTMENT', 'APARTMENT'] },
  maisonette: { idx: ['APPT', 2], flatfox: ['APARTMENT', 'MAISONETTE'] },
  attica_apartment: { idx: ['APPT', 3], flatfox: ['APARTMENT', 'ATTIC_FLAT'] },
  // The portals know no penthouse; it is an attic flat.
  penthouse: { idx: ['APPT', 3], flatfox: ['APARTMENT', 'ATTIC_FLAT'] },
  studio: { idx: ['APPT', 5], flatfox: ['APARTMENT', 'STUDIO'] },
  loft: { idx: ['APPT', 10], flatfox: ['APARTMENT', 'LOFT'] },
  house: { idx: ['HOUSE', 1], flatfox: ['HOUSE', 'SINGLE_HOUSE'] },
  parking_outdoor: { idx: ['PARK', 1], flatfox: ['PARK', 'OPEN_SLOT'] },
  parking_regular: { idx: ['PARK', 5], flatfox: ['PARK', 'UNDERGROUND_SLOT'] },
  parking_motorbike: { idx: ['PARK', 9], flatfox: ['PARK', 'COVERED_PARKING_PLACE_BIKE'] },
  stockroom: { idx: ['INDUS', 5], flatfox: ['INDUSTRY', 'STORAGE'] },
  hobby_room: { idx: ['SECONDARY', 0], flatfox: ['SECONDARY', 'HOBBY_ROOM'] },
  cellar: { idx: ['SECONDARY', 1], flatfox: ['SECONDARY', 'CELLAR_COMPARTMENT'] },
  shop: { idx: ['INDUS', 2], flatfox: ['INDUSTRY', 'RETAIL'] },
  office: { idx: ['INDUS', 1], flatfox: ['INDUSTRY', 'OFFICE'] },
  workshop: { idx: ['INDUS', 28], flatfox: ['INDUSTRY', 'WORKSHOP'] },
  gastronomy: { idx: ['GASTRO', 2], flatfox: ['GASTRO', 'RESTAURANT'] },
  plot: { idx: ['PROP', 1], flatfox: ['PROPERTY', 'BUILDING_LAND'] },
}

export const categoriesOf = (objectType: string): Categories | undefined => byType[objectType]
