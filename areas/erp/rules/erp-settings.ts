// Settings of the connection to the property software. Off by default.

import { z } from 'zod'

export const erpProviders = ['garaio_rem', 'demo'] as const

/** Document in `project_setting`; it contains the password encrypted. */
export const erpSettings = z.object({
  erpEnabled: z.boolean().default(false),
  erpProvider: z.enum(erpProviders).default('garaio_rem'),
  erpAddress: z.string().default(''),
  erpExchange: z.string().default(''),
  erpAppId: z.string().default(''),
  erpRecipient: z.string().default(''),
  erpAgreementType: z.string().default('01'),
  erpUser: z.string().default(''),
  /** Time at which the password was set; empty while there is none. */
  erpPasswordSetAt: z.string().default(''),
  sealedPassword: z.string().default(''),
})
export type ErpSettings = z.infer<typeof erpSettings>

/** Fields required for a connection to a real system. */
export const neededFields = ['erpAddress', 'erpExchange', 'erpAppId', 'erpRecipient', 'erpUser'] as const
