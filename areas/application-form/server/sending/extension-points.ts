// Told when applications were sent by the form.

import type { Context } from '#platform/server/context.ts'
import { extensionPoint } from '#platform/server/extension-point.ts'

export interface SentApplication {
  id: string
  number: number
  contactEmail: string
  /** The interested person whose mailed link began the draft. */
  personId: string | null
}

export const applicationsSent =
  extensionPoint<(ctx: Context, sent: readonly SentApplication[]) => Promise<void>>('application-form.sent')
