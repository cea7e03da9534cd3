// Dialog for one new person with all fields; a password link is mailed to them.

import { Button, Group, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { queryOf, useChange } from '#platform/web/api/query.ts'
import { ErrorSummary } from '#platform/web/form/ErrorSummary.tsx'
import { useServerErrors } from '#platform/web/form/use-server-errors.ts'
import { currentLanguage } from '#platform/web/i18n/language.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { QueryView } from '#platform/web/kit/QueryView.tsx'
import { CancelButton } from '#platform/web/modal/CancelButton.tsx'
import { Modal } from '#platform/web/modal/Modal.tsx'
import { createUser, getUserCreation, listUsers, type PersonChoices, type UserData } from '../contract/people.ts'
import { getRoles } from '../contract/roles.ts'
import { PersonFields } from './PersonFields.tsx'

export function CreateUserModal({ onClose }: { onClose: () => void }) {
  const t = useText()
  const query = useQuery(queryOf(getUserCreation))
  return (
    <Modal onClose={onClose} title={t('users_create')} size={640}>
      <QueryView query={query} rows={5}>
        {(data) => <CreationForm choices={data.choices} />}
      </QueryView>
    </Modal>
  )
}

function CreationForm({ choices }: { choices: PersonChoices }) {
  const t = useText()
  const navigate = useNavigate()
  const { errors, errorOf, take, clear } = useServerErrors()
  const [values, setValues] = useState<UserData>({
    first_name: '',
    last_name: '',
    email: '',
    phone: '',
    language: currentLanguage(),
    role: 'user',
    teams: [],
    is_active: true,
  })
  const creation = useChange(createUser, {
    errors: 'own',
    stale: [listUsers, getRoles],
    onDone: ({ id }) => navigate({ to: `/project-settings/user-management/users/${id}` }),
  })
  const labels = Object.fromEntries(Object.keys(values).map((name) => [name, t(`users_field_${name}`)]))
  const set = <Field extends keyof UserData>(field: Field, value: UserData[Field]) => {
    setValues((before) => ({ ...before, [field]: value }))
    clear(field)
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        creation.mutate({ body: values }, { onError: take })
      }}
    >
      <Stack gap={16}>
        <ErrorSummary errors={errors} labels={labels} />
        <PersonFields form={{ values, set, errorOf }} choices={choices} />
        <p style={{ margin: 0 }}>{t('users_invitation_explanation')}</p>
        <Group justify="flex-end" gap={8}>
          <CancelButton />
          <Button type="submit" loading={creation.isPending}>
            {t('users_create_and_invite')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
