// Asks for a reference: contact, language, and a preview of the mail.

import { Stack } from '@mantine/core'
import { useState } from 'react'
import { MailLook, SendButton, useMailWording } from '#areas/mail-templates/web/public.tsx'
import { languages } from '#platform/rules/project-type.ts'
import { call } from '#platform/web/api/call.ts'
import { ErrorSummary } from '#platform/web/form/ErrorSummary.tsx'
import { SelectField } from '#platform/web/form/fields/SelectField.tsx'
import { TextField } from '#platform/web/form/fields/TextField.tsx'
import { useServerErrors } from '#platform/web/form/use-server-errors.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { CancelButton } from '#platform/web/modal/CancelButton.tsx'
import { DialogButtons } from '#platform/web/modal/DialogButtons.tsx'
import { Modal } from '#platform/web/modal/Modal.tsx'
import { previewReferenceMail } from '../contract/references.ts'
import { useSendReferenceMail } from './changes.ts'
import type { ReferenceModalProps } from './asked.ts'

export function AskReferenceModal({ evaluation, reference, onClose }: ReferenceModalProps) {
  const t = useText()
  const { type } = reference
  const [contactName, setName] = useState(reference.contactName)
  const [contactEmail, setEmail] = useState(reference.contactEmail)
  const [language, setLanguage] = useState(reference.language)
  const { errors, errorOf, take } = useServerErrors()
  const sending = useSendReferenceMail(onClose)
  const wording = useMailWording()
  const params = { type, adultId: evaluation.adultId }
  const asking = { contactName, contactEmail, language }
  const labels = { contactName: t('enquiries_contact_name'), contactEmail: t('enquiries_contact_email') }
  return (
    <Modal
      onClose={onClose}
      isChanged={wording.isOwn}
      size={760}
      title={t('enquiries_ask_title', { kind: t(`enquiries_kind_${type}`), name: evaluation.name })}
    >
      <Stack gap={16}>
        <ErrorSummary errors={errors} labels={labels} />
        <TextField
          label={labels.contactName}
          name="contactName"
          required
          value={contactName}
          onChange={setName}
          error={errorOf('contactName')}
        />
        <TextField
          label={labels.contactEmail}
          name="contactEmail"
          type="email"
          required
          value={contactEmail}
          onChange={setEmail}
          error={errorOf('contactEmail')}
        />
        <SelectField
          label={t('enquiries_language')}
          name="language"
          required
          value={language}
          onChange={(value) => setLanguage(languages.find((one) => one === value) ?? language)}
          options={languages.map((one) => ({ value: one, displayName: t(`general_language_${one}`) }))}
        />
        <MailLook
          wording={wording}
          about={JSON.stringify([type, asking])}
          look={
            contactName.trim() && contactEmail.includes('@')
              ? (mail) => call(previewReferenceMail, { params, body: { ...asking, mail } })
              : null
          }
        />
        <DialogButtons>
          <CancelButton />
          <SendButton
            wording={wording}
            label={t('enquiries_send_enquiry')}
            isSending={sending.isPending}
            onSend={() => sending.mutate({ params, body: { ...asking, ...wording.sent } }, { onError: take })}
          />
        </DialogButtons>
      </Stack>
    </Modal>
  )
}
