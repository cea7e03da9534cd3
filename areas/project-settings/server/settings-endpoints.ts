// Handlers of a settings document, for the endpoints of `settingsContract`: read with history, and saved with
// optimistic version and audit record.

import type { z } from 'zod'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import type { Notice } from '#platform/contract/notify.ts'
import { handler } from '#platform/server/http/handler.ts'
import type { Needed } from '#platform/rules/permissions.ts'
import type { SettingHistory } from '../contract/history.ts'
import { readPage, savePage, type SettingPage } from './setting-page.ts'

type Schema = z.ZodType
interface Read<Data> {
  version: number
  data: Data
  history: SettingHistory
}
interface Saved {
  version: number
  notify?: Notice[] | undefined
}

interface Contract<Data> {
  get: Endpoint<Schema, Schema, Schema, z.ZodType<unknown, Read<Data>>>
  save: Endpoint<Schema, Schema, z.ZodType<Data & { version: number }>, z.ZodType<unknown, Saved>>
}

/** Both need the same permission, `admin` by default. */
export function settingsEndpoints<Data extends object>(
  { get, save }: Contract<Data>,
  page: SettingPage<Data>,
  permission: Needed = 'admin',
) {
  return { get: handler(get, { permission }, readPage(page)), save: handler(save, { permission }, savePage(page)) }
}
