// Slots to choose from, with their free seats. Full ones stay visible but cannot be chosen.

import type { SelectOption } from '#platform/web/form/fields/SelectField.tsx'
import type { Translate } from '#platform/web/i18n/texts.ts'
import type { AppointmentView } from '../../contract/plan.ts'
import { shownWhen } from '../when.ts'

interface Wanted {
  persons: number
  /** Current slot of these persons; their seats count as free there. */
  ownSlotId?: string
  ownPersons?: number
}

export function slotOptions(t: Translate, { slots, data }: AppointmentView, wanted: Wanted): SelectOption[] {
  return slots
    .filter(({ cancelledAt }) => cancelledAt === null)
    .map((slot) => {
      const own = slot.id === wanted.ownSlotId ? (wanted.ownPersons ?? 0) : 0
      const free = Math.max(0, (slot.capacity ?? 0) - slot.taken + own)
      const lane = data.parallel > 1 ? ` · ${t('viewing_appointments_lane', { lane: slot.lane })}` : ''
      return {
        value: slot.id,
        displayName: `${shownWhen(slot)}${lane} · ${t('viewing_appointments_seats_free', { count: free })}`,
        disabled: free < wanted.persons,
      }
    })
}
