// What a column of a spreadsheet may mean, and the headings by which it is known (domain.md §5, «Excel import columns»).

import type { CellKind } from './import-cells.ts'
import { folded } from './import-cells.ts'
import { factKeys, facts, type Fact, type FactKey } from './object-facts.ts'
import { features, orientations } from './object-types.ts'

export interface ImportField {
  kind: CellKind
  /** A text key; its words in every language are headings too. */
  label: string
  /** Further headings, written as people write them. */
  names: readonly string[]
  /** The text key of its column in our own lists, so that what we export can come back. */
  column?: string
  choices?: readonly string[]
  /** The text key before a choice. */
  choiceText?: string
}

const own = {
  reference_number: {
    kind: 'line',
    label: 'objects_field_reference_number',
    column: 'objects_column_reference_number',
    names: [
      'Objekt-Nr.',
      'Objekt Nr',
      'Objektnr',
      'Referenznummer',
      'Referenz',
      'reference_number',
      'No objet',
      'Référence',
      'Numéro objet',
    ],
  },
  title: {
    kind: 'line',
    label: 'objects_field_title',
    column: 'objects_column_title',
    names: ['title', 'Titel', 'Objektbezeichnung', 'Titre'],
  },
  kind: {
    kind: 'choice',
    label: 'objects_import_field_kind',
    names: ['Objektkategorie', 'object_category', 'kind', 'Catégorie d’objet'],
  },
  objectType: {
    kind: 'choice',
    label: 'objects_field_objectType',
    column: 'objects_column_object_type',
    names: ['Objektart', 'Objekttyp', 'object_type', 'Typ', 'Type d’objet', 'Type', 'Genre d’objet'],
  },
  floor: {
    kind: 'line',
    label: 'objects_field_floor',
    column: 'objects_column_floor',
    names: ['Stockwerk', 'Etage', 'floor'],
  },
  floorNumber: {
    kind: 'number',
    label: 'objects_field_floorNumber',
    names: ['Geschoss Zahl', 'Geschosszahl', 'Stockwerk Zahl', 'floor_num', 'Étage chiffre'],
  },
  rooms: {
    kind: 'number',
    label: 'objects_field_rooms',
    column: 'objects_column_rooms',
    names: ['Anzahl Zimmer', 'Zi', 'rooms', 'Nombre de pièces'],
  },
  area: {
    kind: 'number',
    label: 'objects_field_area',
    column: 'objects_column_area',
    names: ['Wohnfläche', 'Nettofläche', 'area', 'Surface habitable'],
  },
  balconyArea: { kind: 'number', label: 'objects_field_balconyArea', names: ['Balkonfläche', 'balcony_area'] },
  orientation: {
    kind: 'choice',
    label: 'objects_field_orientation',
    names: ['orientation'],
    choices: orientations,
    choiceText: 'objects_orientation',
  },
  netRent: {
    kind: 'number',
    label: 'objects_field_netRent',
    column: 'objects_column_net_rent',
    names: ['Nettomietzins', 'Miete netto', 'Mietzins netto', 'rentalgross_net', 'Loyer'],
  },
  ancillaryCost: {
    kind: 'number',
    label: 'objects_field_ancillaryCost',
    column: 'objects_column_ancillary_cost',
    names: ['NK', 'Nebenkosten akonto', 'incidentals', 'Frais accessoires'],
  },
  grossRent: {
    kind: 'number',
    label: 'objects_field_grossRent',
    names: ['Bruttomietzins', 'Miete brutto', 'Mietzins brutto', 'rentalgross'],
  },
  deposit: {
    kind: 'number',
    label: 'objects_field_deposit',
    column: 'objects_column_deposit',
    names: ['Depot', 'Mietkaution', 'deposit', 'Garantie', 'Dépôt'],
  },
  capitalShare: { kind: 'number', label: 'objects_field_capitalShare', names: ['capital_share'] },
  sellingPrice: { kind: 'number', label: 'objects_field_sellingPrice', names: ['Verkaufspreis', 'selling_price'] },
  move_in_date: {
    kind: 'day',
    label: 'objects_field_move_in_date',
    column: 'objects_column_move_in_date',
    names: ['Bezug', 'Bezugstermin', 'Bezugsdatum', 'Verfügbar ab', 'move_in_date', 'Entrée', 'Disponible dès'],
  },
  minOccupancy: {
    kind: 'number',
    label: 'objects_field_minOccupancy',
    names: ['Mindestbelegung', 'min_occupancy', 'Occupation minimale'],
  },
  maxOccupancy: {
    kind: 'number',
    label: 'objects_field_maxOccupancy',
    names: ['Maximalbelegung', 'max_occupancy', 'Occupation maximale'],
  },
  minAdults: { kind: 'number', label: 'objects_field_minAdults', names: ['Erw. min', 'Erwachsene min', 'min_adult'] },
  maxAdults: { kind: 'number', label: 'objects_field_maxAdults', names: ['Erw. max', 'Erwachsene max', 'max_adult'] },
  minChildren: {
    kind: 'number',
    label: 'objects_field_minChildren',
    names: ['Kinder min', 'min_child', 'Enfants min'],
  },
  maxChildren: {
    kind: 'number',
    label: 'objects_field_maxChildren',
    names: ['Kinder max', 'max_child', 'Enfants max'],
  },
  targetGroup: { kind: 'line', label: 'objects_field_targetGroup', names: ['target_group', 'Groupe cible'] },
  maxApplications: { kind: 'number', label: 'objects_field_maxApplications', names: ['max_applications'] },
  isSubsidized: { kind: 'yesNo', label: 'objects_field_isSubsidized', names: ['subsidized'] },
  allowsDogs: { kind: 'yesNo', label: 'objects_field_allowsDogs', names: ['Hunde', 'dogs_allowed', 'Chiens'] },
  allowsCats: { kind: 'yesNo', label: 'objects_field_allowsCats', names: ['Katzen', 'cats_allowed', 'Chats'] },
  features: {
    kind: 'choices',
    label: 'objects_field_features',
    names: ['Merkmale', 'object_features'],
    choices: features,
    choiceText: 'objects_feature',
  },
  tenderTitle: { kind: 'line', label: 'objects_field_tenderTitle', names: ['Inseratetitel', 'tender_title'] },
  tenderNotice: { kind: 'text', label: 'objects_field_tenderNotice', names: ['Inseratetext', 'tender_notice'] },
  ewid: { kind: 'line', label: 'objects_field_ewid', names: ['federal_apartment_identification'] },
  building_title: {
    kind: 'line',
    label: 'buildings_column_title',
    column: 'objects_column_building',
    names: ['Liegenschaft', 'Haus', 'Gebäudebezeichnung', 'building_title', 'Bâtiment', 'Immeuble'],
  },
  building_street: {
    kind: 'line',
    label: 'buildings_field_street',
    names: ['Straße', 'Adresse', 'address', 'street', 'Rue'],
  },
  building_houseNumber: {
    kind: 'line',
    label: 'buildings_field_houseNumber',
    names: ['Nr', 'Nr.', 'Haus-Nr.', 'house_number', 'No', 'N°', 'Numéro'],
  },
  building_postalCode: {
    kind: 'line',
    label: 'buildings_field_postalCode',
    names: ['PLZ', 'postal_code', 'NPA', 'Code postal'],
  },
  building_city: {
    kind: 'line',
    label: 'buildings_field_city',
    column: 'objects_column_city',
    names: ['Ortschaft', 'Stadt', 'city', 'Localité', 'Lieu'],
  },
  building_canton: { kind: 'line', label: 'buildings_field_canton', names: ['Kt', 'Kt.', 'canton', 'state'] },
  building_colony: { kind: 'line', label: 'buildings_field_colony', names: ['Überbauung', 'colony', 'Lotissement'] },
  building_constructionYear: {
    kind: 'number',
    label: 'buildings_field_constructionYear',
    names: ['year_of_construction', 'Année'],
  },
  building_floors: { kind: 'number', label: 'buildings_field_floors', names: ['Anzahl Geschosse', 'floors'] },
  building_hasLift: { kind: 'yesNo', label: 'buildings_field_hasLift', names: ['Aufzug', 'lift'] },
  building_ownerName: { kind: 'line', label: 'objects_import_field_building_owner', names: ['Gebäudeeigentümer'] },
  building_egid: { kind: 'line', label: 'buildings_field_egid', names: ['federal_building_identification'] },
} as const satisfies Record<string, ImportField>

