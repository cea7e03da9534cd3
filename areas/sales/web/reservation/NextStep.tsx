// The next action of staff as a button; all others are in the menu of the section.

import { useText } from '#platform/web/i18n/texts.ts'
import { ActionButton } from '#platform/web/kit/ActionButton.tsx'
import type { CurrentReservation, ReservationAction } from '../../contract/reservation.ts'

interface Props {
  can: CurrentReservation['can']
  onOpen: (action: ReservationAction) => void
}

const steps: readonly ReservationAction[] = ['send', 'paymentInfo', 'countersign']

export function NextStep({ can, onOpen }: Props) {
  const t = useText()
  const next = steps.find((step) => can[step].allowed)
  if (!next) return null
  return (
    <ActionButton availability={can[next]} mt={16} onClick={() => onOpen(next)}>
      {t(`sales_action_${next}`)}
    </ActionButton>
  )
}
