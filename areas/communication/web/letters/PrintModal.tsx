// Dialog with the order and duplex setting of a print batch.

import { Button, Checkbox, Stack } from '@mantine/core'
import { useState } from 'react'
import { SelectField } from '#platform/web/form/fields/SelectField.tsx'
import { useServerErrors } from '#platform/web/form/use-server-errors.ts'
import { formatNumber } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { CancelButton } from '#platform/web/modal/CancelButton.tsx'
import { DialogButtons } from '#platform/web/modal/DialogButtons.tsx'
import { Modal } from '#platform/web/modal/Modal.tsx'
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
  const { errorOf, take } = useServerErrors()
  const printing = usePrintLetters()
  const number = formatNumber(count)
  const print = () =>
    printing.mutate({ body: { ...chosen, sortedBy, isDuplex } }, { onSuccess: onBegun, onError: take })
  return (
    <Modal onClose={onClose} title={t('communication_letters_print_all', { count, number })} size={460}>
      <Stack gap={16}>
        {count > mostLettersInBatch && (
          <p style={{ margin: 0 }}>{t('communication_letters_most', { number: formatNumber(mostLettersInBatch) })}</p>
        )}
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
        <DialogButtons>
          <CancelButton />
          <Button onClick={print} loading={printing.isPending}>
            {t('communication_letters_prepare')}
          </Button>
        </DialogButtons>
      </Stack>
    </Modal>
  )
}
