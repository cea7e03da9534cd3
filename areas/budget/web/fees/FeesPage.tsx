// List of fees: calculated for the selected objects, cleared by an invoice.

import { IconFileInvoice, IconFileX, IconRefresh } from '@tabler/icons-react'
import { useState } from 'react'
import { z } from 'zod'
import { useText } from '#platform/web/i18n/texts.ts'
import { askToConfirm } from '#platform/web/modal/confirm.ts'
import type { BulkDialogs } from '#platform/web/table/bulk/bulk-dialog.ts'
import { ListPage } from '#platform/web/table/ListPage.tsx'
import { cellWords } from '#platform/web/table/row-title.ts'
import { showPaper } from '#platform/web/viewer/viewer.ts'
import { calculateAction, changeFees, invoiceAction, listFees } from '../../contract/fees.ts'
import { useRenewFee } from '../changes.ts'
import { CalculateFeesModal } from './CalculateFeesModal.tsx'
import { CancelInvoiceModal } from './CancelInvoiceModal.tsx'
import { InvoiceFeesModal } from './InvoiceFeesModal.tsx'

const bulkDialogs: BulkDialogs = { [calculateAction]: CalculateFeesModal, [invoiceAction]: InvoiceFeesModal }

const invoiceOf = z.object({ _invoice: z.string(), _invoice_id: z.string() })

export default function FeesPage() {
  const t = useText()
  const renewal = useRenewFee()
  const [cancelled, setCancelled] = useState<{ id: string; number: string }>()
  const renew = async (id: string, title: string) => {
    const confirmed = await askToConfirm({
      title: t('budget_fee_renew_title', { title }),
      text: t('budget_fee_renew_text'),
      confirm: t('budget_fee_renew'),
    })
    if (confirmed) renewal.mutate({ params: { id } })
  }
  return (
    <>
      <ListPage
        endpoint={listFees}
        bulkEndpoint={changeFees}
        tableKey="reporting-honorary"
        bulkDialogs={bulkDialogs}
        explanation={t('budget_fees_explanation')}
        detailButtons={{
          invoice: {
            title: t('budget_fee_show_invoice'),
            icon: IconFileInvoice,
            run: (row) => {
              const invoice = invoiceOf.safeParse(row).data
              if (invoice) void showPaper({ address: invoice._invoice })
            },
          },
          renew: {
            title: t('budget_fee_renew'),
            icon: IconRefresh,
            permission: 'budget_write',
            run: (row) => void renew(row._id, cellWords(row['object'])),
          },
          cancel: {
            title: t('budget_invoice_cancel'),
            icon: IconFileX,
            permission: 'budget_write',
            run: (row) => {
              const invoice = invoiceOf.safeParse(row).data
              if (invoice) setCancelled({ id: invoice._invoice_id, number: cellWords(row['invoice']) })
            },
          },
        }}
      />
      {cancelled && <CancelInvoiceModal invoice={cancelled} onClose={() => setCancelled(undefined)} />}
    </>
  )
}
