// Dialog to cancel before there is a contract: the household becomes an open application again, and the flat becomes
// free.

import { Checkbox } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useText } from '#platform/web/i18n/texts.ts'
import { ActionModal } from '#platform/web/kit/ActionModal.tsx'
import type { TenantView } from '../contract/tenant.ts'
import { useCancelAssignment } from './changes.ts'

interface Props {
  tenant: TenantView
  onClose: () => void
}

export function CancelTenancyModal({ tenant: { id, version, names, object }, onClose }: Props) {
  const t = useText()
  const navigate = useNavigate()
  const cancellation = useCancelAssignment()
  const [tells, setTells] = useState(true)
  return (
    <ActionModal
      title={t('tenants_move_cancel')}
      text={t('tenants_move_cancel_text', { names, object: object.title })}
      reason={{ label: t('applications_reason'), required: true }}
      below={
        <Checkbox
          checked={tells}
          onChange={(event) => setTells(event.currentTarget.checked)}
          label={t('applications_tell_applicant')}
        />
      }
      action={t('tenants_move_cancel')}
      danger
      change={cancellation}
      send={({ reason }) => ({ params: { id }, body: { reason, notify: tells, version } })}
      onDone={() => navigate({ to: '/tenant' })}
      onClose={onClose}
    />
  )
}
