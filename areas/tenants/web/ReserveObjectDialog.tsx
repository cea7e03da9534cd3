// Dialog on the object page to reserve the object for people without an application.

import { staleAfterObjectChange } from '#areas/objects/web/public.tsx'
import { ReservationModal } from './ReservationModal.tsx'

interface Props {
  object: { id: string; title: string; next_from: string | null }
  onClose: () => void
}

export default function ReserveObjectDialog({ object: { id, title, next_from }, onClose }: Props) {
  return (
    <ReservationModal
      id={id}
      object={title}
      stale={staleAfterObjectChange}
      onClose={onClose}
      {...(next_from && { earliest: next_from })}
    />
  )
}
