// Steps of a version of the price list: submit, approve or reject by a second person, withdraw, export.

import { Button } from '@mantine/core'
import { useState } from 'react'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { useSession } from '#platform/web/api/session.ts'
import { download } from '#platform/web/api/download.ts'
import { tellFailure } from '#platform/web/api/tell-failure.ts'
import { formatDate } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { ActionButton } from '#platform/web/kit/ActionButton.tsx'
import { ActionModal } from '#platform/web/kit/ActionModal.tsx'
import type { getPriceList, PriceListView } from '../../contract/price-lists.ts'
import { useApprovePriceList, useRejectPriceList, useSubmitPriceList, useWithdrawPriceList } from './price-changes.ts'

interface Props {
  list: PriceListView
  can: ResponseOf<typeof getPriceList>['can']
  /** Number of prices that are lower than in force. */
  lowered: number
}

type Step = 'submit' | 'approve' | 'reject' | 'withdraw'

export function PriceListActions({ list, can, lowered }: Props) {
  const t = useText()
  const session = useSession()
  const [open, setOpen] = useState<Step>()
  const close = () => setOpen(undefined)
  const mayDecide = session.can('budget_write')
  const mayWrite = session.can('object_write')
  return (
    <>
      <Button
        variant="subtle"
        onClick={() => void download(`/api/v1/sales/prices/${list.id}/export`).catch(tellFailure)}
      >
        {t('sales_price_export')}
      </Button>
      {mayWrite && can.withdraw.allowed && (
        <Button variant="default" onClick={() => setOpen('withdraw')}>
          {t('sales_price_withdraw')}
        </Button>
      )}
      {mayDecide && list.state === 'waiting' && (
        <>
          <ActionButton variant="default" availability={can.reject} onClick={() => setOpen('reject')}>
            {t('sales_price_reject')}
          </ActionButton>
          <ActionButton availability={can.approve} onClick={() => setOpen('approve')}>
            {t('sales_price_approve')}
          </ActionButton>
        </>
      )}
      {mayWrite && can.submit.allowed && (
        <Button variant="default" onClick={() => setOpen('submit')}>
          {t('sales_price_submit')}
        </Button>
      )}
      {open === 'submit' && <SubmitModal list={list} lowered={lowered} onClose={close} />}
      {open === 'approve' && <ApproveModal list={list} lowered={lowered} onClose={close} />}
      {open === 'reject' && <RejectModal list={list} onClose={close} />}
      {open === 'withdraw' && <WithdrawModal list={list} onClose={close} />}
    </>
  )
}

interface DialogProps {
  list: PriceListView
  lowered?: number
  onClose: () => void
}

function SubmitModal({ list, lowered = 0, onClose }: DialogProps) {
  const t = useText()
  const change = useSubmitPriceList()
  const words = { date: formatDate(list.validFrom), count: lowered }
  return (
    <ActionModal
      title={t('sales_price_submit')}
      text={t(lowered > 0 ? 'sales_price_submit_second' : 'sales_price_submit_text', words)}
      action={t('sales_price_submit')}
      change={change}
      send={() => ({ params: { id: list.id }, body: { version: list.version } })}
      onClose={onClose}
    />
  )
}

function ApproveModal({ list, lowered = 0, onClose }: DialogProps) {
  const t = useText()
  const change = useApprovePriceList()
  return (
    <ActionModal
      title={t('sales_price_approve')}
      text={t('sales_price_approve_text', { date: formatDate(list.validFrom), count: lowered })}
      reason={{ label: t('sales_price_note'), name: 'note' }}
      action={t('sales_price_approve')}
      change={change}
      send={({ reason }) => ({
        params: { id: list.id },
        body: { version: list.version, ...(reason && { note: reason }) },
      })}
      onClose={onClose}
    />
  )
}

function RejectModal({ list, onClose }: DialogProps) {
  const t = useText()
  const change = useRejectPriceList()
  return (
    <ActionModal
      title={t('sales_price_reject')}
      text={t('sales_price_reject_text')}
      reason={{ label: t('sales_price_note'), name: 'note', required: true }}
      action={t('sales_price_reject')}
      danger
      change={change}
      send={({ reason }) => ({ params: { id: list.id }, body: { version: list.version, note: reason } })}
      onClose={onClose}
    />
  )
}

function WithdrawModal({ list, onClose }: DialogProps) {
  const t = useText()
  const change = useWithdrawPriceList()
  return (
    <ActionModal
      title={t('sales_price_withdraw')}
      text={t('sales_price_withdraw_text')}
      action={t('sales_price_withdraw')}
      danger
      change={change}
      send={() => ({ params: { id: list.id }, body: { version: list.version } })}
      onClose={onClose}
    />
  )
}
