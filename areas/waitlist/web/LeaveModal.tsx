// Removes a request from the waitlist, with a reason.

import { useText } from '#platform/web/i18n/texts.ts'
import { ReasonModal } from '#platform/web/kit/ReasonModal.tsx'
import type { RequestView } from '../contract/request.ts'
import { leaveReasons } from '../rules/request-state.ts'
import { useSetRequestInactive, useDeclineRequest } from './changes.ts'

interface Props {
  request: RequestView
  action: 'decline' | 'deactivate'
  onClose: () => void
}

export function LeaveModal({ request: { id, number }, action, onClose }: Props) {
  const t = useText()
  const declining = useDeclineRequest()
  const deactivating = useSetRequestInactive()
  const leaving = action === 'decline' ? declining : deactivating
  return (
    <ReasonModal
      words={{
        title: t(`waitlist_${action}_title`, { number }),
        text: t(`waitlist_${action}_text`),
        reason: t('waitlist_reason'),
        comment: t('waitlist_comment'),
        action: t(`waitlist_deed_${action}`),
      }}
      reasons={leaveReasons}
      wordOf={(reason) => t(`waitlist_leave_${reason}`)}
      change={leaving}
      send={(given) => ({ params: { id }, body: given })}
      onClose={onClose}
    />
  )
}
