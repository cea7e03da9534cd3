// Edits a form's name and template, or the name of its copy.

import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useChange } from '#platform/web/api/query.ts'
import { useServerErrors } from '#platform/web/form/use-server-errors.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import type { FormSummary } from '../../contract/form-shapes.ts'
import { changeForms, getForms, getFormsOfKind } from '../../contract/forms.ts'
import { FormNameDialog, TemplateField } from './FormNameDialog.tsx'

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
    <FormNameDialog
      title={t(isCopy ? 'form_settings_duplicate_title' : 'form_settings_rename_title', { name: form.name })}
      name={name}
      onName={setName}
      error={errorOf('name')}
      action={t(isCopy ? 'form_settings_duplicate' : 'general_save')}
      isPending={change.isPending}
      onSend={send}
      onClose={onClose}
    >
      {!isCopy && <TemplateField value={template} onChange={setTemplate} />}
    </FormNameDialog>
  )
}
