// Denying an application, or its wish for one object: a reason that stays here, a wording that goes out, and the letter as it will read.

import { Button, Modal, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReceivedAnswerOf } from '#platform/contract/endpoint.ts'
import { queryOf, useChange } from '#platform/web/api/query.ts'
import { ErrorSummary } from '#platform/web/form/ErrorSummary.tsx'
import { SelectField } from '#platform/web/form/SelectField.tsx'
import { TextAreaField } from '#platform/web/form/TextAreaField.tsx'
import { useServerErrors } from '#platform/web/form/use-server-errors.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { DialogButtons } from '#platform/web/modal/DialogButtons.tsx'
import { PlaceholderLine } from '#platform/web/rich-text/PlaceholderLine.tsx'
import { RichTextField } from '#platform/web/rich-text/RichTextField.tsx'
import { FailedState } from '#platform/web/ui/FailedState.tsx'
import { LoadingRows } from '#platform/web/ui/LoadingRows.tsx'
import type { ApplicationView } from '../contract/application.ts'
import { getDenialInit, previewDenial } from '../contract/denial.ts'
import type { WishedChoice } from '../contract/offers.ts'
import { useDenial, useWishDenial } from './changes.ts'
import { MailPreviewView } from './MailPreviewView.tsx'

interface Props {
  application: Pick<ApplicationView, 'id' | 'number'>
  /** When only the wish for it is denied, and the application goes on. */
  object?: WishInDenial
  onClose: () => void
}

type WishInDenial = Pick<WishedChoice, 'objectId' | 'title' | 'canBeDenied'>

export function DenyModal({ application: { id, number }, object, onClose }: Props) {
  const t = useText()
  const query = object ? { apartmentId: object.objectId } : {}
  const { data, error, refetch } = useQuery(queryOf(getDenialInit, { params: { id }, query }))
  const title = object
    ? t('applications_deny_wish_title', { object: object.title })
    : t('applications_deny_title', { number })
  return (
    <Modal opened onClose={onClose} title={title} size={760}>
      {data ? (
        <DenialForm init={data} object={object} onClose={onClose} />
      ) : error ? (
        <FailedState failure={error} retry={() => void refetch()} />
      ) : (
        <LoadingRows rows={5} />
      )}
    </Modal>
  )
}

type Init = ReceivedAnswerOf<typeof getDenialInit>

interface FormProps {
  init: Init
  object: WishInDenial | undefined
  onClose: () => void
}

function DenialForm({ init, object, onClose }: FormProps) {
  const t = useText()
  const { errors, errorOf, take, clear, show } = useServerErrors()
  const whole = useDenial()
  const ofWish = useWishDenial()
  const allowed = object?.canBeDenied ?? init.allowed
  const preview = useChange(previewDenial, { errors: 'own' })
  const [reason, setReason] = useState<string | null>(null)
  const [note, setNote] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [letter, setLetter] = useState(() => wordsOf(init, undefined))
  const params = { id: init.applicationId }
  const labels = {
    reason: t('applications_denial_reason'),
    note: t('applications_denial_note'),
    subject: t('applications_denial_subject'),
    wording: t('applications_denial_wording'),
  }

  const choose = (value: string | null) => {
    setReason(value)
    clear('reason')
    const proposed = init.reasons.find((one) => one.value === value)?.template
    // Words that somebody has written are not thrown away by choosing a reason.
    if (isUntouched(init, letter)) setLetter(wordsOf(init, proposed))
    preview.reset()
  }
  const edit = (fields: Partial<typeof letter>) => {
    setLetter({ ...letter, ...fields })
    clear()
    preview.reset()
  }
  const send = () => {
    const chosen = init.reasons.find((one) => one.value === reason)
    if (!chosen) return show({ reason: t('general_field_is_required') })
    const body = { reason: chosen.value, ...letter, ...(note ? { note } : {}) }
    const { applicationId, version } = init
    const then = { onSuccess: onClose, onError: take }
    if (object) ofWish.mutate({ params: { applicationId, apartmentId: object.objectId }, body }, then)
    else whole.mutate({ params: { applicationId }, body: { ...body, version } }, then)
  }
  return (
    <Stack gap={16}>
      {object && <p style={{ margin: 0 }}>{t('applications_deny_wish_text')}</p>}
      {!allowed.allowed && <p style={{ margin: 0 }}>{allowed.reason}</p>}
      <ErrorSummary errors={errors} labels={labels} />
      <SelectField
        label={t('applications_denial_reason')}
        hint={t('applications_denial_reason_hint')}
        name="reason"
        required
        value={reason}
        onChange={choose}
        options={init.reasons}
        error={errorOf('reason')}
      />
      <TextAreaField
        label={t('applications_denial_note')}
        value={note}
        onChange={setNote}
        maxLength={1000}
        rows={1}
        error={errorOf('note')}
      />
      <SelectField
        label={t('applications_denial_template')}
        required
        value={letter.template}
        onChange={(key) => setLetter(wordsOf(init, init.templates.find((one) => one.key === key)?.key))}
        options={init.templates.map(({ key, title }) => ({ value: key, displayName: title }))}
      />
      <PlaceholderLine
        placeholders={init.placeholders.filter(({ key }) => key !== 'place_signature')}
        label={t('applications_denial_subject')}
        name="subject"
        required
        value={letter.subject}
        onChange={(subject) => edit({ subject })}
        error={errorOf('subject')}
      />
      <RichTextField
        key={letter.template}
        label={t('applications_denial_wording')}
        name="wording"
        required
        placeholders={init.placeholders}
        value={letter.wording}
        onChange={(wording) => edit({ wording })}
        onBusy={setBusy}
        error={errorOf('wording')}
      />
      {preview.data && <MailPreviewView mail={preview.data} />}
      <DialogButtons>
        <Button variant="default" onClick={onClose}>
          {t('general_cancel')}
        </Button>
        <Button
          variant="default"
          loading={preview.isPending}
          onClick={() =>
            preview.mutate(
              { params, body: { ...letter, ...(object && { apartmentId: object.objectId }) } },
              { onError: take },
            )
          }
        >
          {t('applications_mail_preview')}
        </Button>
        <Button
          color="red"
          onClick={send}
          loading={whole.isPending || ofWish.isPending}
          disabled={!allowed.allowed || isBusy}
        >
          {t('applications_send_denial')}
        </Button>
      </DialogButtons>
    </Stack>
  )
}

type TemplateKey = Init['templates'][number]['key']

function wordsOf({ templates }: Init, key: TemplateKey | undefined) {
  const found = templates.find((one) => one.key === key) ?? templates[0]
  return {
    template: found?.key ?? ('others_chosen' as const),
    subject: found?.subject ?? '',
    wording: found?.wording ?? '',
  }
}

const isUntouched = ({ templates }: Init, { subject, wording }: { subject: string; wording: string }) =>
  templates.some((one) => one.subject === subject && one.wording === wording)
