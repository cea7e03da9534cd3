// A new form: begun as the product's own for its kind, or as a copy of one there is.

import { Button, Modal, Stack } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useChange } from '#platform/web/api/query.ts'
import { SelectField } from '#platform/web/form/SelectField.tsx'
import { TextField } from '#platform/web/form/TextField.tsx'
import { useServerErrors } from '#platform/web/form/use-server-errors.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { DialogButtons } from '#platform/web/modal/DialogButtons.tsx'
import { formTemplates, type FormTemplate } from '#areas/application-form/rules/form-kinds.ts'
import { changeForms, getForms, getFormsOfKind } from '../contract/forms.ts'
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
    <Modal opened onClose={onClose} title={t('form_settings_create_title', { kind: kind.title })} size={480}>
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
        </Stack>
        <DialogButtons>
          <Button variant="default" onClick={onClose}>
            {t('general_cancel')}
          </Button>
          <Button type="submit" loading={create.isPending}>
            {t('form_settings_create')}
          </Button>
        </DialogButtons>
      </form>
    </Modal>
  )
}

export function TemplateField({ value, onChange }: { value: FormTemplate; onChange: (value: FormTemplate) => void }) {
  const t = useText()
  return (
    <SelectField
      label={t('form_settings_template')}
      hint={t('form_settings_template_hint')}
      required
      options={formTemplates.map((one) => ({ value: one, displayName: t(`form_settings_template_${one}`) }))}
      value={value}
      onChange={(chosen) => onChange(formTemplates.find((one) => one === chosen) ?? 'default')}
    />
  )
}