type OwnKey = keyof typeof own
export type ImportKey = OwnKey | FactKey

/** Names that people write for facts, beside their label and the name in the feed. */
const factNames: Partial<Record<FactKey, readonly string[]>> = {
  cellarArea: ['Kellerfläche'],
  gardenArea: ['Sitzplatz', 'Garten'],
  heatingCosts: ['HK', 'Heizkosten', 'NK Heizung'],
  operatingCosts: ['BK', 'Betriebskosten', 'NK Betrieb'],
  officialNumber: ['Wohnungsnummer', 'Wohnungs-Nr.', 'Numéro du logement'],
  comment: ['Bemerkungen', 'Kommentar', 'Remarques'],
  owner: ['Eigentümer'],
  website: ['Webseite'],
  virtualTour: ['360-Grad-Rundgang'],
}

const cellKindOf: Record<Fact['kind'], CellKind> = {
  line: 'line',
  text: 'text',
  number: 'number',
  count: 'number',
  area: 'number',
  money: 'number',
  yesNo: 'yesNo',
  choice: 'choice',
  link: 'link',
  day: 'day',
}

function fieldOfFact(key: FactKey): ImportField {
  const fact: Fact = facts[key]
  return {
    kind: cellKindOf[fact.kind],
    label: `objects_field_${key}`,
    names: [fact.wire, ...(factNames[key] ?? [])],
    ...(fact.choices && { choices: fact.choices, choiceText: `objects_choice_${key}` }),
  }
}

