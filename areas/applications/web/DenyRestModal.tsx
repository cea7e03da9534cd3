// When an object is given away, those who waited hear of it: chosen one by one, each in their own language.

import { Button, Checkbox, Modal, Stack } from '@mantine/core'
import { useState } from 'react'
import { SelectField } from '#platform/web/form/SelectField.tsx'
import { useServerErrors } from '#platform/web/form/use-server-errors.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { DialogButtons } from '#platform/web/modal/DialogButtons.tsx'
import { notify } from '#platform/web/shell/notify.ts'
import type { Candidate } from '../contract/offer-deeds.ts'
import { denialReasons } from '../rules/denial.ts'
import { useRelatedDeed } from './changes.ts'

interface Props {
  objectId: string
  candidates: readonly Candidate[]
  onClose: () => void
}

export function DenyRestModal({ objectId, candidates, onClose }: Props) {
  const t = useText()
  const deed = useRelatedDeed()
  const { take } = useServerErrors()
  const [reason, setReason] = useState<string | null>('object_gone')
  const [targets, setTargets] = useState<string[]>([])
  const submit = () => {
    const body = { bulkAction: 'decline', targets, option: { value: reason ?? '', name: '' } }
    deed.mutate(
      { params: { id: objectId }, body },
      {
        onError: take,
        onSuccess({ changed, skipped }) {
          notify({ type: 'success', title: t('applications_denied_count', { count: changed }) })
          for (const one of skipped) notify({ type: 'warning', title: one.title, description: one.reason })
          onClose()
        },
      },
    )
  }
  return (
    <Modal opened onClose={onClose} title={t('applications_deny_rest')}>
      <Stack gap={16}>
        <p style={{ margin: 0 }}>{t('applications_deny_rest_text')}</p>
        <SelectField
          label={t('applications_denial_reason')}
          required
          value={reason}
          onChange={setReason}
          options={denialReasons.map((value) => ({ value, displayName: t(`applications_denial_reason_${value}`) }))}
        />
        <Stack gap={8}>
          {candidates.map(({ applicationId, number, contactName }) => (
            <Checkbox
              key={applicationId}
              label={`${number} ${contactName}`}
              checked={targets.includes(applicationId)}
              onChange={(event) =>
                setTargets(
                  event.currentTarget.checked
                    ? [...targets, applicationId]
                    : targets.filter((one) => one !== applicationId),
                )
              }
            />
          ))}
        </Stack>
        <DialogButtons>
          <Button variant="default" onClick={onClose}>
            {t('general_cancel')}
          </Button>
          <Button color="red" onClick={submit} disabled={targets.length === 0 || !reason} loading={deed.isPending}>
            {t('applications_deny_count', { count: targets.length })}
          </Button>
        </DialogButtons>
      </Stack>
    </Modal>
  )
}
