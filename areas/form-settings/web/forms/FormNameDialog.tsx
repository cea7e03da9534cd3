// Dialog for the name of a form, with optional further inputs.

import { Button, Stack } from '@mantine/core'
import { type ReactNode } from 'react'
import { SelectField } from '#platform/web/form/fields/SelectField.tsx'
import { TextField } from '#platform/web/form/fields/TextField.tsx'
import { useText } from '#platform/web/i18n/texts.ts'
import { CancelButton } from '#platform/web/modal/CancelButton.tsx'
import { DialogButtons } from '#platform/web/modal/DialogButtons.tsx'
import { Modal } from '#platform/web/modal/Modal.tsx'
import { formTemplates, type FormTemplate } from '#areas/forms/rules/form-kinds.ts'

interface Props {
  title: string
  name: string
  onName: (name: string) => void
  error: string | undefined
  /** Label of the button. */
  action: string
  isPending: boolean
  onSend: () => void
  onClose: () => void
  children?: ReactNode
}

export function FormNameDialog({ title, name, onName, error, action, isPending, onSend, onClose, children }: Props) {
  const t = useText()
  return (
    <Modal onClose={onClose} title={title} size={480}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          onSend()
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
            onChange={onName}
            error={error}
          />
          {children}
        </Stack>
        <DialogButtons>
          <CancelButton />
          <Button type="submit" loading={isPending}>
            {action}
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
