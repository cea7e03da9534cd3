// Accounts at the portals: settings, connection test, and the log of hand-overs.

import { z } from 'zod'
import { settingHistory } from '#areas/project-settings/contract/history.ts'
import { savingSecrets, settingVersion } from '#areas/project-settings/contract/settings-contract.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, idParam, instant, option } from '#platform/contract/fields.ts'
import { done } from '#platform/contract/notify.ts'
import { accountFields } from '../rules/platform-settings.ts'
import { platforms } from '../rules/platforms.ts'

const words = (max: number) => z.string().trim().max(max, 'general_text_too_long')

const account = z.object({
  ...accountFields,
  host: words(200).refine((typed) => /^(https?:\/\/)?[\w.:-]*$/.test(typed), { error: 'general_value_not_valid' }),
  port: z.int().min(1, 'general_value_not_valid').max(65_535, 'general_value_not_valid').nullable(),
  user: words(120),
  folder: words(200).refine((typed) => !typed.split('/').includes('..'), { error: 'general_value_not_valid' }),
  hostKey: words(100).refine((typed) => typed === '' || /^SHA256:[\w+/]+$/.test(typed), {
    error: 'general_value_not_valid',
  }),
  agencyId: words(10).refine((typed) => !typed.includes('#'), { error: 'general_value_not_valid' }),
  senderId: words(50).refine((typed) => !typed.includes('#'), { error: 'general_value_not_valid' }),
  /** Never returned. An empty value keeps the stored secret. */
  secret: z.string().max(300, 'general_text_too_long'),
})
export type AccountData = z.infer<typeof account>

export const platformsData = z.object({
  homegate: account,
  newhome: account,
  immoscout: account,
  icasa: account,
  flatfox: account,
})
export type PlatformsData = z.infer<typeof platformsData>

const leftOut = z.object({ title: z.string(), href: z.string().nullable(), reasons: z.array(z.string()) })

export const handOverView = z.object({
  id,
  platform: z.enum(platforms),
  state: z.enum(['running', 'done', 'failed']),
  stateTitle: z.string(),
  beganAt: instant,
  endedAt: instant.nullable(),
  fileName: z.string(),
  size: z.number(),
  adverts: z.number(),
  files: z.number(),
  skipped: z.array(leftOut),
  /** Empty if it succeeded. */
  problem: z.string(),
})
export type HandOverView = z.infer<typeof handOverView>

export const getMarketingPlatforms = endpoint({
  method: 'GET',
  path: '/api/v1/settings/marketing-platforms',
  summary: 'The accounts at the portals without their secrets, the last hand-over of each, and what was changed.',
  response: z.object({
    version: settingVersion,
    data: platformsData,
    platforms: z.array(
      z.object({
        key: z.enum(platforms),
        displayName: z.string(),
        protocols: z.array(option),
        isConnected: z.boolean(),
        /** Advertisements that the portal has or is to get. */
        adverts: z.number(),
        lastHandOver: handOverView.nullable(),
        nextTryAt: instant.nullable(),
      }),
    ),
    history: settingHistory,
  }),
})
export type PlatformsPage = z.infer<typeof getMarketingPlatforms.response>

export const saveMarketingPlatforms = savingSecrets({
  path: '/api/v1/settings/marketing-platforms',
  data: platformsData,
  summary: 'Saves the accounts at the portals; an empty secret keeps the old one, a stale version is 409.',
})

const ofPlatform = z.object({ platform: z.enum(platforms) })

export const checkMarketingPlatform = endpoint({
  method: 'POST',
  path: '/api/v1/settings/marketing-platforms/:platform/check',
  summary:
    'Connects to a portal with the saved account; 409 says why it does not get through. Returns the fingerprint of an SFTP server that the account does not know yet.',
  params: ofPlatform,
  response: done.extend({
    found: z.object({ host: z.string(), port: z.number().nullable(), hostKey: z.string() }).nullable(),
  }),
})

export const handOverNow = endpoint({
  method: 'POST',
  path: '/api/v1/settings/marketing-platforms/:platform/hand-over',
  summary: 'Sends all advertisements of an account again.',
  params: ofPlatform,
  response: done,
})

export const listHandOvers = endpoint({
  method: 'GET',
  path: '/api/v1/settings/marketing-platforms/hand-overs',
  summary: 'The newest 50 hand-overs, of one portal if asked, with what was left out and why.',
  query: z.object({ platform: z.enum(platforms).optional() }),
  response: z.object({ handOvers: z.array(handOverView) }),
})

export const getHandOverFile = endpoint({
  method: 'GET',
  path: '/api/v1/settings/marketing-platforms/hand-overs/:id/file',
  summary: 'The file that was handed over, as it was sent.',
  params: idParam,
  response: z.unknown(),
})
