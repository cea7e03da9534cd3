// Publishing the website, taking it offline, and its versions.

import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { notice } from '#platform/contract/notify.ts'
import { pageContent } from '../rules/content.ts'
import { editedWebsite, versionNumber, versionRow, websitePath, websiteVersion } from './website.ts'

const params = z.object({ versionNumber })
const notify = z.array(notice).optional()

export const publishWebsite = endpoint({
  method: 'POST',
  path: websitePath('/publish'),
  summary:
    'Makes the draft the version that visitors read. 422 names each block that keeps it from that; 409 when stale or when nothing has changed.',
  body: z.object({ version: websiteVersion, note: z.string().trim().max(500, 'general_text_too_long').default('') }),
  response: z.object({ version: websiteVersion, published: versionRow, notify }),
})

export const unpublishWebsite = endpoint({
  method: 'POST',
  path: websitePath('/unpublish'),
  summary: 'Takes the page offline: visitors get 404 until it is published again. 409 when stale.',
  body: z.object({ version: websiteVersion }),
  response: z.object({ version: websiteVersion, notify }),
})

export const discardWebsiteDraft = endpoint({
  method: 'POST',
  path: websitePath('/discard-draft'),
  summary: 'Throws the draft away: the newest version is edited again. 409 when stale or never published.',
  body: z.object({ version: websiteVersion }),
  response: editedWebsite,
})

export const getWebsiteVersion = endpoint({
  method: 'GET',
  path: websitePath('/versions/:versionNumber'),
  summary: 'One published version with its content.',
  params,
  response: versionRow.extend({ content: pageContent }),
})

export const restoreWebsiteVersion = endpoint({
  method: 'POST',
  path: websitePath('/versions/:versionNumber/restore'),
  summary: 'Makes a published version the draft again, in place of the one there is. 409 when stale.',
  params,
  body: z.object({ version: websiteVersion }),
  response: editedWebsite,
})
