// The end of a tenancy: on which day, and why. The flat is free for the next household.

import { Button, Group, Modal, Stack } from '@mantine/core'
import { useState } from 'react'
import { DateField } from '#platform/web/form/DateField.tsx'
import { TextAreaField } from '#platform/web/form/TextAreaField.tsx'
import { useServerErrors } from '#platform/web/form/use-server-errors.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import type { TenantView } from '../contract/tenant.ts'
import { useTermination } from './changes.ts'

interface Props {
  tenant: TenantView
  onClose: () => void
}

export function TerminateModal({ tenant: { id, version, names, object, contractStart }, onClose }: Props) {
  const t = useText()
  const termination = useTermination()
  const { errorOf, take, clear } = useServerErrors()
  const [quitOn, setQuitOn] = useState('')
  const [reason, setReason] = useState('')
  const submit = () =>
    termination.mutate({ params: { id }, body: { quitOn, reason, version } }, { onSuccess: onClose, onError: take })
  return (
    <Modal opened onClose={onClose} title={t('tenants_move_quit')}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <Stack gap={16}>
          <p style={{ margin: 0 }}>{t('tenants_move_quit_text', { names, object: object.title })}</p>
          <DateField
            label={t('tenants_quit_on')}
            name="quitOn"
            required
            {...(contractStart ? { earliest: contractStart } : {})}
            value={quitOn}
            onChange={(day) => {
              setQuitOn(day)
              clear('quitOn')
            }}
            error={errorOf('quitOn')}
          />
          <TextAreaField
            label={t('applications_reason')}
            name="reason"
            required
            value={reason}
            onChange={(words) => {
              setReason(words)
              clear('reason')
            }}
            error={errorOf('reason')}
            maxLength={500}
            rows={2}
          />
          <Group justify="flex-end" gap={8}>
            <Button variant="default" onClick={onClose}>
              {t('general_cancel')}
            </Button>
            <Button type="submit" color="red" loading={termination.isPending}>
              {t('tenants_move_quit')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
