// Dialog that proposes an object to a person on the waitlist, with a deadline and a short text.

import { Stack } from '@mantine/core'
import { useState } from 'react'
import { MailLook, SendButton, useMailWording } from '#areas/mail-templates/web/public.tsx'
import { dayOf, laterDay } from '#platform/rules/calendar-day.ts'
import { call } from '#platform/web/api/call.ts'
import { DateField } from '#platform/web/form/time/DateField.tsx'
import { ErrorSummary } from '#platform/web/form/ErrorSummary.tsx'
import { TextAreaField } from '#platform/web/form/fields/TextAreaField.tsx'
import { useServerErrors } from '#platform/web/form/use-server-errors.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { CancelButton } from '#platform/web/modal/CancelButton.tsx'
import { DialogButtons } from '#platform/web/modal/DialogButtons.tsx'
import { Modal } from '#platform/web/modal/Modal.tsx'
import { previewPropose } from '../contract/proposals.ts'
import { mostAnswerDays, usualAnswerDays } from '../rules/proposal-can.ts'
import { useSendPropose } from './changes.ts'
import type { ProposedPair } from './proposed-pair.ts'

export function ProposeModal({ pair, onClose }: { pair: ProposedPair; onClose: () => void }) {
  const t = useText()
  const { errors, errorOf, take, clear } = useServerErrors()
  const [today] = useState(() => dayOf(new Date()))
  const [answerBy, setAnswerBy] = useState(laterDay(today, usualAnswerDays))
  const [note, setNote] = useState('')
  const proposing = useSendPropose(onClose)
  const { requestId, objectId, contactName, object } = pair
  const body = { objectId, answerBy, ...(note.trim() && { note: note.trim() }) }
  const wording = useMailWording()
  const labels = { answerBy: t('waitlist_answer_by'), note: t('waitlist_propose_note') }
  return (
    <Modal onClose={onClose} isChanged={wording.isOwn} title={t('waitlist_propose_title')} size={760}>
      <Stack gap={16}>
        <p style={{ margin: 0 }}>{t('waitlist_propose_text', { name: contactName, object })}</p>
        <ErrorSummary errors={errors} labels={labels} />
        <DateField
          label={labels.answerBy}
          name="answerBy"
          required
          value={answerBy}
          onChange={(day) => {
            setAnswerBy(day)
            clear('answerBy')
          }}
          earliest={laterDay(today, 1)}
          latest={laterDay(today, mostAnswerDays)}
          error={errorOf('answerBy')}
        />
        <TextAreaField
          label={labels.note}
          name="note"
          value={note}
          onChange={setNote}
          maxLength={2000}
          rows={3}
          error={errorOf('note')}
        />
        <MailLook
          wording={wording}
          about={JSON.stringify([requestId, body])}
          look={(mail) => call(previewPropose, { params: { id: requestId }, body: { ...body, mail } })}
        />
        <DialogButtons>
          <CancelButton />
          <SendButton
            wording={wording}
            label={t('waitlist_propose')}
            isSending={proposing.isPending}
            onSend={() =>
              proposing.mutate({ params: { id: requestId }, body: { ...body, ...wording.sent } }, { onError: take })
            }
          />
        </DialogButtons>
      </Stack>
    </Modal>
  )
}
