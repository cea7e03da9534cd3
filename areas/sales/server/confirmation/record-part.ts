// Removes the buying confirmation of an application together with it: buyers and confirmed objects go by cascade.

import type { RecordPart } from '#platform/server/records/record-kind.ts'
import { eraseConfirmation } from './confirmation-row.ts'

export const confirmationPart: RecordPart = {
  of: 'application',
  async erase(ctx, id) {
    await eraseConfirmation(ctx, id)
    return []
  },
}
