// The public feed of a project's objects, for websites and property portals (domain.md §5.1, §27): stable English
// keys, absolute links, null for missing values.

import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { publicItem } from './public.ts'

const words = z.object({ key: z.string(), displayName: z.string() })
const place = z.object({
  building_title: z.string(),
  address: z.string(),
  /** The street, with the house number if it is public. */
  publicated_adress: z.string(),
  house_number: z.string().nullable(),
  house_number_supplement: z.string().nullable(),
  postal_code: z.string(),
  city: z.string(),
  canton: z.string(),
  state: z.string(),
  colony: z.string().nullable(),
  land_code: z.string(),
  district: z.string().nullable(),
  metropolitan: z.string().nullable(),
  mark: z.string().nullable(),
  mark_property: z.string().nullable(),
  year_of_construction: z.number().nullable(),
  federal_building_identification: z.string().nullable(),
  lift: z.boolean().nullable(),
})

/** Facts that consumers expect outside of `facts`, with their old names (domain.md §5.1). */
const topFacts = {
  loggia_area: z.number().nullable(),
  terrace_area: z.number().nullable(),
  garden_sitting_place_area: z.number().nullable(),
  basement_area: z.number().nullable(),
  reduit_area: z.number().nullable(),
  additional_costs_1: z.number().nullable(),
  additional_costs_2: z.number().nullable(),
  parking_space_cost: z.number().nullable(),
  price_unit: z.string().nullable(),
  virtual_tour_link: z.string().nullable(),
  website_link: z.string().nullable(),
}

const feedObject = publicItem
  .omit({
    kind: true,
    address: true,
    postal_code: true,
    city: true,
    building: true,
    building_id: true,
    photo: true,
    house_photo: true,
  })
  .extend({
    object_category: words,
    object_type: words,
    floor_num: z.number().nullable(),
    orientation: words.nullable(),
    building: place,
    balcony_area: z.number().nullable(),
    rentalprice_squaremeter_net: z.number().nullable(),
    rentalprice_squaremeter: z.number().nullable(),
    incidental_costs_squaremeter: z.number().nullable(),
    deposit: z.number().nullable(),
    capital_share: z.number().nullable(),
    target_group: z.string().nullable(),
    min_occupancy: z.number().nullable(),
    max_occupancy: z.number().nullable(),
    min_adult: z.number().nullable(),
    max_adult: z.number().nullable(),
    min_child: z.number().nullable(),
    max_child: z.number().nullable(),
    /** True if dogs or cats are allowed; null if neither is known. */
    pets: z.boolean().nullable(),
    max_applications: z.number().nullable(),
    subsidized: z.boolean().nullable(),
    dogs_allowed: z.boolean().nullable(),
    cats_allowed: z.boolean().nullable(),
    tender_title: z.string().nullable(),
    tender_notice: z.string().nullable(),
    /** Label by key. */
    object_features: z.record(z.string(), z.string()),
    /** The same features as one string. */
    feature_string: z.string().nullable(),
    /** Countable features by name. */
    features_numeric: z.record(z.string(), z.number()),
    /** Viewing dates as in the advertisement. */
    appointments: z.string().nullable(),
    /** Same values as move_in_date and object_state, for older consumers. */
    free_from: z.string().nullable(),
    state_simplyfied: z.string(),
    state_simplyfied_en: z.string(),
    add_costs_per_month_m2: z.number().nullable(),
    /** Images of the object, then those of its building. */
    images: z.array(z.string()),
    /** Links to documents that staff have published, each a PDF or an image (decision 0295). */
    pdf_file: z.string().nullable(),
    situation_plan: z.string().nullable(),
    factsheets: z.string().nullable(),
    isometry: z.string().nullable(),
    /** Always null: no printed form exists; application_form links to the online form. */
    application_pdf: z.null(),
    contact_person: z.object({ name: z.string(), phone: z.string(), email: z.string() }),
    start_date: z.string().nullable(),
    end_date: z.string().nullable(),
    /** Link to the object's public page. */
    url: z.string(),
    federal_apartment_identification: z.string().nullable(),
    /** Further public facts, by their names in `object-facts.ts`; null for unknown values and hidden prices. */
    facts: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]).nullable()),
    ...topFacts,
  })
export type FeedObject = z.infer<typeof feedObject>

export const getRobots = endpoint({
  method: 'GET',
  path: '/robots.txt',
  summary: 'What search engines may read of this host.',
  response: z.unknown(),
})

export const getSitemap = endpoint({
  method: 'GET',
  path: '/sitemap.xml',
  summary: 'The addresses of the public list and of up to 50,000 objects, with the moment of their last change.',
  response: z.unknown(),
})

export const getObjectFeed = endpoint({
  method: 'GET',
  path: '/api/v2/public/objects',
  summary:
    'All objects that the public may see, in the order of their numbers; francs and square metres, every key for every object, null for what is not known. Any website may read it; it answers 304 to an If-None-Match that still holds.',
  response: z.array(feedObject),
})
