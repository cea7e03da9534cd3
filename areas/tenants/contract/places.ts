// Slots in which other areas add sections and dialogs to the page of a tenancy.

import { slotPlace } from '#platform/contract/slot-place.ts'
import type { TenantView } from './tenant.ts'

interface Shown {
  tenant: TenantView
}

/** The column of the household and its contract. */
export const tenantMain = slotPlace<Shown>('tenant.main')
/** The column of the object and the end of the tenancy. */
export const tenantSide = slotPlace<Shown>('tenant.side')
/** The dialog of a step that another area takes. */
export const tenantStep = slotPlace<Shown & { step: 'send' | 'withdraw'; onClose: () => void }>('tenant.step')
/** In the dialog that marks a contract as sent: reasons to wait. */
export const tenantMarkSent = slotPlace<{ tenantId: string; onFollow: () => void }>('tenant.mark-sent')
