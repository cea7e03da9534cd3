// Dialog for one project-specific fact: the name is fixed after creation, the value can change.

import { useState } from 'react'
import { TextAreaField } from '#platform/web/form/fields/TextAreaField.tsx'
import { TextField } from '#platform/web/form/fields/TextField.tsx'
import { useText } from '#platform/web/i18n/texts.ts'
import { ActionModal } from '#platform/web/kit/ActionModal.tsx'
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
  const [key, setKey] = useState(fact?.key ?? '')
  const [value, setValue] = useState(fact?.value ?? '')
  const saving = useSaveOwnFact({ errors: 'own' })
  const known = Object.fromEntries(ownFacts.map((one) => [one.key, one.value]))
  return (
    <ActionModal
      title={fact ? fact.key : t('objects_own_fact_add')}
      action={t('general_save')}
      change={saving}
      send={(_given, { show }) => {
        // Prevents a new fact from overwriting an existing one of the same name.
        const isTaken = !fact && ownFactNamed(known, key.trim()) !== null
        if (isTaken) show({ key: t('objects_own_fact_there') })
        return isTaken ? undefined : { params: { id }, body: { version, key, value } }
      }}
      onClose={onClose}
    >
      {({ errorOf, clear }) => (
        <>
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
        </>
      )}
    </ActionModal>
  )
}
