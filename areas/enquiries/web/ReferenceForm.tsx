// Form in which a referee gives a reference or declines. Missing fields are marked in place; typed text is kept.

import { Button, Group, Stack } from '@mantine/core'
import { useState } from 'react'
import { ErrorSummary } from '#platform/web/form/ErrorSummary.tsx'
import { TextAreaField } from '#platform/web/form/fields/TextAreaField.tsx'
import { useServerErrors } from '#platform/web/form/use-server-errors.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import type { ReferenceForm as Form } from '../contract/reference-form.ts'
import { useAnswerReference } from './changes.ts'
import { ReferenceQuestions } from './ReferenceQuestions.tsx'
import { owedFields } from './owed.ts'
import { useTypedReference } from './typed-reference.ts'
import { DoneCard } from '#platform/web/kit/DoneCard.tsx'
import { Paragraph } from '#platform/web/kit/Paragraph.tsx'

interface Props {
  token: string
  form: Form
}

export function ReferenceForm({ token, form }: Props) {
  const t = useText()
  const [isRefusing, setRefusing] = useState(false)
  const reference = useTypedReference(token)
  if (form.state !== 'open') return <Answered state={form.state} />
  return (
    <Stack gap={20}>
      <Paragraph>{t(`enquiries_reference_lead_${form.type}`, { name: form.personName })}</Paragraph>
      <Paragraph isSoft>{t('enquiries_reference_kept')}</Paragraph>
      {isRefusing ? (
        <Refusing token={token} reference={reference} onBack={() => setRefusing(false)} />
      ) : (
        <Giving token={token} form={form} reference={reference} onRefuse={() => setRefusing(true)} />
      )}
    </Stack>
  )
}

interface Typed {
  reference: ReturnType<typeof useTypedReference>
}

function Giving({ token, form, reference, onRefuse }: Props & Typed & { onRefuse: () => void }) {
  const t = useText()
  const { answers } = reference.typed
  const { errors, show, take, clear } = useServerErrors()
  const sending = useAnswerReference(reference.forget)
  const labels = Object.fromEntries(
    form.questions.flatMap(({ key, title }) => ['grade', 'text'].map((part) => [`answers.${key}.${part}`, title])),
  )
  const send = () => {
    const owed = owedFields(answers, t('general_field_is_required'))
    if (Object.keys(owed).length > 0) return show(owed)
    sending.mutate({ params: { id: token }, body: { answer: 'give', answers } }, { onError: take })
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <Stack gap={20}>
        <ErrorSummary errors={errors} labels={labels} />
        <ReferenceQuestions
          questions={form.questions}
          answers={answers}
          errors={errors}
          onChange={(key, part, answer) => {
            reference.change({ answers: { ...answers, [key]: answer } })
            clear(`answers.${key}.${part}`)
          }}
        />
        <Paragraph isSoft>{t('enquiries_reference_private', { name: form.personName })}</Paragraph>
        <Group gap={12}>
          <Button type="submit" size="md" loading={sending.isPending}>
            {t('enquiries_reference_send')}
          </Button>
          <Button variant="subtle" size="md" onClick={onRefuse}>
            {t('enquiries_reference_refuse')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

function Refusing({ token, reference, onBack }: Typed & { token: string; onBack: () => void }) {
  const t = useText()
  const { reason } = reference.typed
  const { take } = useServerErrors()
  const sending = useAnswerReference(reference.forget)
  const words = reason.trim() ? { reason: reason.trim() } : {}
  return (
    <Stack gap={16}>
      <TextAreaField
        label={t('enquiries_reference_refuse_reason')}
        name="reason"
        value={reason}
        onChange={(words) => reference.change({ reason: words })}
        maxLength={500}
      />
      <Group gap={12}>
        <Button
          size="md"
          loading={sending.isPending}
          onClick={() =>
            sending.mutate({ params: { id: token }, body: { answer: 'refuse', ...words } }, { onError: take })
          }
        >
          {t('enquiries_reference_refuse_send')}
        </Button>
        <Button variant="default" size="md" onClick={onBack}>
          {t('general_back')}
        </Button>
      </Group>
    </Stack>
  )
}

function Answered({ state }: { state: 'answered' | 'failed' }) {
  const t = useText()
  return <DoneCard title={t('enquiries_reference_thanks')}>{t(`enquiries_reference_thanks_${state}`)}</DoneCard>
}
