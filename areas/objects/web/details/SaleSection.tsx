// Sale of an object as entered by staff, and a button to revert it.

import { Button, Stack } from '@mantine/core'
import { useState } from 'react'
import { TextAreaField } from '#platform/web/form/fields/TextAreaField.tsx'
import { useServerErrors } from '#platform/web/form/use-server-errors.ts'
import { formatDate, formatMoney } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { CancelButton } from '#platform/web/modal/CancelButton.tsx'
import { DialogButtons } from '#platform/web/modal/DialogButtons.tsx'
import { Modal } from '#platform/web/modal/Modal.tsx'
import { KeyValueList } from '#platform/web/ui/KeyValueList.tsx'
import { Section } from '#platform/web/ui/Section.tsx'
import type { ObjectView } from '../../contract/object.ts'
import { useTakeSaleBack } from '../changes.ts'

export function SaleSection({ object }: { object: ObjectView }) {
  const t = useText()
  const [isTakingBack, setTakingBack] = useState(false)
  const { sale, canEdit } = object
  if (object.progress_state !== 'sold') return null
  const facts = sale && [
    { label: t('objects_sold_on'), value: formatDate(sale.soldOn) },
    { label: t('objects_sold_price'), value: sale.price === null ? null : formatMoney(sale.price) },
    { label: t('objects_sold_buyer'), value: sale.buyer },
  ]
  return (
    <Section
      title={t('objects_sale')}
      {...(sale && { description: t('objects_sale_noted', { name: sale.notedBy, date: formatDate(sale.notedAt) }) })}
      action={
        canEdit && (
          <Button variant="default" size="compact-sm" onClick={() => setTakingBack(true)}>
            {t('objects_take_sale_back')}
          </Button>
        )
      }
    >
      {facts ? <KeyValueList items={facts} columns={2} /> : <p style={{ margin: 0 }}>{t('objects_sale_unknown')}</p>}
      {isTakingBack && <TakingBackModal object={object} onClose={() => setTakingBack(false)} />}
    </Section>
  )
}

function TakingBackModal({ object: { id, version }, onClose }: { object: ObjectView; onClose: () => void }) {
  const t = useText()
  const taking = useTakeSaleBack()
  const { errorOf, take, clear } = useServerErrors()
  const [reason, setReason] = useState('')
  return (
    <Modal onClose={onClose} title={t('objects_take_sale_back')}>
      <Stack gap={16}>
        <TextAreaField
          label={t('objects_take_sale_back_reason')}
          name="reason"
          required
          maxLength={500}
          rows={2}
          value={reason}
          onChange={(words) => {
            setReason(words)
            clear('reason')
          }}
          error={errorOf('reason')}
        />
        <DialogButtons>
          <CancelButton />
          <Button
            loading={taking.isPending}
            onClick={() =>
              taking.mutate({ params: { id }, body: { reason, version } }, { onSuccess: onClose, onError: take })
            }
          >
            {t('objects_take_sale_back')}
          </Button>
        </DialogButtons>
      </Stack>
    </Modal>
  )
}
