// Dialog with the order and duplex setting of a print batch.

import { Checkbox } from '@mantine/core'
import { useState } from 'react'
import { SelectField } from '#platform/web/form/fields/SelectField.tsx'
import { formatNumber } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { ActionModal } from '#platform/web/kit/ActionModal.tsx'
import { letterOrders, mostLettersInBatch, type LetterOrder } from '../../rules/letters.ts'
import { usePrintLetters } from './letter-changes.ts'

interface Props {
  count: number
  /** If `ids` is omitted, all matching letters. */
  chosen: { ids?: string[]; show: 'waiting' | 'printed'; search: string }
  onClose: () => void
  onBegun: () => void
}

export function PrintModal({ count, chosen, onClose, onBegun }: Props) {
  const t = useText()
  const [sortedBy, sortBy] = useState<LetterOrder>('postcode')
  const [isDuplex, setDuplex] = useState(false)
  const printing = usePrintLetters()
  return (
    <ActionModal
      title={t('communication_letters_print_all', { count, number: formatNumber(count) })}
      text={count > mostLettersInBatch && t('communication_letters_most', { number: formatNumber(mostLettersInBatch) })}
      size={460}
      action={t('communication_letters_prepare')}
      change={printing}
      send={() => ({ body: { ...chosen, sortedBy, isDuplex } })}
      onDone={onBegun}
      onClose={onClose}
    >
      {({ errorOf }) => (
        <>
          <SelectField
            label={t('communication_letters_order')}
            name="sortedBy"
            required
            value={sortedBy}
            onChange={(order) => sortBy(letterOrders.find((one) => one === order) ?? 'postcode')}
            options={letterOrders.map((value) => ({ value, displayName: t(`communication_letters_order_${value}`) }))}
            error={errorOf('ids')}
          />
          <Checkbox
            label={t('communication_letters_duplex')}
            checked={isDuplex}
            onChange={(event) => setDuplex(event.currentTarget.checked)}
          />
        </>
      )}
    </ActionModal>
  )
}
