// Dialog to cancel an assignment, with reason and the option to notify the applicant.

import { Checkbox } from '@mantine/core'
import { useState } from 'react'
import { useText } from '#platform/web/i18n/texts.ts'
import { ActionModal } from '#platform/web/kit/ActionModal.tsx'
import { useCancelAssignment } from '../changes.ts'

interface Props {
  application: { assignmentId: string | null; contactName: string }
  onClose: () => void
}

export function CancelAssignmentModal({ application: { assignmentId, contactName }, onClose }: Props) {
  const t = useText()
  const cancellation = useCancelAssignment()
  const [tells, setTells] = useState(true)
  return (
    <ActionModal
      title={t('applications_cancel_assignment_title')}
      text={t('applications_cancel_assignment_text', { name: contactName })}
      reason={{ label: t('applications_reason'), required: true }}
      below={
        <Checkbox
          checked={tells}
          onChange={(event) => setTells(event.currentTarget.checked)}
          label={t('applications_tell_applicant')}
        />
      }
      action={t('applications_action_cancel_assignment')}
      danger
      change={cancellation}
      send={({ reason }) =>
        assignmentId ? { params: { id: assignmentId }, body: { reason, notify: tells } } : undefined
      }
      onClose={onClose}
    />
  )
}
