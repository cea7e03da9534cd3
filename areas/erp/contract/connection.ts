// The connection to the property software: settings, received news, import of a property, and the log.

import { z } from 'zod'
import { savingSecrets, settingVersion } from '#areas/project-settings/contract/settings-contract.ts'
import { settingHistory } from '#areas/project-settings/contract/history.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { instant, option } from '#platform/contract/fields.ts'
import { done, notice } from '#platform/contract/notify.ts'
import { erpProviders } from '../rules/erp-settings.ts'
import { transferKinds, transferStates } from '../rules/transfer.ts'
import { transferView } from './transfers.ts'

const words = (max: number) => z.string().trim().max(max, 'general_text_too_long')

export const erpData = z.object({
  erpEnabled: z.boolean(),
  erpProvider: z.enum(erpProviders),
  erpAddress: words(300).refine((typed) => typed === '' || /^amqps?:\/\/[^\s@/]+(\/\S*)?$/.test(typed), {
    error: 'erp_address_not_valid',
  }),
  erpExchange: words(120),
  erpAppId: words(120).refine((typed) => /^[\w.-]*$/.test(typed), { error: 'general_value_not_valid' }),
  erpRecipient: words(120),
  erpAgreementType: words(20),
  erpUser: words(120),
  /** Never returned. An empty value keeps the stored password. */
  erpPassword: z.string().max(200, 'general_text_too_long'),
  /** Time at which the password was set; empty while there is none. */
  erpPasswordSetAt: z.string().max(40),
})
export type ErpData = z.infer<typeof erpData>

export const getErpSettings = endpoint({
  method: 'GET',
  path: '/api/v1/settings/abbaimmo',
  summary:
    'The connection to the property software without its password, the properties heard of, and what was changed.',
  response: z.object({
    version: settingVersion,
    data: erpData,
    providers: z.array(option),
    /** The settings are saved, switched on and complete. */
    isOn: z.boolean(),
    properties: z.array(
      z.object({ reference: z.string(), description: z.string(), units: z.number(), heardAt: instant }),
    ),
    history: settingHistory,
  }),
})

export const saveErpSettings = savingSecrets({
  path: '/api/v1/settings/abbaimmo',
  data: erpData,
  summary:
    'Saves the connection to the property software; an empty password keeps the old one, a stale version is 409.',
})

export const checkErp = endpoint({
  method: 'POST',
  path: '/api/v1/settings/abbaimmo/check',
  summary: 'Connects with the saved settings and fetches what waits there; 409 says why it does not get through.',
  response: done,
})

export const listErpTransfers = endpoint({
  method: 'GET',
  path: '/api/v1/settings/abbaimmo/transfers',
  summary: 'The newest 100 transfers, of one kind or in one state if asked, with what each is about.',
  query: z.object({ state: z.enum(transferStates).optional(), kind: z.enum(transferKinds).optional() }),
  response: z.object({
    transfers: z.array(transferView.extend({ title: z.string(), href: z.string().nullable() })),
    states: z.array(option),
  }),
})

const counts = z.object({ created: z.number(), changed: z.number(), unchanged: z.number(), rejected: z.number() })

export const initialImport = endpoint({
  method: 'POST',
  path: '/api/v1/interface/initial-import-erp/:id',
  summary:
    'Imports a property; the id is its number at the property software. Without `seen` nothing is written: it answers what each unit would do, rejected ones with their reasons. With the counts that were `seen` it is applied, or 409 when they have moved on.',
  params: z.object({ id: z.string().trim().min(1).max(60) }),
  body: z.object({ seen: counts.optional() }),
  response: z.object({
    property: z.string(),
    isApplied: z.boolean(),
    counts,
    /** Omits rows without changes; at most 200. */
    rows: z.array(
      z.object({
        reference: z.string(),
        title: z.string(),
        outcome: z.enum(['created', 'changed', 'rejected']),
        /** Changes to the unit, or the reasons why it is rejected. */
        details: z.array(z.string()),
      }),
    ),
    notify: z.array(notice).optional(),
  }),
})

export type ErpImport = z.infer<typeof initialImport.response>
