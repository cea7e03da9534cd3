// Props that the steps of a booking share.

import type { BookingState } from '../../contract/booking.ts'
import type { BookingDraft } from './booking-draft.ts'

export interface BookingStep {
  draft: BookingDraft
  change: (changes: Partial<BookingDraft>) => void
  /** True if the failure ended the hold and is shown elsewhere. */
  isLost: (failure: unknown) => boolean
  arrive: (state: BookingState) => unknown
}
