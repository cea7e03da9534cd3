// Advertisement of projects: texts, platforms, and the facts that an advertisement shows (spec 2 §3).

import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, version } from '#platform/contract/fields.ts'
import { notice } from '#platform/contract/notify.ts'
import { languages } from '#platform/rules/project-type.ts'
import { buildingZones, platforms, propertyUses } from '../rules/project-choices.ts'
import { textComponentKeys } from '../rules/text-components.ts'
import { contactPerson } from './project-data.ts'

const text = z.string().trim().max(8000, 'general_text_too_long')
const texts = z.partialRecord(z.enum(textComponentKeys), z.partialRecord(z.enum(languages), text))

const advertised = z.object({
  id,
  owner: z.object({ id, name: z.string() }).nullable(),
  texts,
  /** Components of the memorandum that are shown; required ones always are. */
  selected: z.array(z.enum(textComponentKeys)).max(textComponentKeys.length),
})
export type Advertised = z.infer<typeof advertised>

const shared = {
  platforms: z.array(z.enum(platforms)).max(platforms.length),
  buildingZonesHarmonized: z.array(z.enum(buildingZones)).max(buildingZones.length),
  propertyUses: z.array(z.enum(propertyUses)).max(propertyUses.length),
  contactPeople: z.array(contactPerson).max(5),
}

export const getAdvertisement = endpoint({
  method: 'GET',
  path: '/api/v1/b2b/objects/create-advertisement',
  summary: 'The advertisement of a project as it is, and the choices for it.',
  query: z.object({ project: id }),
  response: z.object({
    version,
    projects: z.array(advertised),
    ...shared,
    languages: z.array(z.enum(languages)),
    /** The owner as chosen; others are found by the search of owners. */
    owners: z.array(z.object({ id, name: z.string() })),
    textComponents: z.array(
      z.object({
        key: z.enum(textComponentKeys),
        required: z.boolean(),
        place: z.enum(['teaser', 'memorandum']),
      }),
    ),
  }),
})

export const saveAdvertisement = endpoint({
  method: 'POST',
  path: '/api/v1/b2b/objects/create-advertisement',
  summary:
    'Saves the advertisement of a project. Texts of the teaser that name title, street or parcel are refused; a stale version returns 409.',
  body: z.object({ version, projects: z.array(advertised).length(1), ...shared }),
  response: z.object({ version, notify: z.array(notice).optional() }),
})
