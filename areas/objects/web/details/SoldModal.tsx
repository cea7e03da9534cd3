// Dialog to record a sale: the day, and optionally price and buyer.

import { useState } from 'react'
import { DateField } from '#platform/web/form/time/DateField.tsx'
import { NumberStepper } from '#platform/web/form/time/NumberStepper.tsx'
import { TextField } from '#platform/web/form/fields/TextField.tsx'
import { useText } from '#platform/web/i18n/texts.ts'
import { ActionModal } from '#platform/web/kit/ActionModal.tsx'
import type { ObjectView } from '../../contract/object.ts'
import { useNoteAsSold } from '../changes.ts'

interface Props {
  object: Pick<ObjectView, 'id' | 'title' | 'version' | 'prices' | 'applicationCounts'>
  onClose: () => void
}

export function SoldModal({ object: { id, title, version, prices, applicationCounts }, onClose }: Props) {
  const t = useText()
  const noting = useNoteAsSold()
  const [soldOn, setSoldOn] = useState('')
  const [price, setPrice] = useState<number | null>(prices.sellingPrice)
  const [buyer, setBuyer] = useState('')
  const stillWished = applicationCounts.open > 0 && t('objects_still_wished', { count: applicationCounts.open })
  return (
    <ActionModal
      title={t('objects_note_sold')}
      text={[t('objects_note_sold_text', { object: title }), stillWished].filter(Boolean).join(' ')}
      action={t('objects_note_sold')}
      change={noting}
      send={() => ({
        params: { id },
        body: { soldOn, version, ...(price !== null && { price }), ...(buyer && { buyer }) },
      })}
      onClose={onClose}
    >
      {({ errorOf, clear }) => (
        <>
          <DateField
            label={t('objects_sold_on')}
            name="soldOn"
            required
            value={soldOn}
            onChange={(day) => {
              setSoldOn(day)
              clear('soldOn')
            }}
            error={errorOf('soldOn')}
          />
          <NumberStepper
            label={t('objects_sold_price')}
            name="price"
            min={0}
            step={1000}
            decimals={2}
            unit="CHF"
            value={price}
            onChange={setPrice}
            error={errorOf('price')}
          />
          <TextField
            label={t('objects_sold_buyer')}
            hint={t('objects_sold_buyer_hint')}
            name="buyer"
            maxLength={200}
            value={buyer}
            onChange={setBuyer}
            error={errorOf('buyer')}
          />
        </>
      )}
    </ActionModal>
  )
}
