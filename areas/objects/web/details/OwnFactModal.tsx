// Dialog for one project-specific fact: the name is fixed after creation, the value can change.

import { Button, Stack } from '@mantine/core'
import { useState } from 'react'
import { TextAreaField } from '#platform/web/form/fields/TextAreaField.tsx'
import { TextField } from '#platform/web/form/fields/TextField.tsx'
import { useServerErrors } from '#platform/web/form/use-server-errors.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { CancelButton } from '#platform/web/modal/CancelButton.tsx'
import { DialogButtons } from '#platform/web/modal/DialogButtons.tsx'
import { Modal } from '#platform/web/modal/Modal.tsx'
import type { ObjectView } from '../../contract/object.ts'
import { longestName, longestOwnFact, ownFactNamed } from '../../rules/own-facts.ts'
import { useSaveOwnFact } from '../changes.ts'

interface Props {
  object: ObjectView
  /** Undefined for a new fact. */
  fact: ObjectView['ownFacts'][number] | undefined
  onClose: () => void
}

export function OwnFactModal({ object: { id, version, ownFacts }, fact, onClose }: Props) {
  const t = useText()
  const { errorOf, take, show, clear } = useServerErrors()
  const [key, setKey] = useState(fact?.key ?? '')
  const [value, setValue] = useState(fact?.value ?? '')
  const saving = useSaveOwnFact({ errors: 'own' })
  const known = Object.fromEntries(ownFacts.map((one) => [one.key, one.value]))
  const save = () => {
    // Prevents a new fact from overwriting an existing one of the same name.
    if (!fact && ownFactNamed(known, key.trim()) !== null) return show({ key: t('objects_own_fact_there') })
    saving.mutate({ params: { id }, body: { version, key, value } }, { onSuccess: onClose, onError: take })
  }
  return (
    <Modal onClose={onClose} title={fact ? fact.key : t('objects_own_fact_add')}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
      >
        <Stack gap={16}>
          {!fact && (
            <TextField
              label={t('objects_own_fact_name')}
              hint={t('objects_own_fact_name_hint')}
              name="key"
              required
              maxLength={longestName}
              value={key}
              onChange={(words) => {
                setKey(words)
                clear('key')
              }}
              error={errorOf('key')}
            />
          )}
          <TextAreaField
            label={t('objects_own_fact_value')}
            name="value"
            required
            maxLength={longestOwnFact}
            value={value}
            onChange={(words) => {
              setValue(words)
              clear('value')
            }}
            error={errorOf('value')}
          />
          <DialogButtons>
            <CancelButton />
            <Button type="submit" loading={saving.isPending}>
              {t('general_save')}
            </Button>
          </DialogButtons>
        </Stack>
      </form>
    </Modal>
  )
}
