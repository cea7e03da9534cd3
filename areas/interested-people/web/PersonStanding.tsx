// State of an interested person and the actions available now.

import { Alert, Button, Group } from '@mantine/core'
import { IconMailExclamation } from '@tabler/icons-react'
import { useState } from 'react'
import { MessagesButton } from '#areas/communication/web/public.tsx'
import { formatDate } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { askToConfirm } from '#platform/web/modal/confirm.ts'
import { usePanel } from '#platform/web/sidepanel/panel.ts'
import { ActionMenu } from '#platform/web/ui/ActionMenu.tsx'
import { ScreenLink } from '#platform/web/ui/ScreenLink.tsx'
import type { PersonView } from '../contract/person.ts'
import { useChangePersonStatus, useDeletePerson, useSendApplicationForm } from './changes.ts'
import { DeactivateModal } from './DeactivateModal.tsx'
import styles from './PersonStanding.module.css'

const inMenu = ['send_form', 'deactivate', 'activate', 'delete'] as const

interface Props {
  person: PersonView
  name: string
}

export function PersonStanding({ person, name }: Props) {
  const t = useText()
  const panel = usePanel()
  const [isLeaving, setLeaving] = useState(false)
  const activating = useChangePersonStatus()
  const deletion = useDeletePerson(() => panel.close({ saved: true }))
  const { id, actions, hasBounce } = person
  const activate = () => activating.mutate({ params: { id }, body: { action: 'activate' } })
  const remove = async () => {
    const confirmed = await askToConfirm({
      title: t('interested_people_delete_title', { name }),
      text: t('interested_people_delete_text'),
      confirm: t('general_delete'),
      danger: true,
    })
    if (confirmed) deletion.mutate({ params: { id } })
  }
  const sending = useSendApplicationForm()
  const send = async () => {
    const confirmed = await askToConfirm({
      title: t('interested_people_send_form_title', { name }),
      text: t('interested_people_send_form_text'),
      confirm: t('interested_people_deed_send_form'),
    })
    if (confirmed) sending.mutate({ params: { id } })
  }
  const run = {
    send_form: () => void send(),
    deactivate: () => setLeaving(true),
    activate,
    delete: () => void remove(),
  }
  const canActivate = actions.some(({ key, enabled }) => key === 'activate' && enabled)
  return (
    <div className={styles.standing}>
      <Arrival person={person} />
      {hasBounce && (
        <Alert color="red" icon={<IconMailExclamation size={18} stroke={1.5} />}>
          {t('interested_people_bounced')}
        </Alert>
      )}
      <Group gap={8}>
        {canActivate && (
          <Button loading={activating.isPending} onClick={activate}>
            {t('interested_people_deed_activate')}
          </Button>
        )}
        <MessagesButton recordId={id} />
        <ActionMenu
          label={t('interested_people_more')}
          isBusy={deletion.isPending || sending.isPending}
          actions={inMenu.flatMap((key) => {
            const action = actions.find((one) => one.key === key)
            if (!action || (key === 'activate' && canActivate)) return []
            return [
              {
                key,
                title: t(`interested_people_deed_${key}`),
                allowed: action.enabled,
                reason: action.reason,
                danger: key === 'delete',
                run: run[key],
              },
            ]
          })}
        />
      </Group>
      {isLeaving && <DeactivateModal id={id} name={name} onClose={() => setLeaving(false)} />}
    </div>
  )
}

function Arrival({ person }: { person: PersonView }) {
  const t = useText()
  const { createdAt, recordedBy, leaveReason, leftAt, formSentAt, application } = person
  const date = formatDate(createdAt)
  return (
    <p className={styles.facts}>
      {recordedBy
        ? t('interested_people_recorded_by', { date, name: recordedBy })
        : t('interested_people_recorded', { date })}
      {leaveReason && (
        <>
          <br />
          {t('interested_people_left', { date: formatDate(leftAt), reason: leaveReason })}
        </>
      )}
      {formSentAt && (
        <>
          <br />
          {t('interested_people_form_sent', { date: formatDate(formSentAt) })}
        </>
      )}
      {application && (
        <>
          {' · '}
          <ScreenLink to={`/applications/${application.id}`}>
            {t('interested_people_has_applied', { number: application.number })}
          </ScreenLink>
        </>
      )}
    </p>
  )
}
