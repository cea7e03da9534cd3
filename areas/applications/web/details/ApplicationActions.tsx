// Actions on this application. The next step is a button, the others are in the menu. A forbidden action is disabled
// with its reason, never hidden.

import { Button } from '@mantine/core'
import { useState } from 'react'
import { useText } from '#platform/web/i18n/texts.ts'
import { ActionMenu } from '#platform/web/ui/ActionMenu.tsx'
import type { ApplicationActionKey, ApplicationView } from '../../contract/application.ts'
import { CancelAssignmentModal } from '../assignments/CancelAssignmentModal.tsx'
import { DenyModal } from '../denials/DenyModal.tsx'
import { DeactivateModal } from '../denials/DeactivateModal.tsx'
import { RemindModal } from '../offers/RemindModal.tsx'
import { WithdrawOfferModal } from '../offers/WithdrawOfferModal.tsx'
import { useApplicationActions } from './application-actions.ts'

interface Props {
  application: ApplicationView
  part: 'next' | 'menu'
}

export function ApplicationActions({ application, part }: Props) {
  const t = useText()
  const [asking, setAsking] = useState<ApplicationActionKey>()
  const run = useApplicationActions(application, setAsking)
  const { nextStep, actions } = application
  const rest = actions.filter(({ key }) => key !== nextStep)
  const close = () => setAsking(undefined)
  return (
    <>
      {part === 'next' && nextStep && (
        <Button onClick={() => void run(nextStep)}>{t(`applications_action_${nextStep}`)}</Button>
      )}
      {part === 'menu' && (
        <ActionMenu
          label={t('applications_more')}
          actions={rest.map(({ key, enabled, reason }) => ({
            key,
            title: t(`applications_action_${key}`),
            allowed: enabled,
            reason,
            danger: key === 'delete',
            run: () => void run(key),
          }))}
        />
      )}
      {asking === 'remind' && <RemindModal application={application} onClose={close} />}
      {asking === 'deny' && <DenyModal application={application} onClose={close} />}
      {asking === 'deactivate' && <DeactivateModal application={application} onClose={close} />}
      {asking === 'withdraw_offer' && <WithdrawOfferModal application={application} onClose={close} />}
      {asking === 'cancel_assignment' && <CancelAssignmentModal application={application} onClose={close} />}
    </>
  )
}
