// Dialog that assigns an entry to one or several expected payments, with an optional rest that is paid back.

import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { NumberStepper } from '#platform/web/form/time/NumberStepper.tsx'
import { formatMoney } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { ActionModal } from '#platform/web/kit/ActionModal.tsx'
import { mostFrancs } from '#platform/rules/amounts/money.ts'
import type { EntryView, ExpectedChoice } from '../../contract/entries.ts'
import { ownCurrency } from '../../rules/matching.ts'
import { useSettleEntryInForm } from '../changes.ts'
import { blankPart, completeParts, restOf, type AssignedPart } from './assigned-parts.ts'
import styles from './entries.module.css'
import { PartFields } from './PartFields.tsx'

interface Props {
  entry: EntryView
  choice: ExpectedChoice | undefined
  onClose: () => void
}

export function AssignModal({ entry, choice, onClose }: Props) {
  const t = useText()
  const settling = useSettleEntryInForm()
  const isForeign = entry.currency !== ownCurrency
  const [parts, setParts] = useState<readonly AssignedPart[]>([
    { ...blankPart(), choice: choice ?? null, amount: isForeign ? null : entry.amount },
  ])
  const [returned, setReturned] = useState<number | null>(null)
  const rest = isForeign ? 0 : restOf(entry.amount, parts, returned)
  const set = (id: string, next: Partial<AssignedPart>) =>
    setParts((all) => all.map((one) => (one.id === id ? { ...one, ...next } : one)))
  return (
    <ActionModal
      title={t('payments_assign_title')}
      action={t('payments_action_assign')}
      size={640}
      change={settling}
      reason={{ label: t('payments_field_reason'), required: (returned ?? 0) > 0 }}
      send={({ reason }, errors) => {
        const complete = completeParts(parts)
        if (complete === null) errors.show({ parts: t('payments_division_nothing') })
        return complete === null
          ? undefined
          : {
              params: { id: entry.id },
              body: {
                action: 'assign' as const,
                version: entry.version,
                parts: complete,
                returned: returned ?? 0,
                reason,
              },
            }
      }}
      onClose={onClose}
    >
      {({ errorOf, clear }) => (
        <>
          {parts.map((part, place) => (
            <PartFields
              key={part.id}
              part={part}
              error={place === 0 ? errorOf('parts') : undefined}
              onChange={(next) => {
                set(part.id, next)
                clear('parts')
              }}
              onRemove={parts.length > 1 ? () => setParts((all) => all.filter((one) => one !== part)) : undefined}
            />
          ))}
          <div>
            <Button
              variant="subtle"
              leftSection={<IconPlus size={16} stroke={1.5} aria-hidden />}
              onClick={() => setParts((all) => [...all, { ...blankPart(), amount: rest > 0 ? rest : null }])}
            >
              {t('payments_assign_add')}
            </Button>
          </div>
          {!isForeign && (
            <NumberStepper
              label={t('payments_assign_returned')}
              hint={t('payments_assign_returned_hint')}
              name="returned"
              min={0}
              max={mostFrancs}
              step={1}
              decimals={2}
              unit="CHF"
              value={returned}
              onChange={setReturned}
              error={errorOf('returned')}
            />
          )}
          {rest !== 0 && (
            <p className={styles.rest} role="status">
              {t(rest > 0 ? 'payments_assign_rest' : 'payments_assign_too_much', {
                amount: formatMoney(Math.abs(rest)),
              })}
            </p>
          )}
        </>
      )}
    </ActionModal>
  )
}
