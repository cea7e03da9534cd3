// Options of a buyer on the details page: what was chosen, when, by whom, and the effect on the price.

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queryOf } from '#platform/web/api/query.ts'
import { useSession } from '#platform/web/api/session.ts'
import { formatDate, formatDateTime, formatMoney } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { ActionButton } from '#platform/web/kit/ActionButton.tsx'
import { Muted } from '#platform/web/kit/Muted.tsx'
import { ActionMenu } from '#platform/web/ui/ActionMenu.tsx'
import { KeyValueList } from '#platform/web/ui/KeyValueList.tsx'
import { Section } from '#platform/web/ui/Section.tsx'
import { StateBadge } from '#platform/web/ui/StateBadge.tsx'
import { daysToChoose } from '../../rules/choices/asking.ts'
import { getChoices, type StaffChoosing } from '../../contract/choices.ts'
import { ChoicesDialogs, type ChoicesAction } from './ChoicesDialogs.tsx'
import { formatDifference } from './money-difference.ts'
import styles from './staff-choices.module.css'

interface Props {
  application: { id: string; contactName: string }
}

const actions: readonly ChoicesAction[] = ['choose', 'reopen']

export default function ChoicesSection({ application: { id, contactName: name } }: Props) {
  const t = useText()
  const { can } = useSession()
  const [open, setOpen] = useState<ChoicesAction | null>(null)
  const { data } = useQuery(queryOf(getChoices, { params: { id } }))
  if (!data?.choosing) return null
  const { choosing } = data
  const canWrite = can('applications_write')
  return (
    <Section
      title={t('sales_choices')}
      anchor="choices"
      action={
        canWrite && (
          <ActionMenu
            label={t('sales_choices')}
            actions={actions.map((key) => ({
              key,
              title: t(`sales_choices_${key}`),
              ...choosing.can[key],
              run: () => setOpen(key),
            }))}
          />
        )
      }
    >
      <ul className={styles.options}>
        {choosing.options.map((option) => (
          <OptionRow key={option.id} option={option} />
        ))}
      </ul>
      <KeyValueList items={sumOf(t, choosing)} />
      {canWrite && choosing.can.ask.allowed && (
        <ActionButton availability={choosing.can.ask} mt={16} onClick={() => setOpen('ask')}>
          {t('sales_choices_ask')}
        </ActionButton>
      )}
      {open && (
        <ChoicesDialogs
          action={open}
          applicationId={id}
          name={name}
          choosing={choosing}
          onClose={() => setOpen(null)}
        />
      )}
    </Section>
  )
}

function OptionRow({ option }: { option: StaffChoosing['options'][number] }) {
  const t = useText()
  const { title, choices, chosen, state, stateTitle, effect, reason, isEarlier } = option
  return (
    <li className={styles.option}>
      <span className={styles.what}>
        <span>
          {t('sales_option_chosen', { title })} <strong>{choices.find(({ key }) => key === chosen)?.title}</strong>
        </span>
        <Muted>{[noteOf(t, option), reason, isEarlier && t('sales_choice_earlier')].filter(Boolean).join('. ')}</Muted>
      </span>
      <StateBadge state={`choice.${state}`} title={stateTitle} />
      <span className={styles.effect}>{formatDifference(effect)}</span>
    </li>
  )
}

function noteOf(
  t: ReturnType<typeof useText>,
  { state, lastDay, chosenAt, chosenBy }: StaffChoosing['options'][number],
): string {
  if (state === 'open') return t('sales_choice_open_until', { date: formatDate(lastDay) })
  if (state === 'by_default') return t('sales_choice_default_since', { date: formatDate(lastDay) })
  return t('sales_choice_chosen_by', { when: formatDateTime(chosenAt), name: chosenBy ?? '' })
}

const sumOf = (t: ReturnType<typeof useText>, { price, effect, sum, askedAt, can }: StaffChoosing) =>
  [
    { label: t('sales_price_of_object'), value: price === null ? null : formatMoney(price) },
    { label: t('sales_effect_of_choices'), value: formatDifference(effect) },
    { label: t('sales_price_with_choices'), value: sum === null ? null : formatMoney(sum) },
    { label: t('sales_choices_ask'), value: askedWords(t, askedAt, can.ask.allowed) },
  ].filter(({ value }) => value !== null)

function askedWords(t: ReturnType<typeof useText>, askedAt: string | null, isOpen: boolean): string | null {
  if (askedAt) return t('sales_choices_asked', { date: formatDate(askedAt) })
  return isOpen ? t('sales_choices_asked_later', { count: daysToChoose }) : null
}
