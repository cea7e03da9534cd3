// New form: from the product form of its kind, or as a copy of an existing form.

import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useChange } from '#platform/web/api/query.ts'
import { SelectField } from '#platform/web/form/fields/SelectField.tsx'
import { useServerErrors } from '#platform/web/form/use-server-errors.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import type { FormTemplate } from '#areas/forms/rules/form-kinds.ts'
import { changeForms, getForms, getFormsOfKind } from '../../contract/forms.ts'
import { FormNameDialog, TemplateField } from './FormNameDialog.tsx'
import type { KindOfForms } from './kind-of-forms.ts'

const product = 'product'

export function CreateFormModal({ kind, onClose }: { kind: KindOfForms; onClose: () => void }) {
  const t = useText()
  const navigate = useNavigate()
  const [name, setName] = useState('')
  const [from, setFrom] = useState(product)
  const [template, setTemplate] = useState<FormTemplate>('default')
  const { errorOf, take } = useServerErrors()
  const create = useChange(changeForms, {
    stale: [getForms, getFormsOfKind],
    errors: 'own',
    onDone: ({ form }) => navigate({ to: `/project-settings/form-settings/forms/${form.id}` }),
  })
  const send = () =>
    create.mutate(
      {
        body:
          from === product
            ? { action: 'create', kind: kind.kind, name, template }
            : { action: 'duplicate', formId: from, name },
      },
      { onError: take },
    )
  return (
    <FormNameDialog
      title={t('form_settings_create_title', { kind: kind.title })}
      name={name}
      onName={setName}
      error={errorOf('name')}
      action={t('form_settings_create')}
      isPending={create.isPending}
      onSend={send}
      onClose={onClose}
    >
      <SelectField
        label={t('form_settings_create_from')}
        required
        options={[
          { value: product, displayName: t('form_settings_create_from_product') },
          ...kind.forms.map(({ id, name: title }) => ({ value: id, displayName: title })),
        ]}
        value={from}
        onChange={(value) => setFrom(value ?? product)}
      />
      {from === product && <TemplateField value={template} onChange={setTemplate} />}
    </FormNameDialog>
  )
}
