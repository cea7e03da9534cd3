// Withdraws the application, at the end of the page, with a reason and one confirmation.

import { Button, Radio, Stack } from '@mantine/core'
import { useState } from 'react'
import { useChange } from '#platform/web/api/query.ts'
import { TextAreaField } from '#platform/web/form/fields/TextAreaField.tsx'
import { useText } from '#platform/web/i18n/texts.ts'
import { DialogButtons } from '#platform/web/modal/DialogButtons.tsx'
import { CancelButton } from '#platform/web/modal/CancelButton.tsx'
import { Modal } from '#platform/web/modal/Modal.tsx'
import { getApplicationForm } from '../../contract/fill-in.ts'
import { getApplicationStatus, withdrawApplication } from '../../contract/status.ts'
import { withdrawalReasons } from '#areas/applications/rules/after-sending.ts'
import type { StatusProps } from './status-props.ts'
import { SoftText } from '../look/SoftText.tsx'
import styles from './Withdrawal.module.css'

export function Withdrawal({ status, credentials }: StatusProps) {
  const t = useText()
  const [isAsked, setAsked] = useState(false)
  const { allowed, reason } = status.canWithdraw
  return (
    <div className={styles.withdrawal}>
      <Button variant="subtle" color="red" ml={allowed ? -14 : 0} disabled={!allowed} onClick={() => setAsked(true)}>
        {t('application_form_withdraw')}
      </Button>
      {reason && <SoftText>{reason}</SoftText>}
      {isAsked && <Question credentials={credentials} onClose={() => setAsked(false)} />}
    </div>
  )
}

function Question({ credentials, onClose }: Pick<StatusProps, 'credentials'> & { onClose: () => void }) {
  const t = useText()
  const [reason, setReason] = useState('')
  const [comment, setComment] = useState('')
  const [isTried, setTried] = useState(false)
  const withdrawal = useChange(withdrawApplication, {
    stale: [getApplicationStatus, getApplicationForm],
    onDone: onClose,
  })
  const submit = () => {
    setTried(true)
    const chosen = withdrawalReasons.find((one) => one === reason)
    if (!chosen) return
    const words = comment.trim() ? { comment: comment.trim() } : {}
    withdrawal.mutate({ params: credentials, body: { reason: chosen, ...words } })
  }
  return (
    <Modal onClose={onClose} title={t('application_form_withdraw')}>
      <Stack gap={16}>
        <SoftText>{t('application_form_withdraw_text')}</SoftText>
        <Radio.Group
          label={t('application_form_withdraw_why')}
          value={reason}
          onChange={setReason}
          error={isTried && !reason ? t('general_field_is_required') : null}
        >
          <Stack gap={8} mt={8}>
            {withdrawalReasons.map((one) => (
              <Radio key={one} value={one} label={t(`application_form_withdrawal_${one}`)} />
            ))}
          </Stack>
        </Radio.Group>
        <TextAreaField
          label={t('application_form_withdraw_comment')}
          value={comment}
          onChange={setComment}
          maxLength={1000}
          rows={2}
        />
        <DialogButtons>
          <CancelButton>{t('application_form_withdraw_keep')}</CancelButton>
          <Button color="red" loading={withdrawal.isPending} onClick={submit}>
            {t('application_form_withdraw')}
          </Button>
        </DialogButtons>
      </Stack>
    </Modal>
  )
}
