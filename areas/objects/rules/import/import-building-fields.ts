// Fields of the building that a spreadsheet of objects can contain.

import type { ImportField } from './import-field.ts'

export const buildingFields = {
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
    weakNames: ['PLZ Ort', 'PLZ/Ort', 'NPA localité', 'NPA Lieu'],
  },
  building_city: {
    kind: 'line',
    label: 'buildings_field_city',
    column: 'objects_column_city',
    names: ['Ortschaft', 'Stadt', 'city', 'Localité', 'Lieu'],
  },
  building_canton: { kind: 'line', label: 'buildings_field_canton', names: ['Kt', 'Kt.', 'canton', 'state'] },
  building_colony: { kind: 'line', label: 'buildings_field_colony', names: ['Überbauung', 'colony', 'Lotissement'] },
  building_district: { kind: 'line', label: 'buildings_field_district', names: ['Quartier', 'district'] },
  building_hidesHouseNumber: {
    kind: 'yesNo',
    label: 'buildings_field_hidesHouseNumber',
    names: ['hides_house_number'],
  },
  building_houseNumberSupplement: {
    kind: 'line',
    label: 'buildings_field_houseNumberSupplement',
    names: ['Hausnummerzusatz', 'house_number_supplement'],
  },
  building_metropolitan: { kind: 'line', label: 'buildings_field_metropolitan', names: ['metropolitan'] },
  building_mark: { kind: 'line', label: 'buildings_field_mark', names: ['building_mark'] },
  building_markProperty: { kind: 'line', label: 'buildings_field_markProperty', names: ['mark_property'] },
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
