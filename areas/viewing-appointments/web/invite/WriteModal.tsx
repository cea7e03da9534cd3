// Writes a mail to a group of participants, with preview.

import { Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { MailLook, SendButton, useMailWording } from '#areas/mail-templates/web/public.tsx'
import { call } from '#platform/web/api/call.ts'
import { keyOf } from '#platform/web/api/query.ts'
import { tellFailure } from '#platform/web/api/tell-failure.ts'
import { SelectField } from '#platform/web/form/fields/SelectField.tsx'
import { useText } from '#platform/web/i18n/texts.ts'
import { CancelButton } from '#platform/web/modal/CancelButton.tsx'
import { DialogButtons } from '#platform/web/modal/DialogButtons.tsx'
import { Modal } from '#platform/web/modal/Modal.tsx'
import { mailGroups, previewParticipantMail } from '../../contract/participants.ts'
import { useSendParticipantMail } from '../changes.ts'
import styles from './invite.module.css'

type Group = (typeof mailGroups)[number]

export function WriteModal({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useText()
  const [to, setTo] = useState<Group>('booked')
  const wording = useMailWording()
  const sending = useSendParticipantMail(onClose)
  const params = { id }
  const { data: found } = useQuery({
    queryKey: [...keyOf(previewParticipantMail), id, to],
    queryFn: () => call(previewParticipantMail, { params, body: { to } }),
    retry: false,
    gcTime: 0,
  })
  const count = found?.recipients
  return (
    <Modal onClose={onClose} isChanged={wording.isOwn} title={t('viewing_appointments_write_title')} size={760}>
      <Stack gap={16}>
        <SelectField
          label={t('viewing_appointments_write_to')}
          required
          value={to}
          onChange={(chosen) => setTo(mailGroups.find((group) => group === chosen) ?? 'booked')}
          options={mailGroups.map((value) => ({ value, displayName: t(`viewing_appointments_group_${value}`) }))}
        />
        {count !== undefined && (
          <p className={styles.sum} role="status">
            {t('viewing_appointments_write_count', { count })}
          </p>
        )}
        <MailLook
          wording={wording}
          about={`${id} ${to}`}
          look={async (mail) => (await call(previewParticipantMail, { params, body: { to, mail } })).mail}
        />
        <DialogButtons>
          <CancelButton />
          <SendButton
            wording={wording}
            label={t('viewing_appointments_write_send')}
            isSending={sending.isPending}
            onSend={() =>
              sending.mutate({ params, body: { to, ...wording.sent } }, { onError: (failure) => tellFailure(failure) })
            }
          />
        </DialogButtons>
      </Stack>
    </Modal>
  )
}
