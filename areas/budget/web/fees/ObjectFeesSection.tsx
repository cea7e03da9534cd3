// Section of the object page: the current fee with its next step, and the invoices.

import { Button, Group } from '@mantine/core'
import { IconFileInvoice, IconFileX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { BulkDialogProps } from '#platform/contract/list-places.ts'
import { queryOf } from '#platform/web/api/query.ts'
import { useSession } from '#platform/web/api/session.ts'
import { formatDate, formatMoney } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { ActionButton } from '#platform/web/kit/ActionButton.tsx'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { KeyValueList } from '#platform/web/ui/KeyValueList.tsx'
import { Section } from '#platform/web/ui/Section.tsx'
import { StateBadge } from '#platform/web/ui/StateBadge.tsx'
import { showPaper } from '#platform/web/viewer/viewer.ts'
import { getObjectFees, type ObjectFees, type ObjectInvoice } from '../../contract/fees.ts'
import { CalculateFeesModal } from './CalculateFeesModal.tsx'
import { CancelInvoiceModal } from './CancelInvoiceModal.tsx'
import { InvoiceFeesModal } from './InvoiceFeesModal.tsx'
import styles from './ObjectFeesSection.module.css'

type Dialog = 'calculate' | 'invoice' | ObjectInvoice

export default function ObjectFeesSection({ object: { id } }: { object: { id: string } }) {
  const t = useText()
  const { can } = useSession()
  const { data } = useQuery(queryOf(getObjectFees, { params: { id } }))
  const [dialog, setDialog] = useState<Dialog>()
  if (!data || isEmpty(data)) return null
  const { fee, invoices } = data
  const close = () => setDialog(undefined)
  const shared = { targets: [id], count: 1, onDone: close, onClose: close } satisfies Partial<BulkDialogProps>
  const mayWrite = can('budget_write')
  return (
    <Section title={t('budget_object_fee')} anchor="fee">
      <Group justify="space-between" mb={8}>
        <StateBadge state={`budget.fee.${fee.state}`} title={fee.stateTitle} />
        {mayWrite && (
          <Group gap={8}>
            {(['calculate', 'invoice'] as const).map((key) => (
              <ActionButton
                key={key}
                size="compact-sm"
                variant="default"
                availability={{ allowed: fee.obstacles[key] === null, reason: fee.obstacles[key] }}
                onClick={() => setDialog(key)}
              >
                {t(`budget_fee_${key}`)}
              </ActionButton>
            ))}
          </Group>
        )}
      </Group>
      <KeyValueList items={factsOf(t, fee)} columns={2} />
      {invoices.length > 0 && <Invoices invoices={invoices} {...(mayWrite && { onCancel: setDialog })} />}
      {dialog === 'calculate' && <CalculateFeesModal {...shared} />}
      {dialog === 'invoice' && <InvoiceFeesModal {...shared} />}
      {typeof dialog === 'object' && (
        <CancelInvoiceModal invoice={{ id: dialog.id, number: String(dialog.number) }} onClose={close} />
      )}
    </Section>
  )
}

/** Without a base, a fee and invoices there is nothing to say or to do. */
const isEmpty = ({ fee, invoices }: ObjectFees): boolean => fee.base === null && invoices.length === 0

const factsOf = (t: ReturnType<typeof useText>, fee: ObjectFees['fee']) => [
  { label: t(`budget_fee_base_${fee.baseKind ?? 'net_rent'}`), value: formatMoney(fee.base) },
  {
    label: t('budget_fee_rate'),
    value: fee.honorary_percent === null ? null : t('budget_vat_percent', { rate: fee.honorary_percent }),
  },
  { label: t('budget_fee_column_amount'), value: formatMoney(fee.amount) },
  { label: t('budget_field_vat'), value: formatMoney(fee.vat) },
  { label: t('budget_fee_column_gross'), value: formatMoney(fee.gross) },
  { label: t('budget_fee_column_date'), value: formatDate(fee.accounting_date) },
]

interface InvoicesProps {
  invoices: readonly ObjectInvoice[]
  onCancel?: (invoice: ObjectInvoice) => void
}

function Invoices({ invoices, onCancel }: InvoicesProps) {
  const t = useText()
  return (
    <ul className={styles.list} aria-label={t('budget_object_invoices')}>
      {invoices.map((invoice) => {
        const { id, number, issuedOn, amount, url, cancelled, obstacle } = invoice
        const name = t('budget_invoice_head', { number })
        return (
          <li key={id} className={styles.line}>
            <div>
              <Button
                variant="subtle"
                size="compact-sm"
                leftSection={<IconFileInvoice size={16} stroke={1.5} aria-hidden />}
                onClick={() => void showPaper({ address: url, name: `${name}.pdf` })}
              >
                {name}
              </Button>
              <p className={styles.facts}>
                {t('budget_object_invoice_facts', { date: formatDate(issuedOn), amount: formatMoney(amount) })}
              </p>
              {cancelled && (
                <p className={styles.facts}>
                  {t('budget_invoice_cancelled_on', { date: formatDate(cancelled.at), reason: cancelled.reason })}
                </p>
              )}
            </div>
            {cancelled && <StateBadge state="budget.invoice.cancelled" title={t('budget_invoice_state_cancelled')} />}
            {!cancelled && onCancel && (
              <IconButton
                label={t('budget_invoice_cancel_of', { name })}
                {...(obstacle !== null && { unavailable: obstacle })}
                onClick={() => onCancel(invoice)}
              >
                <IconFileX size={18} stroke={1.5} />
              </IconButton>
            )}
          </li>
        )
      })}
    </ul>
  )
}
