// Saves written text as a template of the project; only a title is missing.

import { Button, Stack } from '@mantine/core'
import { useState } from 'react'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import { useChange } from '#platform/web/api/query.ts'
import { ErrorSummary } from '#platform/web/form/ErrorSummary.tsx'
import { TextField } from '#platform/web/form/fields/TextField.tsx'
import { useServerErrors } from '#platform/web/form/use-server-errors.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { CancelButton } from '#platform/web/modal/CancelButton.tsx'
import { DialogButtons } from '#platform/web/modal/DialogButtons.tsx'
import { Modal } from '#platform/web/modal/Modal.tsx'
import { createMailTemplate, getMailTemplate, listMailTemplates } from '../contract/templates.ts'
import type { MailKind } from '../rules/kinds.ts'
import { languagesOf, wordsFields, type TemplateWords } from '../rules/template-words.ts'

interface Props {
  kind: MailKind
  /** Languages without a text are absent. */
  words: Partial<TemplateWords>
  /** Queries that list templates where the text is written. */
  stale: Endpoint[]
  onSaved: (id: string, title: string) => void
  onClose: () => void
}

const nothing: TemplateWords = { de_subject: '', de_body: '', fr_subject: '', fr_body: '' }

export function SaveTemplateModal({ kind, words, stale, onSaved, onClose }: Props) {
  const t = useText()
  const [title, setTitle] = useState('')
  const { errors, errorOf, take, clear } = useServerErrors()
  const saving = useChange(createMailTemplate, {
    stale: [listMailTemplates, getMailTemplate, ...stale],
    errors: 'own',
  })
  const kept = { ...nothing, ...words }
  const labels = Object.fromEntries([...wordsFields, 'title'].map((name) => [name, t(`mail_templates_field_${name}`)]))
  const save = () =>
    saving.mutate(
      { body: { ...kept, kind, title, isDefault: false } },
      { onSuccess: ({ id }) => onSaved(id, title.trim()), onError: take },
    )
  return (
    <Modal onClose={onClose} title={t('mail_templates_save_as')}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          // React submit events bubble through portals: the surrounding form must not be submitted.
          event.stopPropagation()
          save()
        }}
      >
        <Stack gap={16}>
          <p style={{ margin: 0 }}>
            {t('mail_templates_save_as_text', {
              kind: t(`mail_templates_kind_${kind}`),
              languages: languagesOf(kept)
                .map((language) => t(`general_language_${language}`))
                .join(', '),
            })}
          </p>
          <ErrorSummary errors={errors} labels={labels} />
          <TextField
            label={t('mail_templates_title')}
            hint={t('mail_templates_title_hint')}
            name="title"
            required
            maxLength={100}
            value={title}
            onChange={(value) => {
              setTitle(value)
              clear('title')
            }}
            error={errorOf('title')}
          />
          <DialogButtons>
            <CancelButton />
            <Button type="submit" loading={saving.isPending}>
              {t('mail_templates_save_template')}
            </Button>
          </DialogButtons>
        </Stack>
      </form>
    </Modal>
  )
}
