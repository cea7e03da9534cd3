// Fields that a spreadsheet column can contain, with the headings that identify them (domain.md §5, «Excel import
// columns»).

import type { CellKind } from './import-cells.ts'
import { buildingFields } from './import-building-fields.ts'
import type { ImportField } from './import-field.ts'
import { factKeys, facts, type Fact, type FactKey } from '../object-facts.ts'
import { features, orientations } from '../object-types.ts'

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
      'Mietobjekt-Nr.',
      'Wohnungs-ID',
      'No d’objet',
      'N° objet',
      'Réf.',
      'Ref.',
    ],
    weakNames: [
      'Nr',
      'Nr.',
      'No',
      'No.',
      'N°',
      'Numéro',
      'Nummer',
      'ID',
      'Code',
      'Objekt',
      'Objet',
      'Mietobjekt',
      'Einheit',
      'Lot',
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
    names: [
      'Anzahl Zimmer',
      'Anz. Zimmer',
      'Zimmerzahl',
      'Zi.',
      'rooms',
      'Nombre de pièces',
      'Nb pièces',
      'Nb de pièces',
    ],
  },
  area: {
    kind: 'number',
    label: 'objects_field_area',
    column: 'objects_column_area',
    names: ['Wohnfläche', 'Nettofläche', 'Fl.', 'qm', 'area', 'Surface habitable', 'Surf.'],
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
    names: ['Nettomietzins', 'Miete netto', 'Mietzins netto', 'rentalgross_net', 'Loyer', 'Loyer mensuel net'],
    weakNames: ['Miete', 'Mietzins', 'Miete mtl.', 'Loyer mensuel'],
  },
  ancillaryCost: {
    kind: 'number',
    label: 'objects_field_ancillaryCost',
    column: 'objects_column_ancillary_cost',
    names: [
      'NK',
      'NK akonto',
      'Nebenkosten akonto',
      'HK/NK',
      'incidentals',
      'Frais accessoires',
      'Charges',
      'Acompte charges',
    ],
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
    names: [
      'Bezug',
      'Bezugstermin',
      'Bezugsdatum',
      'Verfügbar ab',
      'frei ab',
      'frei per',
      'bezugsbereit ab',
      'Mietbeginn',
      'move_in_date',
      'Entrée',
      'Disponible dès',
      'Disponible dès le',
      'libre dès',
      'libre dès le',
      'libre le',
    ],
    weakNames: ['frei', 'verfügbar', 'libre', 'disponible', 'ab'],
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
  ...buildingFields,
} as const satisfies Record<string, ImportField>

type OwnKey = keyof typeof own
export type ImportKey = OwnKey | FactKey

/** Common headings for facts, in addition to the label and the name in the feed. */
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
