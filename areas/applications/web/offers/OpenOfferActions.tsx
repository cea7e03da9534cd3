// Actions for an open offer: remind, record an acceptance by phone, correct the remark.

import { Button, Group, Stack } from '@mantine/core'
import { useState } from 'react'
import { TextAreaField } from '#platform/web/form/fields/TextAreaField.tsx'
import { useServerErrors } from '#platform/web/form/use-server-errors.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { ActionButton } from '#platform/web/kit/ActionButton.tsx'
import { CancelButton } from '#platform/web/modal/CancelButton.tsx'
import { DialogButtons } from '#platform/web/modal/DialogButtons.tsx'
import { Modal } from '#platform/web/modal/Modal.tsx'
import type { OfferView } from '../../contract/offers.ts'
import { useRewordOffer } from '../changes.ts'
import { RemindModal } from './RemindModal.tsx'
import { useOfferConfirmation } from './use-offer-confirmation.ts'

interface Props {
  applicationId: string
  offer: OfferView
  name: string
}

export function OpenOfferActions({ applicationId, offer, name }: Props) {
  const t = useText()
  const [isReminding, setReminding] = useState(false)
  const confirmation = useOfferConfirmation()
  const [isRewording, setRewording] = useState(false)
  const { objectTitle, version, canBeReminded, canBeConfirmed } = offer
  return (
    <Group gap={8} mt={12}>
      <ActionButton availability={canBeReminded} variant="default" size="compact-sm" onClick={() => setReminding(true)}>
        {t('applications_remind_now')}
      </ActionButton>
      <ActionButton
        availability={canBeConfirmed}
        variant="default"
        size="compact-sm"
        loading={confirmation.isPending}
        onClick={() => void confirmation.confirm({ applicationId, name, objectTitle, version })}
      >
        {t('applications_confirm_offer')}
      </ActionButton>
      <Button variant="default" size="compact-sm" onClick={() => setRewording(true)}>
        {t('applications_reword_offer')}
      </Button>
      {isReminding && (
        <RemindModal application={{ id: applicationId, contactName: name }} onClose={() => setReminding(false)} />
      )}
      {isRewording && <RewordModal applicationId={applicationId} offer={offer} onClose={() => setRewording(false)} />}
    </Group>
  )
}

function RewordModal({ applicationId, offer, onClose }: Omit<Props, 'name'> & { onClose: () => void }) {
  const t = useText()
  const rewording = useRewordOffer()
  const { errorOf, take } = useServerErrors()
  const [comment, setComment] = useState(offer.comment ?? '')
  const save = () =>
    rewording.mutate(
      { params: { id: applicationId }, body: { comment, version: offer.version } },
      { onSuccess: onClose, onError: take },
    )
  return (
    <Modal onClose={onClose} title={t('applications_reword_offer')}>
      <Stack gap={16}>
        <TextAreaField
          label={t('applications_remark')}
          hint={t('applications_reword_hint')}
          name="comment"
          value={comment}
          onChange={setComment}
          error={errorOf('comment')}
        />
        <DialogButtons>
          <CancelButton />
          <Button onClick={save} loading={rewording.isPending}>
            {t('general_save')}
          </Button>
        </DialogButtons>
      </Stack>
    </Modal>
  )
}
