// The page of accounting: the payment to look for, and amount, date and reference to confirm.

import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FormFrame } from '#areas/application-form/web/public.tsx'
import { writtenIban, writtenReference } from '#platform/rules/qr-bill/references.ts'
import { CallFailed } from '#platform/web/api/call.ts'
import { queryOf } from '#platform/web/api/query.ts'
import { useParam } from '#platform/web/core/address.ts'
import { TextField } from '#platform/web/form/fields/TextField.tsx'
import { DateField } from '#platform/web/form/time/DateField.tsx'
import { NumberStepper } from '#platform/web/form/time/NumberStepper.tsx'
import { useServerErrors } from '#platform/web/form/use-server-errors.ts'
import { formatDate, formatMoney } from '#platform/web/i18n/format.ts'
import { rememberMailedLanguage } from '#platform/web/i18n/mailed-language.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { QueryView } from '#platform/web/kit/QueryView.tsx'
import { KeyValueList } from '#platform/web/ui/KeyValueList.tsx'
import { LinkEnded } from '#platform/web/ui/states/LinkEnded.tsx'
import { getAccountingForm, type AccountingForm, type AccountingKey } from '../../contract/accounting-form.ts'
import { useConfirmPayment } from './reservation-changes.ts'
import styles from './reservation-page.module.css'

export const load = rememberMailedLanguage

export default function AccountingFormPage() {
  const t = useText()
  const uuid = useParam('uuid')
  const link = { id: uuid, uuid, token: useParam('token') }
  const query = useQuery({ ...queryOf(getAccountingForm, { params: link }), retry: false })
  const { data, error } = query
  if (!data && error instanceof CallFailed && (error.status === 410 || error.status === 404)) {
    return <LinkEnded purpose={t('sales_accounting_title')} reason={error.message} />
  }
  if (!data) return <QueryView query={query} rows={6} />
  const facts = [
    { label: t('sales_accounting_payer'), value: data.buyers },
    { label: t('sales_payment_amount'), value: formatMoney(data.amount) },
    { label: t('sales_accounting_paid'), value: data.paid > 0 ? formatMoney(data.paid) : null },
    { label: t('sales_course_open'), value: data.open > 0 ? formatMoney(data.open) : null },
    { label: t('sales_accounting_account'), value: writtenIban(data.account) },
    { label: t('sales_fact_reference'), value: writtenReference(data.reference) },
    { label: t('sales_fact_due'), value: formatDate(data.dueOn) },
  ]
  return (
    <FormFrame template={data.template} page="update" project={data.projectName} title={t('sales_accounting_title')}>
      <div className={styles.form}>
        <section className={styles.facts} aria-label={data.objectTitle}>
          <h2 className={styles.objectTitle}>{t('sales_payment_title', { object: data.objectTitle })}</h2>
          <KeyValueList items={facts.filter(({ value }) => value !== null)} />
        </section>
        {data.isPaid ? (
          <p className={styles.note} role="status">
            {t('sales_accounting_done')}
          </p>
        ) : (
          <ConfirmForm key={data.paid} link={link} form={data} />
        )}
      </div>
    </FormFrame>
  )
}

function ConfirmForm({ link, form }: { link: AccountingKey; form: AccountingForm }) {
  const t = useText()
  const [amount, setAmount] = useState<number | null>(form.open)
  const [paidOn, setPaidOn] = useState('')
  const [reference, setReference] = useState('')
  const { take, show, clear, errorOf } = useServerErrors()
  const confirming = useConfirmPayment()
  const submit = () => {
    clear()
    if (amount === null) return show({ amount: t('general_field_is_required') })
    confirming.mutate({ params: link, body: { amount, paidOn, reference } }, { onError: take })
  }
  return (
    <form
      noValidate
      className={styles.fields}
      aria-label={t('sales_accounting_title')}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <NumberStepper
        label={t('sales_accounting_amount')}
        name="amount"
        required
        min={0}
        max={10_000_000}
        step={1000}
        decimals={2}
        unit="CHF"
        value={amount}
        onChange={setAmount}
        error={errorOf('amount')}
      />
      <DateField
        label={t('sales_accounting_day')}
        name="paidOn"
        required
        value={paidOn}
        onChange={setPaidOn}
        error={errorOf('paidOn')}
      />
      <TextField
        label={t('sales_accounting_reference')}
        name="reference"
        maxLength={140}
        value={reference}
        onChange={setReference}
        error={errorOf('reference')}
      />
      <div>
        <Button type="submit" size="md" loading={confirming.isPending}>
          {t('sales_accounting_confirm')}
        </Button>
      </div>
    </form>
  )
}
