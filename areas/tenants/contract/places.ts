// Slots in which other areas add sections and dialogs to the page of a tenancy.

import { listPlaces } from '#platform/contract/list-places.ts'
import { slotPlace } from '#platform/contract/slot-place.ts'
import type { TenantView } from './tenant.ts'

interface Shown {
  tenant: TenantView
}

/** The column of the household and its contract. */
export const tenantMain = slotPlace<Shown>('tenant.main')
/** The column of the object and the end of the tenancy. */
export const tenantSide = slotPlace<Shown>('tenant.side')
/** Dialog for a contract step that another area implements. */
export const tenantStep = slotPlace<Shown & { step: 'send' | 'withdraw'; onClose: () => void }>('tenant.step')
/** Warnings in the dialog that marks a contract as sent. */
export const tenantMarkSent = slotPlace<{ tenantId: string; onFollow: () => void }>('tenant.mark-sent')

/** Slots of the list of tenants. */
export const tenantsListPlaces = listPlaces('tenants-list')