const ownKeys = Object.keys(own) as OwnKey[]
export const importKeys: readonly [ImportKey, ...ImportKey[]] = ['reference_number', ...ownKeys.slice(1), ...factKeys]

export const importFields = new Map<ImportKey, ImportField>([
  ...ownKeys.map((key): [ImportKey, ImportField] => [key, own[key]]),
  ...factKeys.map((key): [ImportKey, ImportField] => [key, fieldOfFact(key)]),
])

/** «Balkon m²» and «Nettomiete CHF» mean what they would without their unit. */
export const foldedHeading = (heading: string): string =>
  folded(heading.replace(/[\s([]*(in |en )?(m²|m2|chf|fr\.?)[\s)\]]*$/i, ''))

/** What lists tell and nobody may bring in: it follows from what happens to an object. */
const unimportable = {
  objects_import_left_state: ['objects_column_state', 'buildings_column_state', 'objects_field_progress_state'],
  objects_import_left_price: ['objects_column_price'],
  objects_import_left_made: [
    'objects_column_num_applications',
    'objects_column_holder',
    'objects_column_published',
    'objects_column_application_url',
    'objects_column_ready_for_publishing',
    'objects_column_homegate',
    'objects_column_newhome',
    'objects_column_immoscout',
    'objects_column_icasa',
    'objects_column_flatfox',
  ],
} as const
const stateNames = ['Status', 'State', 'Zustand', 'object_state', 'object_state_text', 'progress_state', 'Statut']

/** All words of a label, in every language. */
type Labels = (textKey: string) => readonly string[]

/** Why a column with this heading is left out, as a text key; null where nothing is known of it. */
export function whyLeftOut(heading: string, labels: Labels): string | null {
  const said = foldedHeading(heading)
  for (const [reason, columns] of Object.entries(unimportable)) {
    if (columns.flatMap(labels).some((label) => foldedHeading(label) === said)) return reason
  }
  return stateNames.some((name) => foldedHeading(name) === said) ? 'objects_import_left_state' : null
}

/** Which column means what, each field once; null for what nobody knows. A word for two things («Numéro») means what no other column does. */
export function proposedMapping(headings: readonly string[], labels: Labels): (ImportKey | null)[] {
  const known = new Map<string, ImportKey[]>()
  for (const [key, { label, names, column }] of importFields) {
    for (const name of [...labels(label), ...(column ? labels(column) : []), ...names, key]) {
      const heading = foldedHeading(name)
      const keys = known.get(heading) ?? []
      if (!keys.includes(key)) known.set(heading, [...keys, key])
    }
  }
  const taken = new Set<ImportKey>()
  const proposed = headings.map((): ImportKey | null => null)
  for (const isCertain of [true, false]) {
    headings.forEach((heading, at) => {
      const keys = known.get(foldedHeading(heading)) ?? []
      if (proposed[at] || (keys.length === 1) !== isCertain) return
      const key = keys.find((one) => !taken.has(one))
      if (!key) return
      taken.add(key)
      proposed[at] = key
    })
  }
  return proposed
}
