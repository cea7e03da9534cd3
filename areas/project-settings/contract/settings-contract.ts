// The two endpoints of a settings document: it is read with its history and saved as a whole, with the version that
// was read.

import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { notice } from '#platform/contract/notify.ts'
import { settingHistory } from './history.ts'

/** 0 until a page is saved for the first time. */
export const settingVersion = z.int().min(0)
export const savedSetting = z.object({ version: settingVersion, notify: z.array(notice).optional() })

interface SavingPage<Shape extends z.ZodRawShape> {
  path: string
  data: z.ZodObject<Shape>
  summary: string
}

/** Saves a page with secrets: the response has the data as stored, without them. */
export const savingSecrets = <Shape extends z.ZodRawShape>({ path, data, summary }: SavingPage<Shape>) =>
  endpoint({
    method: 'POST',
    path,
    summary,
    body: data.extend({ version: settingVersion }),
    response: savedSetting.extend({ data }),
  })

interface SettingsPath<Shape extends z.ZodRawShape> {
  path: string
  data: z.ZodObject<Shape>
  /** Summary of the GET call. */
  get: string
  /** Summary of the POST call. */
  save: string
}

export function settingsContract<Shape extends z.ZodRawShape>({ path, data, get, save }: SettingsPath<Shape>) {
  return {
    get: endpoint({
      method: 'GET',
      path,
      summary: get,
      response: z.object({ version: settingVersion, data, history: settingHistory }),
    }),
    save: endpoint({
      method: 'POST',
      path,
      summary: save,
      body: data.extend({ version: settingVersion }),
      response: savedSetting,
    }),
  }
}
