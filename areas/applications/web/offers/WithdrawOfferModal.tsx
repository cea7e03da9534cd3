// Dialog to end an open offer: withdrawn by the landlord, or declined by the applicant by phone.

import { Button, Radio, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queryOf } from '#platform/web/api/query.ts'
import { SelectField } from '#platform/web/form/fields/SelectField.tsx'
import { TextAreaField } from '#platform/web/form/fields/TextAreaField.tsx'
import { useText } from '#platform/web/i18n/texts.ts'
import { CancelButton } from '#platform/web/modal/CancelButton.tsx'
import { DialogButtons } from '#platform/web/modal/DialogButtons.tsx'
import { Modal } from '#platform/web/modal/Modal.tsx'
import type { ApplicationView } from '../../contract/application.ts'
import { getOffer, offerDeclineReasons } from '../../contract/offers.ts'
import { useRecordDeclinedOffer, useWithdrawOffer } from '../changes.ts'

interface Props {
  application: Pick<ApplicationView, 'id' | 'contactName'>
  /** Preselected answer to the question who ends the offer. */
  endedBy?: 'landlord' | 'applicant'
  onClose: () => void
}

export function WithdrawOfferModal({ application: { id, contactName }, endedBy = 'landlord', onClose }: Props) {
  const t = useText()
  const { data } = useQuery(queryOf(getOffer, { params: { id } }))
  const withdrawal = useWithdrawOffer()
  const decline = useRecordDeclinedOffer()
  const [who, setWho] = useState<string>(endedBy)
  const [why, setWhy] = useState<string | null>(null)
  const [words, setWords] = useState('')
  const [isTried, setTried] = useState(false)
  const open = data?.open
  const submit = () => {
    if (!open) return
    const then = { onSuccess: onClose }
    if (who === 'landlord') {
      const body = { ...(words && { reason: words }), version: open.version }
      return withdrawal.mutate({ params: { id }, body }, then)
    }
    setTried(true)
    const reason = offerDeclineReasons.find((one) => one === why)
    if (!reason) return
    const body = { reason, ...(words && { comment: words }) }
    decline.mutate({ params: { applicationId: id, apartmentId: open.objectId }, body }, then)
  }
  return (
    <Modal onClose={onClose} title={t('applications_end_offer_title')}>
      <Stack gap={16}>
        <p style={{ margin: 0 }}>
          {open && t('applications_end_offer_text', { object: open.objectTitle, name: contactName })}
        </p>
        <Radio.Group label={t('applications_end_offer_who')} value={who} onChange={setWho}>
          <Stack gap={8} mt={4}>
            <Radio value="landlord" label={t('applications_end_offer_landlord')} />
            <Radio value="applicant" label={t('applications_end_offer_applicant')} />
          </Stack>
        </Radio.Group>
        {who === 'applicant' && (
          <SelectField
            label={t('applications_decline_why')}
            required
            error={isTried && !why ? t('general_field_is_required') : null}
            value={why}
            onChange={setWhy}
            options={offerDeclineReasons.map((value) => ({ value, displayName: t(`applications_decline_${value}`) }))}
          />
        )}
        <TextAreaField
          label={t(who === 'landlord' ? 'applications_reason' : 'applications_remark')}
          value={words}
          onChange={setWords}
          maxLength={400}
          rows={2}
        />
        <DialogButtons>
          <CancelButton />
          <Button onClick={submit} disabled={!open} loading={withdrawal.isPending || decline.isPending}>
            {t(who === 'landlord' ? 'applications_action_withdraw_offer' : 'applications_record_decline')}
          </Button>
        </DialogButtons>
      </Stack>
    </Modal>
  )
}
