// What a form is called and how it looks, or the name of its copy.

import { Button, Modal, Stack } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useChange } from '#platform/web/api/query.ts'
import { TextField } from '#platform/web/form/TextField.tsx'
import { useServerErrors } from '#platform/web/form/use-server-errors.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { DialogButtons } from '#platform/web/modal/DialogButtons.tsx'
import type { FormSummary } from '../contract/form-shapes.ts'
import { changeForms, getForms, getFormsOfKind } from '../contract/forms.ts'
import { TemplateField } from './CreateFormModal.tsx'

interface Props {
  form: FormSummary
  action: 'change' | 'duplicate'
  onClose: () => void
}

export function FormNameModal({ form, action, onClose }: Props) {
  const t = useText()
  const navigate = useNavigate()
  const isCopy = action === 'duplicate'
  const [name, setName] = useState(isCopy ? t('form_settings_copy_of', { name: form.name }) : form.name)
  const [template, setTemplate] = useState(form.template)
  const { errorOf, take } = useServerErrors()
  const change = useChange(changeForms, { stale: [getForms, getFormsOfKind], errors: 'own' })
  const send = () =>
    change.mutate(
      {
        body: isCopy
          ? { action, formId: form.id, name }
          : { action, formId: form.id, version: form.version, name, template },
      },
      {
        onError: take,
        onSuccess: ({ form: made }) => {
          onClose()
          if (isCopy) void navigate({ to: `/project-settings/form-settings/forms/${made.id}` })
        },
      },
    )
  return (
    <Modal
      opened
      onClose={onClose}
      title={t(isCopy ? 'form_settings_duplicate_title' : 'form_settings_rename_title', { name: form.name })}
      size={480}
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
      >
        <Stack gap={16}>
          <TextField
            label={t('form_settings_name')}
            name="name"
            required
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog that asks for a name begins there
            autoFocus
            maxLength={120}
            value={name}
            onChange={setName}
            error={errorOf('name')}
          />
          {!isCopy && <TemplateField value={template} onChange={setTemplate} />}
        </Stack>
        <DialogButtons>
          <Button variant="default" onClick={onClose}>
            {t('general_cancel')}
          </Button>
          <Button type="submit" loading={change.isPending}>
            {t(isCopy ? 'form_settings_duplicate' : 'general_save')}
          </Button>
        </DialogButtons>
      </form>
    </Modal>
  )
}
