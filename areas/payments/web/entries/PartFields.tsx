// One part of a divided entry: the expected payment, found by search, and its amount.

import { Select } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useId, useState } from 'react'
import { mostFrancs } from '#platform/rules/amounts/money.ts'
import { queryOf } from '#platform/web/api/query.ts'
import { useInputProps } from '#platform/web/form/field-props.ts'
import { NumberStepper } from '#platform/web/form/time/NumberStepper.tsx'
import { formatMoney } from '#platform/web/i18n/format.ts'
import { useText, type Translate } from '#platform/web/i18n/texts.ts'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { findExpected, type ExpectedChoice } from '../../contract/entries.ts'
import { remainderOf, type AssignedPart } from './assigned-parts.ts'
import styles from './entries.module.css'

interface Props {
  part: AssignedPart
  error: string | null | undefined
  onChange: (next: Partial<AssignedPart>) => void
  onRemove: (() => void) | undefined
}

const titleOf = (t: Translate, { title, debtorName, open }: ExpectedChoice): string =>
  t('payments_choice', { title, debtor: debtorName, open: formatMoney(open) })

export function PartFields({ part, error, onChange, onRemove }: Props) {
  const t = useText()
  const remainder = remainderOf(part)
  return (
    <div className={styles.part} data-removable={onRemove !== undefined}>
      <ChoiceField part={part} error={error} onChange={onChange} />
      <NumberStepper
        label={t('payments_assign_amount')}
        name={`amount-${part.id}`}
        required
        min={0}
        max={mostFrancs}
        step={1}
        decimals={2}
        unit="CHF"
        value={part.amount}
        onChange={(amount) => onChange({ amount })}
      />
      {onRemove && (
        <IconButton label={t('payments_assign_remove')} onClick={onRemove}>
          <IconTrash size={18} stroke={1.5} />
        </IconButton>
      )}
      {remainder && (
        <p className={styles.remainder}>
          {remainder.is === 'over'
            ? t('payments_assign_will_be_over')
            : t('payments_assign_will_be_short', { amount: formatMoney(remainder.open) })}
        </p>
      )}
    </div>
  )
}

function ChoiceField({ part, error, onChange }: Pick<Props, 'part' | 'error' | 'onChange'>) {
  const t = useText()
  const name = useId()
  const { choice } = part
  const input = useInputProps({
    label: t('payments_assign_part'),
    name,
    required: true,
    value: choice?.id ?? null,
    onChange: () => {},
    error,
  })
  const [typed, setTyped] = useState(choice ? titleOf(t, choice) : '')
  const search = useDeferredValue(choice && typed === titleOf(t, choice) ? '' : typed.trim())
  const { data } = useQuery({ ...queryOf(findExpected, { query: { search } }), placeholderData: keepPreviousData })
  const known = new Map([...(choice ? [choice] : []), ...(data?.choices ?? [])].map((one) => [one.id, one]))
  return (
    <Select
      {...input}
      searchable
      placeholder={t('payments_assign_search')}
      searchValue={typed}
      onSearchChange={setTyped}
      data={[...known.values()].map((one) => ({ value: one.id, label: titleOf(t, one) }))}
      // Shows all results of the server, which also matches references.
      filter={({ options }) => options}
      value={choice?.id ?? null}
      onChange={(id) => onChange({ choice: (id !== null && known.get(id)) || null })}
      nothingFoundMessage={t('general_no_entries_available')}
    />
  )
}
