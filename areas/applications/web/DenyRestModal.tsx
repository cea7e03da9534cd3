// When an object is given away, those who waited hear of it: chosen one by one, each in their own language.

import { Checkbox, Stack } from '@mantine/core'
import { useState } from 'react'
import { MailLook, SendButton, useMailWording } from '#areas/mail-templates/web/public.tsx'
import { call } from '#platform/web/api/call.ts'
import { SelectField } from '#platform/web/form/SelectField.tsx'
import { useServerErrors } from '#platform/web/form/use-server-errors.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { CancelButton } from '#platform/web/modal/CancelButton.tsx'
import { DialogButtons } from '#platform/web/modal/DialogButtons.tsx'
import { Modal } from '#platform/web/modal/Modal.tsx'
import { notify } from '#platform/web/shell/notify.ts'
import { previewDenial } from '../contract/denial.ts'
import type { Candidate } from '../contract/offer-deeds.ts'
import { denialReasons, templateFor } from '../rules/denial.ts'
import { useRelatedDeed } from './changes.ts'
import styles from './DenyRestModal.module.css'

interface Props {
  objectId: string
  candidates: readonly Candidate[]
  /** Of all who wait; more than are shown here when very many do. */
  total: number
  onClose: () => void
}

export function DenyRestModal({ objectId, candidates, total, onClose }: Props) {
  const t = useText()
  const deed = useRelatedDeed()
  const { take } = useServerErrors()
  const wording = useMailWording()
  const [reason, setReason] = useState<string | null>('object_gone')
  const [targets, setTargets] = useState<string[]>([])
  const recipients = candidates.filter(({ applicationId }) => targets.includes(applicationId))
  const template = templateFor[denialReasons.find((one) => one === reason) ?? 'object_gone']
  const all = candidates.map(({ applicationId }) => applicationId)
  const submit = () => {
    const body = { bulkAction: 'decline', targets, option: { value: reason ?? '', name: '' }, ...wording.sent }
    deed.mutate(
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
    <Modal onClose={onClose} isChanged={wording.isOwn} title={t('applications_deny_rest')}>
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
          options={denialReasons.map((value) => ({ value, displayName: t(`applications_denial_reason_${value}`) }))}
        />
        <Checkbox
          label={t('applications_deny_all')}
          checked={targets.length === all.length}
          indeterminate={targets.length > 0 && targets.length < all.length}
          onChange={(event) => setTargets(event.currentTarget.checked ? all : [])}
        />
        <Checkbox.Group value={targets} onChange={setTargets} aria-label={t('applications_deny_rest')}>
          <div className={styles.waiting}>
            {candidates.map(({ applicationId, number, contactName, overall_evaluation: grade, points }) => (
              <Checkbox
                key={applicationId}
                value={applicationId}
                label={
                  <>
                    {number} {contactName}
                    <span className={styles.facts}>
                      {[grade && t('general_grade', { grade }), t('applications_reason_points', { points })]
                        .filter(Boolean)
                        .join(' · ')}
                    </span>
                  </>
                }
              />
            ))}
          </div>
        </Checkbox.Group>
        {total > all.length && (
          <p className={styles.facts}>{t('applications_deny_cut', { count: all.length, total })}</p>
        )}
        <MailLook
          wording={wording}
          about={`${objectId} ${template} ${targets.length > 0}`}
          recipients={recipients.map(({ applicationId, contactName }) => ({ id: applicationId, name: contactName }))}
          look={
            recipients.length > 0
              ? (mail, id) => call(previewDenial, { params: { id }, body: { template, mail } })
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
            disabled={targets.length === 0 || !reason}
            isSending={deed.isPending}
            onSend={submit}
          />
        </DialogButtons>
      </Stack>
    </Modal>
  )
}
