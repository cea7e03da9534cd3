// Cancels an appointment, or one of its slots, with a reason that participants are told.

import { Button, Checkbox, Stack } from '@mantine/core'
import { useState } from 'react'
import { TextAreaField } from '#platform/web/form/fields/TextAreaField.tsx'
import { useServerErrors } from '#platform/web/form/use-server-errors.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { CancelButton } from '#platform/web/modal/CancelButton.tsx'
import { DialogButtons } from '#platform/web/modal/DialogButtons.tsx'
import { Modal } from '#platform/web/modal/Modal.tsx'
import type { AppointmentView, SlotView } from '../../contract/plan.ts'
import { useCancelAppointment, useCancelSlot } from '../changes.ts'
import { shownWhen } from '../when.ts'

interface Props {
  appointment: AppointmentView
  /** Without it, the whole appointment is cancelled. */
  slot?: SlotView
  onClose: () => void
}

export function CancelModal({ appointment, slot, onClose }: Props) {
  const t = useText()
  const { id, counts, data } = appointment
  const cancelling = useCancelAppointment(onClose)
  const cancellingSlot = useCancelSlot(onClose)
  const told = slot ? slot.taken + slot.waiting : counts.booked + counts.waiting
  const send = (body: Given, refuse: Refuse) =>
    slot
      ? cancellingSlot.mutate({ params: { id, slotId: slot.id }, body }, { onError: refuse })
      : cancelling.mutate({ params: { id }, body }, { onError: refuse })
  return (
    <CancelDialog
      title={
        slot
          ? t('viewing_appointments_cancel_slot_title', { when: shownWhen(slot) })
          : t('viewing_appointments_cancel_title', { title: data.title })
      }
      text={told > 0 ? t('viewing_appointments_cancel_text', { count: told }) : t('viewing_appointments_cancel_nobody')}
      confirm={t(slot ? 'viewing_appointments_cancel_slot' : 'viewing_appointments_action_cancel')}
      isTold={told > 0}
      isBusy={cancelling.isPending || cancellingSlot.isPending}
      onGiven={send}
      onClose={onClose}
    />
  )
}

interface Given {
  reason: string
  tellParticipants: boolean
}
type Refuse = (failure: unknown) => void

interface DialogProps {
  title: string
  text: string
  confirm: string
  /** False if there are no recipients of a mail. */
  isTold: boolean
  isBusy: boolean
  onGiven: (given: Given, refuse: Refuse) => void
  onClose: () => void
}

export function CancelDialog({ title, text, confirm, isTold, isBusy, onGiven, onClose }: DialogProps) {
  const t = useText()
  const [reason, setReason] = useState('')
  const [tells, setTells] = useState(true)
  const { errorOf, show, take, clear } = useServerErrors()
  const submit = () =>
    reason.trim() === ''
      ? show({ reason: t('general_field_is_required') })
      : onGiven({ reason: reason.trim(), tellParticipants: isTold && tells }, take)
  return (
    <Modal onClose={onClose} title={title}>
      <Stack gap={16}>
        <p style={{ margin: 0 }}>{text}</p>
        <TextAreaField
          label={t('viewing_appointments_reason')}
          hint={isTold ? t('viewing_appointments_reason_hint') : undefined}
          name="reason"
          required
          maxLength={500}
          rows={2}
          value={reason}
          onChange={(typed) => {
            setReason(typed)
            clear('reason')
          }}
          error={errorOf('reason')}
        />
        {isTold && (
          <Checkbox
            label={t('viewing_appointments_tell_participants')}
            checked={tells}
            onChange={({ currentTarget }) => setTells(currentTarget.checked)}
          />
        )}
        <DialogButtons>
          <CancelButton>{t('general_back')}</CancelButton>
          <Button color="red" loading={isBusy} onClick={submit}>
            {confirm}
          </Button>
        </DialogButtons>
      </Stack>
    </Modal>
  )
}
