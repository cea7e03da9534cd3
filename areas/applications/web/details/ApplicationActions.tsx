// Actions on this application. The next step is a button, the others are in the menu. An unavailable action of this
// phase is disabled with its reason.

import { Button, Tooltip } from '@mantine/core'
import { useState } from 'react'
import { recordKeys, useRecordCommands, type RecordKey } from '#platform/web/core/record-keys.ts'
import { useText, type Translate } from '#platform/web/i18n/texts.ts'
import { ActionMenu } from '#platform/web/ui/ActionMenu.tsx'
import { KeyHint } from '#platform/web/ui/KeyHint.tsx'
import type { ApplicationActionKey, ApplicationView } from '../../contract/application.ts'
import { menuActions } from '../../rules/menu-actions.ts'
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
  const rest = menuActions(
    application.progress_state,
    actions.filter(({ key }) => key !== nextStep),
  )
  useRecordCommands(
    part === 'menu' ? commandsOf(application, (key) => void run(key), t) : [],
    t('applications_commands'),
  )
  const close = () => setAsking(undefined)
  return (
    <>
      {part === 'next' && nextStep && (
        <Tooltip label={<KeyHint keys={keyOf(nextStep)} />} disabled={!keyOf(nextStep)}>
          <Button onClick={() => void run(nextStep)}>{t(`applications_action_${nextStep}`)}</Button>
        </Tooltip>
      )}
      {part === 'menu' && (
        <ActionMenu
          label={t('applications_more')}
          actions={rest.map(({ key, enabled, reason }) => ({
            key,
            title: t(`applications_action_${key}`),
            allowed: enabled,
            keys: keyOf(key),
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

const keyByAction: Partial<Record<ApplicationActionKey, RecordKey>> = {
  offer: 'offer',
  assign_directly: 'offer',
  deny: 'decline',
  edit: 'edit',
}

function keyOf(action: ApplicationActionKey): string | undefined {
  const key = keyByAction[action]
  return key && recordKeys[key]
}

/** Offer and direct assignment share a key: the process allows one of them. */
function commandsOf({ actions }: ApplicationView, run: (key: ApplicationActionKey) => void, t: Translate) {
  const ordered = actions.toSorted((a, b) => Number(b.enabled) - Number(a.enabled))
  return [...Map.groupBy(ordered, ({ key }) => keyByAction[key])].flatMap(([key, [action]]) =>
    key && action
      ? {
          key,
          title: t(`applications_action_${action.key}`),
          unavailable: action.enabled ? undefined : action.reason,
          run: () => run(action.key),
        }
      : [],
  )
}
