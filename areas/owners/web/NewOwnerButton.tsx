// Button and dialog for an owner who is not in the list yet, for people who change projects: without a login.

import { Button, Stack } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
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
import { getOwnerAddition, listOwnerRows, searchOwners, type OwnerEdit } from '../contract/owners.ts'
import { createProprietor, getProprietorCreation } from '../contract/proprietors.ts'
import { newOwner } from './new-owner.ts'
import { OwnerFields } from './OwnerFields.tsx'
import type { FoundOwner } from './use-found-owners.ts'

interface Props {
  onCreated: (owner: FoundOwner) => void
}

export function NewOwnerButton({ onCreated }: Props) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="subtle"
        size="compact-md"
        leftSection={<IconPlus size={16} stroke={1.5} />}
        onClick={() => setOpen(true)}
      >
        {t('owners_create')}
      </Button>
      {isOpen && (
        <NewOwnerModal
          onCreated={(owner) => {
            onCreated(owner)
            setOpen(false)
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

function NewOwnerModal({ onCreated, onClose }: Props & { onClose: () => void }) {
  const t = useText()
  const query = useQuery(queryOf(getProprietorCreation))
  return (
    <Modal onClose={onClose} title={t('owners_create')} size={640}>
      <QueryView query={query} rows={6}>
        {({ choices }) => <CreationForm languages={choices.languages} onCreated={onCreated} />}
      </QueryView>
    </Modal>
  )
}

function CreationForm({ languages, onCreated }: Props & { languages: readonly Language[] }) {
  const t = useText()
  const { errors, errorOf, take, clear } = useServerErrors()
  const [values, setValues] = useState<OwnerEdit>(newOwner)
  const creation = useChange(createProprietor, {
    errors: 'own',
    stale: [listOwnerRows, getOwnerAddition, searchOwners],
    onDone: ({ id }) => onCreated({ id, name: values.name.trim() }),
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
        // React passes the event on to the form that opened the dialog.
        event.stopPropagation()
        creation.mutate({ body: values }, { onError: take })
      }}
    >
      <Stack gap={16}>
        <ErrorSummary errors={errors} labels={labels} />
        <OwnerFields form={{ values, set, errorOf }} languages={languages} needsContact={false} />
        <DialogButtons>
          <CancelButton />
          <Button type="submit" loading={creation.isPending}>
            {t('owners_create_only')}
          </Button>
        </DialogButtons>
      </Stack>
    </form>
  )
}
