// Every name that feed consumers and industry spreadsheets use for a property of an object or building
// (domain.md §5.1) is mapped, so that no data is lost: as a feed field, a fact, or a product field.

import { expect, it } from 'vitest'
import { buildingFacts } from '#areas/buildings/rules/building-facts.ts'
import { getObjectFeed } from '../contract/feed.ts'
import { importFields } from './import/import-fields.ts'
import { facts } from './object-facts.ts'
import { features } from './object-types.ts'

const second = `title reference_number object_type object_category move_in_date start_date end_date updated_at floor floor_num
  orientation building building_title address house_number house_number_supplement postal_code city colony land_code
  year_of_construction rooms area balcony_area loggia_area terrace_area garden_sitting_place_area basement_area reduit_area
  rentalgross_net incidentals rentalgross rentalprice_squaremeter_net rentalprice_squaremeter incidental_costs_squaremeter
  additional_costs_1 additional_costs_2 parking_space_cost capital_share deposit price_unit selling_price target_group min_occupancy
  min_adult max_adult min_child max_child subsidized tender_title tender_notice comment_field feature_string features_numeric
  object_features image images layout_plan pdf_file situation_plan factsheets isometry application_pdf virtual_tour_link website_link
  object_state object_state_text application_form appointments num_applications contact_person`

const first = `publicated_adress state lift mark mark_property metropolitan district area_brutto area_property side_area
  location_on_floor reference_date free_from url state_simplyfied state_simplyfied_en balcony loggia_number winter_garden
  winter_garden_number garden_text shared_garden shared_rooftop terrace_garden_number pavement_area basement bath_number
  bath_with_toilet_number shower_number shower_with_toilet_number sep_toilet toilet_add toilet_number kitchen seperate_kitchen granite
  ceramic dishwasher heating stove_heating washing_tower fireplace corridor_number hallway_number captured_room storage_room_text
  storage_area wheelchair_accessible unobstructed buggy_parking car_free car_poor parking_add parking_space_type loud_apartment usage
  compound_site operating_costs heating_costs electricity_cost add_costs_per_month_m2 valued_net_rental_amount_mm
  evaluated_rental_amount_total_mm investion_price share_certificate land_share building_lease_interest rental_conditions min_income
  max_income min_fortune max_fortune household_type min_age_structure max_age_structure children_stay musician pets dogs_allowed
  cats_allowed max_applications sightseeing_schedule official_apartment_number federal_building_identification
  federal_apartment_identification honorary_percent accounting_date accounting_cleared collectable proprietor form_id second_form_id
  slug saved_data`

/** Available under another name, or only for staff. */
const elsewhere = {
  basement: 'the feature cellar and the area of it',
  num_applications: 'a column of the lists of staff; how many apply is not told outside',
  form_id: 'chosen in the settings of forms, kept with the object',
  second_form_id: 'likewise',
  honorary_percent: 'the fee of the object, in the list of fees (budget)',
  accounting_date: 'likewise',
  accounting_cleared: 'likewise',
  slug: 'an object is addressed by its id, which never changes',
  saved_data: 'the facts that staff keep under names of their own',
}

const [fed] = [getObjectFeed.response.element]
const known = new Set<string>([
  ...Object.keys(fed.shape),
  ...Object.keys(fed.shape.building.shape),
  ...Object.values(facts).map(({ wire }) => wire),
  ...Object.values(buildingFacts).map(({ wire }) => wire),
  ...[...importFields.values()].flatMap(({ names }) => names),
  ...features,
  ...Object.keys(elsewhere),
])

it.each([
  ['v2', second],
  ['v1', first],
])('every name of the interface %s is known', (_version, names) => {
  expect(names.split(/\s+/).filter((name) => !known.has(name))).toEqual([])
})
