// To whom a project was awarded or sold; selling, and making it available again.

import { Button, Checkbox } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ShownProject } from '#areas/projects/contract/places.ts'
import { queryOf } from '#platform/web/api/query.ts'
import { formatDate, formatMoney } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { ActionModal } from '#platform/web/kit/ActionModal.tsx'
import { KeyValueList } from '#platform/web/ui/KeyValueList.tsx'
import { ScreenLink } from '#platform/web/ui/ScreenLink.tsx'
import { Section } from '#platform/web/ui/Section.tsx'
import { getSoldProjectDetail, type SoldProject } from '../../contract/sale.ts'
import { useFreeProject, useSellProject } from '../changes.ts'
import { PriceField } from './PriceField.tsx'
import styles from './process.module.css'

export default function AssignmentSection({ project }: { project: ShownProject }) {
  const t = useText()
  const { data } = useQuery(queryOf(getSoldProjectDetail, { params: { id: project.id } }))
  const [asking, setAsking] = useState<'sell' | 'free'>()
  if (!data || !data.canFree.allowed) return null
  const { investor, price, isDirect, soldAt, canWrite, canSell } = data
  const close = () => setAsking(undefined)
  return (
    <Section title={t(soldAt ? 'investors_sold' : 'investors_awarded')} anchor="assignment">
      <KeyValueList
        items={[
          {
            label: t('investors_investor'),
            value: investor && <ScreenLink to={`/investors/${investor.id}`}>{investor.company}</ScreenLink>,
          },
          { label: t('investors_price'), value: price === null ? null : formatMoney(price) },
          {
            label: t('investors_way'),
            value: investor && t(isDirect ? 'investors_way_direct' : 'investors_way_offer'),
          },
          { label: t('investors_sold_on'), value: soldAt && formatDate(soldAt) },
        ]}
      />
      {canWrite && (
        <div className={styles.buttons}>
          {canSell.allowed && <Button onClick={() => setAsking('sell')}>{t('investors_sell')}</Button>}
          <Button variant="default" onClick={() => setAsking('free')}>
            {t('investors_free')}
          </Button>
        </div>
      )}
      {asking === 'sell' && <SellModal project={project} sold={data} onClose={close} />}
      {asking === 'free' && <FreeModal project={project} onClose={close} />}
    </Section>
  )
}

function SellModal({ project, sold, onClose }: { project: ShownProject; sold: SoldProject; onClose: () => void }) {
  const t = useText()
  const selling = useSellProject()
  const [price, setPrice] = useState(sold.price)
  const [tells, setTells] = useState(true)
  const { investor, others } = sold
  return (
    <ActionModal
      title={t('investors_sell')}
      text={t('investors_sell_text', { project: project.title, name: investor?.company ?? '' })}
      action={t('investors_sell')}
      labels={{ price: t('investors_price') }}
      change={selling}
      send={(_given, { show }) => {
        if (price === null) show({ price: t('general_field_is_required') })
        if (!investor || price === null) return undefined
        return { params: { projectId: project.id, investorId: investor.id }, body: { price, tellsOthers: tells } }
      }}
      onClose={onClose}
    >
      {({ errorOf }) => (
        <>
          <PriceField value={price} onChange={setPrice} error={errorOf('price')} />
          {others > 0 && (
            <Checkbox
              label={t('investors_tells_others', { count: others })}
              checked={tells}
              onChange={(event) => setTells(event.currentTarget.checked)}
            />
          )}
        </>
      )}
    </ActionModal>
  )
}

function FreeModal({ project, onClose }: { project: ShownProject; onClose: () => void }) {
  const t = useText()
  const freeing = useFreeProject()
  return (
    <ActionModal
      title={t('investors_free')}
      text={t('investors_free_text', { project: project.title })}
      reason={{ label: t('investors_reason'), required: true }}
      action={t('investors_free')}
      change={freeing}
      send={({ reason }) => ({ params: { projectId: project.id }, body: { reason } })}
      onClose={onClose}
    />
  )
}
