// Sale of an object as entered by staff, and a button to revert it.

import { Button } from '@mantine/core'
import { useState } from 'react'
import { formatDate, formatMoney } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { ActionModal } from '#platform/web/kit/ActionModal.tsx'
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
  return (
    <ActionModal
      title={t('objects_take_sale_back')}
      reason={{ label: t('objects_take_sale_back_reason'), required: true }}
      action={t('objects_take_sale_back')}
      change={taking}
      send={({ reason }) => ({ params: { id }, body: { reason, version } })}
      onClose={onClose}
    />
  )
}
