// Registers the accounts of people of outside.

import type { ServerArea } from '#platform/server/area.ts'

export const externalAccounts: ServerArea = {
  name: 'external-accounts',
}
