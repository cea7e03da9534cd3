// Props of the dialogs on a reservation.

import type { CurrentReservation } from '../../contract/reservation.ts'

export interface DialogProps {
  applicationId: string
  current: CurrentReservation
  onClose: () => void
}
