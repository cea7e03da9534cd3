// Dialog that gives an existing owner a login; the contact person is invited by mail.

import { Button, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { queryOf, useChange } from '#platform/web/api/query.ts'
import { ErrorSummary } from '#platform/web/form/ErrorSummary.tsx'
import { SelectField } from '#platform/web/form/fields/SelectField.tsx'
import { TextField } from '#platform/web/form/fields/TextField.tsx'
import { useServerErrors } from '#platform/web/form/use-server-errors.ts'
import { currentLanguage } from '#platform/web/i18n/language.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { QueryView } from '#platform/web/kit/QueryView.tsx'
import { CancelButton } from '#platform/web/modal/CancelButton.tsx'
import { DialogButtons } from '#platform/web/modal/DialogButtons.tsx'
import { Modal } from '#platform/web/modal/Modal.tsx'
import { EmptyState } from '#platform/web/ui/states/EmptyState.tsx'
import { addOwnerLogin, getOwner, getOwnerAddition, listOwnerRows } from '../contract/owners.ts'
import { FieldColumns } from '#platform/web/kit/FieldColumns.tsx'
import { Paragraph } from '#platform/web/kit/Paragraph.tsx'

type Addition = ResponseOf<typeof getOwnerAddition>

interface Props {
  onClose: () => void
  /** Chosen at the beginning. */
  ownerId?: string | undefined
}

export function AddLoginModal({ onClose, ownerId }: Props) {
  const t = useText()
  const query = useQuery(queryOf(getOwnerAddition))
  const none = <EmptyState title={t('owners_all_have_logins')} text={t('owners_all_have_logins_text')} />
  return (
    <Modal onClose={onClose} title={t('owners_add')} size={640}>
      <QueryView query={query} rows={4} empty={{ when: ({ owners }) => owners.length === 0, shown: none }}>
        {(addition) => <LoginForm addition={addition} ownerId={ownerId} onClose={onClose} />}
      </QueryView>
    </Modal>
  )
}

interface Invitation {
  owner_id: string
  first_name: string
  last_name: string
  email: string
  language: Addition['owners'][number]['language']
}

function invitationFor({ owners }: Addition, ownerId: string | undefined): Invitation {
  const owner = owners.find(({ id }) => id === ownerId)
  if (!owner) return { owner_id: '', first_name: '', last_name: '', email: '', language: currentLanguage() }
  const { id, first_name, last_name, email, language } = owner
  return { owner_id: id, first_name, last_name, email, language }
}

function LoginForm({ addition, ownerId, onClose }: Props & { addition: Addition }) {
  const t = useText()
  const { errors, errorOf, take, clear } = useServerErrors()
  const [values, setValues] = useState(() => invitationFor(addition, ownerId))
  const invitation = useChange(addOwnerLogin, {
    errors: 'own',
    stale: [listOwnerRows, getOwnerAddition, getOwner],
    onDone: onClose,
  })
  const labels = Object.fromEntries(Object.keys(values).map((name) => [name, t(`owners_field_${name}`)]))
  const field = <Name extends keyof Invitation>(name: Name) => ({
    name,
    label: t(`owners_field_${name}`),
    value: values[name],
    required: true,
    error: errorOf(name),
    onChange: (value: Invitation[Name]) => {
      setValues((before) => ({ ...before, [name]: value }))
      clear(name)
    },
  })
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        invitation.mutate({ body: values }, { onError: take })
      }}
    >
      <Stack gap={16}>
        <ErrorSummary errors={errors} labels={labels} />
        <FieldColumns>
          <div data-wide>
            <SelectField
              {...field('owner_id')}
              options={addition.owners.map(({ id, name }) => ({ value: id, displayName: name }))}
              onChange={(id) => {
                setValues(invitationFor(addition, id ?? undefined))
                clear()
              }}
            />
          </div>
          <TextField {...field('first_name')} maxLength={100} />
          <TextField {...field('last_name')} maxLength={100} />
          <TextField {...field('email')} type="email" maxLength={254} />
          <SelectField
            {...field('language')}
            options={addition.choices.languages.map((value) => ({ value, displayName: t(`shell_language_${value}`) }))}
            onChange={(value) => {
              const language = addition.choices.languages.find((one) => one === value)
              if (language) field('language').onChange(language)
            }}
          />
        </FieldColumns>
        <Paragraph isSoft>{t('owners_has_login_hint')}</Paragraph>
        <DialogButtons>
          <CancelButton />
          <Button type="submit" loading={invitation.isPending}>
            {t('owners_invite')}
          </Button>
        </DialogButtons>
      </Stack>
    </form>
  )
}
