// Dialog that plans a cost. A receipt fills supplier, account, reference and amount from its QR-bill.

import { Button, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { UploadedFile } from '#platform/contract/file.ts'
import { dayOf } from '#platform/rules/calendar-day.ts'
import { queryOf } from '#platform/web/api/query.ts'
import { ErrorSummary } from '#platform/web/form/ErrorSummary.tsx'
import { useServerErrors } from '#platform/web/form/use-server-errors.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { QueryView } from '#platform/web/kit/QueryView.tsx'
import { CancelButton } from '#platform/web/modal/CancelButton.tsx'
import { DialogButtons } from '#platform/web/modal/DialogButtons.tsx'
import { Modal } from '#platform/web/modal/Modal.tsx'
import { getCostForm } from '../../contract/cost.ts'
import { useCreateCost } from '../changes.ts'
import { blankCost, withBill } from './blank-cost.ts'
import { CostFields, labelsOf } from './CostFields.tsx'
import styles from './cost.module.css'
import type { Option } from './option.ts'
import { ReceiptsField } from './ReceiptsField.tsx'

interface Props {
  onClose: () => void
  onCreated: (id: string) => void
}

export function NewCostModal(props: Props) {
  const t = useText()
  const query = useQuery(queryOf(getCostForm))
  return (
    <Modal onClose={props.onClose} title={t('budget_new_cost')} size={760}>
      <QueryView query={query} rows={6}>
        {({ categories }) => <Form {...props} categories={categories} />}
      </QueryView>
    </Modal>
  )
}

function Form({ categories, onCreated }: Props & { categories: readonly Option[] }) {
  const t = useText()
  const [values, setValues] = useState(() => blankCost(dayOf(new Date()), categories[0]?.value ?? ''))
  const [receipts, setReceipts] = useState<readonly UploadedFile[]>([])
  const { errors, errorOf, take, clear } = useServerErrors()
  const creation = useCreateCost(({ id }) => onCreated(id))
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        creation.mutate({ body: { ...values, receipts: receipts.map(({ id }) => id) } }, { onError: take })
      }}
    >
      <Stack gap={16}>
        <ErrorSummary errors={errors} labels={labelsOf(t, values)} />
        <ReceiptsField
          value={receipts}
          onChange={setReceipts}
          onRead={(bill) => setValues((before) => withBill(before, bill))}
        />
        <div className={styles.fields}>
          <CostFields
            values={values}
            categories={categories}
            set={(field, value) => {
              setValues((before) => ({ ...before, [field]: value }))
              clear(field)
            }}
            errorOf={errorOf}
          />
        </div>
        <DialogButtons>
          <CancelButton />
          <Button type="submit" loading={creation.isPending}>
            {t('budget_plan')}
          </Button>
        </DialogButtons>
      </Stack>
    </form>
  )
}
