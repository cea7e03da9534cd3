// Denies an application or its wish for one object: internal reason, wording for the applicant, and preview of the
// letter.

import { Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { MailLook, SendButton, useMailWording, type MailWording } from '#areas/mail-templates/web/public.tsx'
import type { ReceivedResponseOf } from '#platform/contract/endpoint.ts'
import { call } from '#platform/web/api/call.ts'
import { queryOf } from '#platform/web/api/query.ts'
import { ErrorSummary } from '#platform/web/form/ErrorSummary.tsx'
import { SelectField } from '#platform/web/form/fields/SelectField.tsx'
import { TextAreaField } from '#platform/web/form/fields/TextAreaField.tsx'
import { useServerErrors } from '#platform/web/form/use-server-errors.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { QueryView } from '#platform/web/kit/QueryView.tsx'
import { CancelButton } from '#platform/web/modal/CancelButton.tsx'
import { DialogButtons } from '#platform/web/modal/DialogButtons.tsx'
import { Modal } from '#platform/web/modal/Modal.tsx'
import type { ApplicationView } from '../../contract/application.ts'
import { getDenialInit, previewDenial } from '../../contract/denial.ts'
import type { WishedChoice } from '../../contract/offers.ts'
import { useSendApplicationDenial, useSendObjectDenial } from '../changes.ts'

interface Props {
  application: Pick<ApplicationView, 'id' | 'number'>
  /** Set if only the wish for this object is denied and the application continues. */
  object?: WishInDenial
  onClose: () => void
}

type WishInDenial = Pick<WishedChoice, 'objectId' | 'title' | 'canBeDenied'>

export function DenyModal({ application: { id, number }, object, onClose }: Props) {
  const t = useText()
  const query = object ? { apartmentId: object.objectId } : {}
  const init = useQuery(queryOf(getDenialInit, { params: { id }, query }))
  const { data } = init
  const wording = useMailWording()
  const title = object
    ? t('applications_deny_wish_title', { object: object.title })
    : t('applications_deny_title', { number })
  return (
    <Modal onClose={onClose} isChanged={wording.isOwn} title={title} size={760}>
      {data ? (
        <DenialForm init={data} object={object} wording={wording} onDone={onClose} />
      ) : (
        <QueryView query={init} rows={5} />
      )}
    </Modal>
  )
}

type Init = ReceivedResponseOf<typeof getDenialInit>
type Usable = Init['reasons'][number]['usable']

interface FormProps {
  init: Init
  object: WishInDenial | undefined
  wording: MailWording
  onDone: () => void
}

function DenialForm({ init, object, wording, onDone }: FormProps) {
  const t = useText()
  const { errors, errorOf, take, clear, show } = useServerErrors()
  const whole = useSendApplicationDenial()
  const ofWish = useSendObjectDenial()
  const allowed = object?.canBeDenied ?? init.allowed
  const [reason, setReason] = useState<string | null>(null)
  const [note, setNote] = useState('')
  const [template, setTemplate] = useState(init.templates[0]?.key ?? 'others_chosen')
  const { applicationId, version } = init
  const apartment = object && { apartmentId: object.objectId }
  const labels = { reason: t('applications_denial_reason'), note: t('applications_denial_note') }

  const notYet = (one: { displayName: string; usable: Usable }) =>
    one.usable.allowed ? one.displayName : t('applications_denial_reason_not_yet', { reason: one.displayName })
  const chooseKind = (key: typeof template) => {
    if (key === template) return
    setTemplate(key)
    // A template belongs to one kind of denial and is reset; custom text is kept.
    wording.choose(wording.words.texts ? { texts: wording.words.texts } : {})
  }
  const choose = (value: string | null) => {
    setReason(value)
    clear('reason')
    const proposed = init.reasons.find((one) => one.value === value)?.template
    if (proposed) chooseKind(proposed)
  }
  const send = () => {
    const chosen = init.reasons.find((one) => one.value === reason)
    if (!chosen) return show({ reason: t('general_field_is_required') })
    const body = { reason: chosen.value, template, ...wording.sent, ...(note ? { note } : {}) }
    const then = { onSuccess: onDone, onError: take }
    if (apartment) ofWish.mutate({ params: { applicationId, ...apartment }, body }, then)
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
        options={init.reasons.map((one) => ({
          value: one.value,
          displayName: notYet(one),
          disabled: !one.usable.allowed,
        }))}
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
        value={template}
        onChange={(key) => chooseKind(init.templates.find((one) => one.key === key)?.key ?? template)}
        options={init.templates.map(({ key, title, usable }) => ({
          value: key,
          displayName: notYet({ displayName: title, usable }),
          disabled: !usable.allowed,
        }))}
      />
      <MailLook
        wording={wording}
        about={`${applicationId} ${object?.objectId ?? ''} ${template}`}
        look={(mail) => call(previewDenial, { params: { id: applicationId }, body: { template, mail, ...apartment } })}
      />
      <DialogButtons>
        <CancelButton />
        <SendButton
          wording={wording}
          label={t('applications_send_denial')}
          color="red"
          disabled={!allowed.allowed}
          isSending={whole.isPending || ofWish.isPending}
          onSend={send}
        />
      </DialogButtons>
    </Stack>
  )
}
