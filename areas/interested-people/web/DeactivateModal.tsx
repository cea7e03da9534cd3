// Dialog to deactivate an interested person, with a reason.

import { useText } from '#platform/web/i18n/texts.ts'
import { ReasonModal } from '#platform/web/kit/ReasonModal.tsx'
import { leaveReasons } from '../rules/person-state.ts'
import { useChangePersonStatusInForm } from './changes.ts'

interface Props {
  id: string
  name: string
  onClose: () => void
}

export function DeactivateModal({ id, name, onClose }: Props) {
  const t = useText()
  const deactivating = useChangePersonStatusInForm()
  return (
    <ReasonModal
      words={{
        title: t('interested_people_deactivate_title', { name }),
        text: t('interested_people_deactivate_text'),
        reason: t('interested_people_reason'),
        comment: t('interested_people_field_leaveComment'),
        action: t('interested_people_deed_deactivate'),
      }}
      reasons={leaveReasons}
      wordOf={(reason) => t(`interested_people_leave_${reason}`)}
      change={deactivating}
      send={(given) => ({ params: { id }, body: { action: 'deactivate' as const, ...given } })}
      onClose={onClose}
    />
  )
}
