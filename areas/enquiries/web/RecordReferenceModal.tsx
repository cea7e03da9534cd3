// Records a reference given on the telephone, with the same questions as on the public page.

import { Button, Stack } from '@mantine/core'
import { useState } from 'react'
import { ErrorSummary } from '#platform/web/form/ErrorSummary.tsx'
import { TextField } from '#platform/web/form/fields/TextField.tsx'
import { useServerErrors } from '#platform/web/form/use-server-errors.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { CancelButton } from '#platform/web/modal/CancelButton.tsx'
import { DialogButtons } from '#platform/web/modal/DialogButtons.tsx'
import { Modal } from '#platform/web/modal/Modal.tsx'
import type { ReferenceAnswers } from '../rules/references.ts'
import type { ReferenceModalProps } from './asked.ts'
import { useRecordReference } from './changes.ts'
import { owedFields } from './owed.ts'
import { ReferenceQuestions } from './ReferenceQuestions.tsx'

export function RecordReferenceModal({ evaluation, reference, onClose }: ReferenceModalProps) {
  const t = useText()
  const { type, questions } = reference
  const [contactName, setName] = useState(reference.contactName)
  const [answers, setAnswers] = useState<ReferenceAnswers>({})
  const { errors, errorOf, show, take, clear } = useServerErrors()
  const recording = useRecordReference(onClose)
  const labels = Object.fromEntries([
    ['contactName', t('enquiries_contact_name')],
    ...questions.flatMap(({ key, title }) => ['grade', 'text'].map((part) => [`answers.${key}.${part}`, title])),
  ])
  const save = () => {
    const required = t('general_field_is_required')
    const owed = { ...(contactName.trim() ? {} : { contactName: required }), ...owedFields(answers, required) }
    if (Object.keys(owed).length > 0) return show(owed)
    const body = { type, contactName, answers }
    recording.mutate({ params: { id: evaluation.adultId }, body }, { onError: take })
  }
  return (
    <Modal onClose={onClose} size="lg" title={t('enquiries_record_title', { name: evaluation.name })}>
      <Stack gap={16}>
        <ErrorSummary errors={errors} labels={labels} />
        <TextField
          label={t('enquiries_contact_name')}
          name="contactName"
          required
          value={contactName}
          onChange={(value) => {
            setName(value)
            clear('contactName')
          }}
          error={errorOf('contactName')}
        />
        <ReferenceQuestions
          questions={questions}
          answers={answers}
          errors={errors}
          onChange={(key, part, answer) => {
            setAnswers({ ...answers, [key]: answer })
            clear(`answers.${key}.${part}`)
          }}
        />
        <DialogButtons>
          <CancelButton />
          <Button onClick={save} loading={recording.isPending}>
            {t('general_save')}
          </Button>
        </DialogButtons>
      </Stack>
    </Modal>
  )
}
