// The contact of an advertisement: that of the object, or one of its own.

import { Switch } from '@mantine/core'
import { TextField } from '#platform/web/form/fields/TextField.tsx'
import { useText } from '#platform/web/i18n/texts.ts'
import { FieldColumns } from '#platform/web/kit/FieldColumns.tsx'
import type { AdvertData, AdvertView } from '../contract/adverts.ts'

type Contact = AdvertView['contact']

interface Props {
  usual: Contact
  contact: AdvertData['settings']['contact']
  errorOf: (name: string) => string | undefined
  onChange: (contact: AdvertData['settings']['contact']) => void
}

const fields = ['name', 'email', 'phone'] as const

export function ContactFields({ usual, contact, errorOf, onChange }: Props) {
  const t = useText()
  const told = fields.map((field) => usual[field]).filter(Boolean)
  return (
    <>
      <Switch
        label={t('marketing_own_contact')}
        description={told.length > 0 && t('marketing_usual_contact', { contact: told.join(', ') })}
        checked={contact !== null}
        onChange={(event) => onChange(event.currentTarget.checked ? usual : null)}
      />
      {contact && (
        <FieldColumns>
          {fields.map((field) => (
            <TextField
              key={field}
              name={`settings.contact.${field}`}
              label={t(`marketing_contact_${field}`)}
              type={field === 'email' ? 'email' : 'text'}
              required
              error={errorOf(`settings.contact.${field}`)}
              value={contact[field]}
              onChange={(value) => onChange({ ...contact, [field]: value })}
            />
          ))}
        </FieldColumns>
      )}
    </>
  )
}
