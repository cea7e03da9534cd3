// Enters the public value once it is known.

import { Button, Stack } from '@mantine/core'
import { useState } from 'react'
import { TextField } from '#platform/web/form/fields/TextField.tsx'
import { useServerErrors } from '#platform/web/form/use-server-errors.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { CancelButton } from '#platform/web/modal/CancelButton.tsx'
import { DialogButtons } from '#platform/web/modal/DialogButtons.tsx'
import { Modal } from '#platform/web/modal/Modal.tsx'
import type { DrawView } from '../../contract/draw.ts'
import { useEnterDrawValue } from '../changes.ts'

export function EnterValueModal({ draw, onClose }: { draw: DrawView; onClose: () => void }) {
  const t = useText()
  const { errorOf, take, clear } = useServerErrors()
  const entering = useEnterDrawValue(onClose)
  const [value, setValue] = useState(draw.value ?? '')
  const [reference, setReference] = useState(draw.valueReference ?? '')
  const edit = (name: string, set: (text: string) => void) => (text: string) => {
    set(text)
    clear(name)
  }
  const enter = () => entering.mutate({ params: { id: draw.id }, body: { value, reference } }, { onError: take })
  return (
    <Modal onClose={onClose} title={t('draws_enter_title')}>
      <Stack gap={16}>
        <p style={{ margin: 0 }}>{t('draws_enter_text', { source: draw.source ?? '' })}</p>
        <TextField
          label={t('draws_field_value')}
          name="value"
          required
          hint={t('draws_value_hint')}
          maxLength={500}
          value={value}
          onChange={edit('value', setValue)}
          error={errorOf('value')}
        />
        <TextField
          label={t('draws_field_reference')}
          name="reference"
          required
          hint={t('draws_reference_hint')}
          maxLength={300}
          value={reference}
          onChange={edit('reference', setReference)}
          error={errorOf('reference')}
        />
        <DialogButtons>
          <CancelButton />
          <Button onClick={enter} loading={entering.isPending}>
            {t('draws_action_enterValue')}
          </Button>
        </DialogButtons>
      </Stack>
    </Modal>
  )
}
