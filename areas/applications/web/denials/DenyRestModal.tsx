// Denies the wish of waiting households for one object. Ending applications that have no other wish is a separate
// option.

import { Checkbox, Stack } from '@mantine/core'
import { useState } from 'react'
import { MailLook, SendButton, useMailWording } from '#areas/mail-templates/web/public.tsx'
import type { ReceivedResponseOf } from '#platform/contract/endpoint.ts'
import { call } from '#platform/web/api/call.ts'
import { SelectField } from '#platform/web/form/fields/SelectField.tsx'
import { useServerErrors } from '#platform/web/form/use-server-errors.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { CancelButton } from '#platform/web/modal/CancelButton.tsx'
import { DialogButtons } from '#platform/web/modal/DialogButtons.tsx'
import { Modal } from '#platform/web/modal/Modal.tsx'
import { notify } from '#platform/web/core/notify.ts'
import { previewDenial } from '../../contract/denial.ts'
import type { getNextInLine } from '../../contract/offer-actions.ts'
import { denialReasons, templateFor } from '../../rules/denial.ts'
import { useChangeRelatedApplications } from '../changes.ts'
import { WaitingHouseholds } from '../offers/WaitingHouseholds.tsx'

interface Props {
  line: Pick<ReceivedResponseOf<typeof getNextInLine>, 'objectId' | 'isTaken' | 'candidates' | 'total'>
  onClose: () => void
}

export function DenyRestModal({ line: { objectId, isTaken, candidates, total }, onClose }: Props) {
  const t = useText()
  const action = useChangeRelatedApplications()
  const { take } = useServerErrors()
  const wording = useMailWording()
  const [reason, setReason] = useState<string | null>(isTaken ? 'object_gone' : 'others_chosen')
  const [targets, setTargets] = useState<string[]>([])
  const [isEnding, setEnding] = useState(false)
  const recipients = candidates.filter(({ applicationId }) => targets.includes(applicationId))
  const withoutOther = recipients.filter(({ otherWishes }) => otherWishes.length === 0)
  const known = denialReasons.find((one) => one === reason)
  const endWithoutOtherWish = isEnding && withoutOther.length > 0
  const submit = () => {
    const option = { value: reason ?? '', name: '' }
    const body = { bulkAction: 'decline', targets, option, endWithoutOtherWish, ...wording.sent }
    action.mutate(
      { params: { id: objectId }, body },
      {
        onError: take,
        onSuccess({ skipped }) {
          for (const one of skipped) notify({ type: 'warning', title: one.title, description: one.reason })
          onClose()
        },
      },
    )
  }
  return (
    <Modal onClose={onClose} isChanged={wording.isOwn} title={t('applications_deny_rest')} size={760}>
      <Stack gap={16}>
        <p style={{ margin: 0 }}>{t('applications_deny_rest_text')}</p>
        <SelectField
          label={t('applications_denial_reason')}
          required
          value={reason}
          onChange={(value) => {
            setReason(value)
            wording.choose({})
          }}
          options={denialReasons.map((value) => {
            const isFalse = value === 'object_gone' && !isTaken
            const displayName = t(`applications_denial_reason_${value}`)
            const still = t('applications_denial_reason_not_yet', { reason: displayName })
            return { value, displayName: isFalse ? still : displayName, disabled: isFalse }
          })}
        />
        <WaitingHouseholds candidates={candidates} total={total} chosen={targets} onChoose={setTargets} />
        <Checkbox
          checked={endWithoutOtherWish}
          disabled={withoutOther.length === 0}
          onChange={(event) => setEnding(event.currentTarget.checked)}
          label={t('applications_deny_rest_end', { count: withoutOther.length })}
          description={t('applications_deny_rest_end_text')}
        />
        <MailLook
          wording={wording}
          about={`${objectId} ${reason} ${endWithoutOtherWish} ${targets.length > 0}`}
          recipients={recipients.map(({ applicationId, contactName }) => ({ id: applicationId, name: contactName }))}
          look={
            recipients.length > 0 && known
              ? (mail, id) => {
                  const body = { template: templateFor[known], mail, apartmentId: objectId, endWithoutOtherWish }
                  return call(previewDenial, { params: { id }, body })
                }
              : null
          }
        />
        <DialogButtons>
          <CancelButton />
          <SendButton
            wording={wording}
            label={
              targets.length === 0
                ? t('applications_deny_none')
                : t('applications_deny_count', { count: targets.length })
            }
            color="red"
            disabled={targets.length === 0 || !known}
            isSending={action.isPending}
            onSend={submit}
          />
        </DialogButtons>
      </Stack>
    </Modal>
  )
}
