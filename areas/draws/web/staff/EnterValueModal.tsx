// Enters the public value once it is known.

import { useState } from 'react'
import { TextField } from '#platform/web/form/fields/TextField.tsx'
import { useText } from '#platform/web/i18n/texts.ts'
import { ActionModal } from '#platform/web/kit/ActionModal.tsx'
import type { DrawView } from '../../contract/draw.ts'
import { useEnterDrawValue } from '../changes.ts'

export function EnterValueModal({ draw, onClose }: { draw: DrawView; onClose: () => void }) {
  const t = useText()
  const [value, setValue] = useState(draw.value ?? '')
  const [reference, setReference] = useState(draw.valueReference ?? '')
  return (
    <ActionModal
      title={t('draws_enter_title')}
      text={t('draws_enter_text', { source: draw.source ?? '' })}
      action={t('draws_action_enterValue')}
      change={useEnterDrawValue()}
      send={() => ({ params: { id: draw.id }, body: { value, reference } })}
      onClose={onClose}
    >
      {({ errorOf, clear }) => (
        <>
          <TextField
            label={t('draws_field_value')}
            name="value"
            required
            hint={t('draws_value_hint')}
            maxLength={500}
            value={value}
            onChange={(text) => {
              setValue(text)
              clear('value')
            }}
            error={errorOf('value')}
          />
          <TextField
            label={t('draws_field_reference')}
            name="reference"
            required
            hint={t('draws_reference_hint')}
            maxLength={300}
            value={reference}
            onChange={(text) => {
              setReference(text)
              clear('reference')
            }}
            error={errorOf('reference')}
          />
        </>
      )}
    </ActionModal>
  )
}
