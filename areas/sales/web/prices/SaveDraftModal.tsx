// Saves the prices of a what-if as a draft of the price list.

import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { francsOf } from '#platform/rules/amounts/money.ts'
import { dayOf, laterDay } from '#platform/rules/calendar-day.ts'
import { TextAreaField } from '#platform/web/form/fields/TextAreaField.tsx'
import { TextField } from '#platform/web/form/fields/TextField.tsx'
import { DateField } from '#platform/web/form/time/DateField.tsx'
import { useText } from '#platform/web/i18n/texts.ts'
import { ActionModal } from '#platform/web/kit/ActionModal.tsx'
import type { PriceListView } from '../../contract/price-lists.ts'
import { priceListPath } from '../../rules/prices/price-address.ts'
import type { DraftPrices } from '../../rules/prices/what-if.ts'
import { useCreatePriceList, useSavePriceList } from './price-changes.ts'

interface Props {
  /** Null for a new version. */
  list: PriceListView | null
  prices: DraftPrices
  onSaved: () => void
  onClose: () => void
}

export function SaveDraftModal({ list, prices, onSaved, onClose }: Props) {
  const t = useText()
  const navigate = useNavigate()
  const creating = useCreatePriceList()
  const saving = useSavePriceList()
  const [name, setName] = useState(list?.name ?? '')
  const [validFrom, setValidFrom] = useState(() => list?.validFrom ?? laterDay(dayOf(new Date()), 1))
  const [reason, setReason] = useState(list?.reason ?? '')
  const body = {
    name,
    validFrom,
    reason,
    prices: [...prices].map(([objectId, price]) => ({ objectId, price: francsOf(price) })),
  }
  const look = {
    title: t('sales_price_save'),
    text: t('sales_price_save_text'),
    action: t('sales_price_save'),
    labels: { name: t('sales_price_name'), validFrom: t('sales_price_valid_from'), reason: t('sales_price_reason') },
    onClose,
    children: ({ errorOf }: { errorOf: (name: string) => string | undefined }) => (
      <>
        <TextField
          label={t('sales_price_name')}
          name="name"
          required
          maxLength={100}
          value={name}
          onChange={setName}
          error={errorOf('name')}
        />
        <DateField
          label={t('sales_price_valid_from')}
          hint={t('sales_price_valid_from_hint')}
          name="validFrom"
          required
          value={validFrom}
          onChange={setValidFrom}
          error={errorOf('validFrom')}
        />
        <TextAreaField
          label={t('sales_price_reason')}
          name="reason"
          required
          rows={2}
          maxLength={1000}
          value={reason}
          onChange={setReason}
          error={errorOf('reason')}
        />
      </>
    ),
  }
  const done = ({ id }: { id: string }) => {
    onSaved()
    onClose()
    return navigate({ to: priceListPath(id), replace: true })
  }
  return list ? (
    <ActionModal
      {...look}
      change={saving}
      send={() => ({ params: { id: list.id }, body: { ...body, version: list.version } })}
      onDone={done}
    />
  ) : (
    <ActionModal {...look} change={creating} send={() => ({ body })} onDone={done} />
  )
}
