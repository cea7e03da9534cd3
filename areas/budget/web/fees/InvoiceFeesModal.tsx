// Dialog that clears the selected fees by an invoice to their owner.

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { BulkDialogProps } from '#platform/contract/list-places.ts'
import { languages } from '#platform/rules/project-type.ts'
import { call } from '#platform/web/api/call.ts'
import { keyOf } from '#platform/web/api/query.ts'
import { SelectField } from '#platform/web/form/fields/SelectField.tsx'
import { TextField } from '#platform/web/form/fields/TextField.tsx'
import { formatMoney } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { ActionModal } from '#platform/web/kit/ActionModal.tsx'
import { QueryView } from '#platform/web/kit/QueryView.tsx'
import { Modal } from '#platform/web/modal/Modal.tsx'
import { KeyValueList } from '#platform/web/ui/KeyValueList.tsx'
import { showPaper } from '#platform/web/viewer/viewer.ts'
import { getInvoiceForm, type DebtorData, type InvoiceForm } from '../../contract/fees.ts'
import { useInvoiceFees } from '../changes.ts'

type Props = Pick<BulkDialogProps, 'targets' | 'onDone' | 'onClose'>

export function InvoiceFeesModal(props: Props) {
  const t = useText()
  const { targets, onClose } = props
  const ids = Array.isArray(targets) ? targets : []
  const query = useQuery({
    queryKey: [...keyOf(getInvoiceForm), ids],
    queryFn: ({ signal }) => call(getInvoiceForm, { body: { targets: ids } }, { signal }),
    enabled: ids.length > 0,
  })
  if (query.data) return <Form {...props} ids={ids} form={query.data} />
  return (
    <Modal onClose={onClose} title={t('budget_fee_invoice')}>
      {ids.length === 0 ? <p>{t('budget_invoice_choose')}</p> : <QueryView query={query} rows={5} />}
    </Modal>
  )
}

function Form({ ids, form, onDone, onClose }: Props & { ids: string[]; form: InvoiceForm }) {
  const t = useText()
  const invoicing = useInvoiceFees()
  const [debtor, setDebtor] = useState(form.debtor)
  const [language, setLanguage] = useState(form.language)
  const set = (field: keyof DebtorData) => (value: string) => setDebtor((before) => ({ ...before, [field]: value }))
  return (
    <ActionModal
      title={t('budget_fee_invoice')}
      text={t('budget_invoice_text', { count: form.lines.length })}
      action={t('budget_invoice_make')}
      availability={{ allowed: form.refusal === null, reason: form.refusal }}
      change={invoicing}
      send={() => ({ body: { targets: ids, debtor, language } })}
      onDone={({ file }) => {
        onDone()
        void showPaper({ address: file.url, name: file.displayName })
      }}
      onClose={onClose}
    >
      {({ errorOf }) => (
        <>
          <KeyValueList
            items={[
              { label: t('budget_fee_column_amount'), value: formatMoney(form.net) },
              { label: t('budget_field_vat'), value: formatMoney(form.vat) },
              { label: t('budget_fee_column_gross'), value: formatMoney(form.gross) },
            ]}
          />
          {form.refusal && <p role="alert">{form.refusal}</p>}
          {(['name', 'street', 'houseNumber', 'postalCode', 'city'] as const).map((field) => (
            <TextField
              key={field}
              label={t(`budget_debtor_${field}`)}
              name={`debtor.${field}`}
              required={field === 'name' || field === 'postalCode' || field === 'city'}
              value={debtor[field]}
              onChange={set(field)}
              error={errorOf(`debtor.${field}`)}
            />
          ))}
          <SelectField
            label={t('budget_invoice_language')}
            name="language"
            required
            options={languages.map((value) => ({ value, displayName: t(`general_language_${value}`) }))}
            value={language}
            onChange={(value) => setLanguage(languages.find((one) => one === value) ?? language)}
            error={errorOf('language')}
          />
        </>
      )}
    </ActionModal>
  )
}
