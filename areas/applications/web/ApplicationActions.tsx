// What can be done with this application. The next step is a button, the rest stands in the menu: disabled with its reason,
// never hidden for want of occasion.

import { ActionIcon, Button, Menu, Tooltip } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { useState } from 'react'
import { useText } from '#platform/web/i18n/texts.ts'
import type { ApplicationActionKey, ApplicationView } from '../contract/application.ts'
import { CancelAssignmentModal } from './CancelAssignmentModal.tsx'
import { DenyModal } from './DenyModal.tsx'
import { DeactivateModal } from './DeactivateModal.tsx'
import { WithdrawOfferModal } from './WithdrawOfferModal.tsx'
import { useApplicationDeeds } from './application-deeds.ts'
import styles from './ApplicationActions.module.css'

interface Props {
  application: ApplicationView
  part: 'next' | 'menu'
}

export function ApplicationActions({ application, part }: Props) {
  const t = useText()
  const [asking, setAsking] = useState<ApplicationActionKey>()
  const run = useApplicationDeeds(application, setAsking)
  const { nextStep, actions } = application
  const rest = actions.filter(({ key }) => key !== nextStep)
  const close = () => setAsking(undefined)
  return (
    <>
      {part === 'next' && nextStep && (
        <Button onClick={() => void run(nextStep)}>{t(`applications_action_${nextStep}`)}</Button>
      )}
      {part === 'menu' && rest.length > 0 && (
        <Menu width={320}>
          <Menu.Target>
            <Tooltip label={t('applications_more')}>
              <ActionIcon aria-label={t('applications_more')}>
                <IconDots size={18} stroke={1.5} />
              </ActionIcon>
            </Tooltip>
          </Menu.Target>
          <Menu.Dropdown>
            {rest.map(({ key, enabled, reason }) => (
              <Menu.Item
                key={key}
                {...(key === 'delete' && enabled ? { color: 'red' } : {})}
                {...(enabled ? { onClick: () => void run(key) } : { 'aria-disabled': true, closeMenuOnClick: false })}
                className={enabled ? undefined : styles.unavailable}
              >
                {t(`applications_action_${key}`)}
                {reason && <span className={styles.reason}>{reason}</span>}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
      {asking === 'deny' && <DenyModal application={application} onClose={close} />}
      {asking === 'deactivate' && <DeactivateModal application={application} onClose={close} />}
      {asking === 'withdraw_offer' && <WithdrawOfferModal application={application} onClose={close} />}
      {asking === 'cancel_assignment' && <CancelAssignmentModal application={application} onClose={close} />}
    </>
  )
}
