// Whom to ask, in which language; the mail is shown before it goes.

import { Button, Modal, Stack } from '@mantine/core'
import { useState } from 'react'
import { languages } from '#platform/rules/project-type.ts'
import { ErrorSummary } from '#platform/web/form/ErrorSummary.tsx'
import { SelectField } from '#platform/web/form/SelectField.tsx'
import { TextField } from '#platform/web/form/TextField.tsx'
import { useServerErrors } from '#platform/web/form/use-server-errors.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { DialogButtons } from '#platform/web/modal/DialogButtons.tsx'
import { useAsking, usePreview } from './changes.ts'
import type { ReferenceModalProps } from './asked.ts'
import styles from './References.module.css'

export function AskReferenceModal({ evaluation, reference, onClose }: ReferenceModalProps) {
  const t = useText()
  const { type } = reference
  const [contactName, setName] = useState(reference.contactName)
  const [contactEmail, setEmail] = useState(reference.contactEmail)
  const [language, setLanguage] = useState(reference.language)
  const { errors, errorOf, take } = useServerErrors()
  const asking = useAsking(onClose)
  const preview = usePreview()
  const sent = { params: { type, adultId: evaluation.adultId }, body: { contactName, contactEmail, language } }
  const labels = { contactName: t('enquiries_contact_name'), contactEmail: t('enquiries_contact_email') }
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
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
        {preview.data && (
          <div className={styles.preview}>
            <strong>{preview.data.subject}</strong>
            <p>{preview.data.text}</p>
          </div>
        )}
        <DialogButtons>
          <Button variant="default" onClick={onClose}>
            {t('general_cancel')}
          </Button>
          <Button variant="default" loading={preview.isPending} onClick={() => preview.mutate(sent, { onError: take })}>
            {t('enquiries_preview')}
          </Button>
          <Button loading={asking.isPending} onClick={() => asking.mutate(sent, { onError: take })}>
            {t('enquiries_send_enquiry')}
          </Button>
        </DialogButtons>
      </Stack>
    </Modal>
  )
}
