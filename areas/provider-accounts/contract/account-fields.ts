// Building blocks of the three pages of accounts at outside services.

import { z } from 'zod'
import { settingHistory } from '#areas/project-settings/contract/history.ts'
import { settingVersion } from '#areas/project-settings/contract/settings-contract.ts'
import { accountSources } from '../rules/account-fields.ts'

export const source = z.enum(accountSources)
export const typedText = z.string().trim().max(200, 'general_text_too_long')
/** Never returned. An empty value keeps the stored secret. */
export const secret = z.string().max(400, 'general_text_too_long')
/** Time at which the secret was set, as ISO text; empty while there is none. Set by the server. */
export const setAt = z.string().max(40)

/** Account that is used now; `null` means that staff work without the service. */
export const origin = z.enum(['own', 'shared', 'demo']).nullable()

export const openCount = z.int().min(0)

/** Response of a page: the saved data without secrets, and its history. */
export const pageOf = <Shape extends z.ZodRawShape>(data: z.ZodObject<Shape>) =>
  z.object({ version: settingVersion, data, history: settingHistory })
