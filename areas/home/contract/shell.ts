// Contract of small calls of the shell that belong to no other area.

import { z } from 'zod'
import { done } from '#platform/contract/notify.ts'
import { endpoint } from '#platform/contract/endpoint.ts'

export const getPrivacyPolicy = endpoint({
  method: 'GET',
  path: '/api/v1/privacy-policy',
  summary: 'The privacy statement of the workspace as plain paragraphs in the language of the address.',
  response: z.object({ content: z.string() }),
})

export const getVersion = endpoint({
  method: 'GET',
  path: '/api/v1/version',
  summary: 'The version of the running product.',
  response: z.object({ version: z.string() }),
})

export const getCountries = endpoint({
  method: 'GET',
  path: '/api/v1/country-list/',
  summary:
    'All countries with their two-letter codes and names in the language of the address; Switzerland and its neighbours first.',
  response: z.object({ countries: z.array(z.object({ value: z.string(), displayName: z.string() })) }),
})

export const sendUpsellingNotification = endpoint({
  method: 'POST',
  path: '/api/v1/communication/send-upselling-notification',
  summary: 'Tells the support that a person looked at (`opened`) or wants (`contact`) a feature that is not bought.',
  body: z.object({ notification_action: z.enum(['opened', 'contact']), feature: z.string().max(100) }),
  response: done,
})

/** Open work; only lines with a count above 0. */
const homeLine = z.object({
  /** The text `home_line_<key>` follows the number. */
  key: z.string(),
  topic: z.enum(['expires', 'waits', 'missing']),
  icon: z.string(),
  count: z.number(),
  /** True if there are more than `count`. */
  capped: z.boolean(),
  /** Title of the list, where several lists have the same line. */
  of: z.string().nullable(),
  /** List that shows exactly these rows. */
  path: z.string(),
  search: z.record(z.string(), z.string()),
  /** A further link with the same query. */
  action: z.object({ text: z.string(), path: z.string() }).nullable(),
})

/** Pending work of this person: only counts of records they may see. */
export const getMyWork = endpoint({
  method: 'GET',
  path: '/api/v1/home',
  summary: 'Open work, counts per state and offers that end soon, as far as the person may see them.',
  response: z.object({
    applications: z.array(z.object({ state: z.string(), count: z.number(), capped: z.boolean() })).nullable(),
    objects: z.array(z.object({ state: z.string(), count: z.number() })).nullable(),
    tenants: z.array(z.object({ state: z.string(), count: z.number() })).nullable(),
    endingOffers: z
      .array(
        z.object({
          applicationId: z.string(),
          number: z.number(),
          name: z.string(),
          object: z.string(),
          validUntil: z.string(),
        }),
      )
      .nullable(),
    today: z.array(homeLine),
  }),
})
