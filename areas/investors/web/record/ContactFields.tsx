// Contact people of an investor. The first one receives the mails.

import { Button, Stack } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { PhoneField } from '#platform/web/form/fields/PhoneField.tsx'
import { SelectField } from '#platform/web/form/fields/SelectField.tsx'
import { TextField } from '#platform/web/form/fields/TextField.tsx'
import { useText } from '#platform/web/i18n/texts.ts'
import { FieldColumns } from '#platform/web/kit/FieldColumns.tsx'
import type { ContactData } from '../../contract/investor.ts'
import { investorTitles } from '../../rules/investor-facts.ts'
import { choicesOf, oneOf, type FormPart } from './investor-form.ts'

const nobody: ContactData = {
  id: null,
  title: null,
  firstName: '',
  lastName: '',
  function: '',
  email: null,
  phone: null,
}

/** Same limit as the contract. */
const most = 10

export function ContactFields({ values, set, errorOf }: FormPart) {
  const t = useText()
  const { contacts } = values
  const change = (place: number, changed: Partial<ContactData>) =>
    set(
      'contacts',
      contacts.map((one, index) => (index === place ? { ...one, ...changed } : one)),
    )
  return (
    <Stack gap={20}>
      {contacts.map((contact, place) => (
        <fieldset key={contact.id ?? place} style={{ border: 0, margin: 0, padding: 0, minWidth: 0 }}>
          <legend style={{ padding: 0, marginBottom: 8, fontWeight: 600 }}>
            {place === 0 ? t('investors_first_contact') : t('investors_contact_number', { number: place + 1 })}
          </legend>
          <ContactForm contact={contact} place={place} errorOf={errorOf} onChange={(some) => change(place, some)} />
          {contacts.length > 1 && (
            <Button
              variant="subtle"
              size="compact-sm"
              mt={8}
              leftSection={<IconTrash size={14} stroke={1.5} aria-hidden />}
              onClick={() =>
                set(
                  'contacts',
                  contacts.filter((_, index) => index !== place),
                )
              }
            >
              {t('investors_remove_contact')}
            </Button>
          )}
        </fieldset>
      ))}
      {contacts.length < most && (
        <div>
          <Button
            variant="default"
            size="compact-md"
            leftSection={<IconPlus size={16} stroke={1.5} aria-hidden />}
            onClick={() => set('contacts', [...contacts, nobody])}
          >
            {t('investors_add_contact')}
          </Button>
        </div>
      )}
    </Stack>
  )
}

interface ContactFormProps {
  contact: ContactData
  place: number
  errorOf: (field: string) => string | undefined
  onChange: (changed: Partial<ContactData>) => void
}

function ContactForm({ contact, place, errorOf, onChange }: ContactFormProps) {
  const t = useText()
  const shared = (field: keyof ContactData) => ({
    name: `contacts.${place}.${field}`,
    label: t(`investors_field_${field}`),
    error: errorOf(`contacts.${place}.${field}`),
  })
  return (
    <FieldColumns>
      <SelectField
        {...shared('title')}
        value={contact.title}
        options={choicesOf(t, 'investors_title_', investorTitles)}
        onChange={(title) => onChange({ title: oneOf(investorTitles, title) })}
      />
      <TextField
        {...shared('function')}
        value={contact.function}
        onChange={(value) => onChange({ function: value })}
        maxLength={100}
      />
      <TextField
        {...shared('firstName')}
        value={contact.firstName}
        onChange={(firstName) => onChange({ firstName })}
        maxLength={60}
      />
      <TextField
        {...shared('lastName')}
        required
        value={contact.lastName}
        onChange={(lastName) => onChange({ lastName })}
        maxLength={60}
      />
      <TextField
        {...shared('email')}
        type="email"
        value={contact.email ?? ''}
        onChange={(email) => onChange({ email: email || null })}
      />
      <PhoneField
        {...shared('phone')}
        value={contact.phone ?? ''}
        onChange={(phone) => onChange({ phone: phone || null })}
      />
    </FieldColumns>
  )
}
