// Dialog for a new owner; the contact person is invited by mail unless staff decide otherwise.

import { Button, Checkbox, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { Language } from '#platform/rules/project-type.ts'
import { queryOf, useChange } from '#platform/web/api/query.ts'
import { ErrorSummary } from '#platform/web/form/ErrorSummary.tsx'
import { useServerErrors } from '#platform/web/form/use-server-errors.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { QueryView } from '#platform/web/kit/QueryView.tsx'
import { CancelButton } from '#platform/web/modal/CancelButton.tsx'
import { DialogButtons } from '#platform/web/modal/DialogButtons.tsx'
import { Modal } from '#platform/web/modal/Modal.tsx'
import {
  createOwner,
  getOwnerAddition,
  getOwnerCreation,
  listOwnerRows,
  searchOwners,
  type OwnerEdit,
} from '../contract/owners.ts'
import { newOwner } from './new-owner.ts'
import { OwnerFields } from './OwnerFields.tsx'

export function CreateOwnerModal({ onClose }: { onClose: () => void }) {
  const t = useText()
  const query = useQuery(queryOf(getOwnerCreation))
  return (
    <Modal onClose={onClose} title={t('owners_create')} size={640}>
      <QueryView query={query} rows={6}>
        {({ choices }) => <CreationForm languages={choices.languages} />}
      </QueryView>
    </Modal>
  )
}

function CreationForm({ languages }: { languages: readonly Language[] }) {
  const t = useText()
  const navigate = useNavigate()
  const { errors, errorOf, take, clear } = useServerErrors()
  const [invites, setInvites] = useState(true)
  const [values, setValues] = useState<OwnerEdit>(newOwner)
  const creation = useChange(createOwner, {
    errors: 'own',
    stale: [listOwnerRows, getOwnerAddition, searchOwners],
    onDone: ({ id }) => navigate({ to: `/project-settings/user-management/owners/${id}` }),
  })
  const labels = Object.fromEntries(Object.keys(values).map((name) => [name, t(`owners_field_${name}`)]))
  const set = <Field extends keyof OwnerEdit>(field: Field, value: OwnerEdit[Field]) => {
    setValues((before) => ({ ...before, [field]: value }))
    clear(field)
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        creation.mutate({ body: { ...values, has_login: invites } }, { onError: take })
      }}
    >
      <Stack gap={16}>
        <ErrorSummary errors={errors} labels={labels} />
        <OwnerFields form={{ values, set, errorOf }} languages={languages} needsContact={invites}>
          <Checkbox
            label={t('owners_field_has_login')}
            description={t('owners_has_login_hint')}
            checked={invites}
            onChange={(event) => setInvites(event.currentTarget.checked)}
          />
        </OwnerFields>
        <DialogButtons>
          <CancelButton />
          <Button type="submit" loading={creation.isPending}>
            {t(invites ? 'owners_create_and_invite' : 'owners_create_only')}
          </Button>
        </DialogButtons>
      </Stack>
    </form>
  )
}
