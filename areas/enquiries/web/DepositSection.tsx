// Deposit of a household with an assigned object: its wish, the permitted amount, and the state at the provider.

import { Button, Group, NumberInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReceivedResponseOf } from '#platform/contract/endpoint.ts'
import { queryOf } from '#platform/web/api/query.ts'
import { labelledMessage } from '#platform/web/form/summary-line.ts'
import { useServerErrors } from '#platform/web/form/use-server-errors.ts'
import { formatDate, formatMoney } from '#platform/web/i18n/format.ts'
import { currentLanguage } from '#platform/web/i18n/language.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { ActionButton } from '#platform/web/kit/ActionButton.tsx'
import { KeyValueList } from '#platform/web/ui/KeyValueList.tsx'
import { Section } from '#platform/web/ui/Section.tsx'
import { StateBadge } from '#platform/web/ui/StateBadge.tsx'
import { getDeposit } from '../contract/means.ts'
import { useOpenDeposit } from './changes.ts'
import styles from './References.module.css'

type Deposit = ReceivedResponseOf<typeof getDeposit>

const tones = {
  invited: 'blue',
  in_progress: 'amber',
  active: 'green',
  declined: 'red',
  rejected_by_provider: 'red',
  released: 'grey',
} as const

export default function DepositSection({ application: { id } }: { application: { id: string } }) {
  const t = useText()
  const { data } = useQuery(queryOf(getDeposit, { params: { id } }))
  const asking = useOpenDeposit()
  if (!data) return null
  const { wish, deposit, canEdit, isDemo, canOpen } = data
  return (
    <Section
      title={t('enquiries_deposit')}
      action={
        canEdit &&
        deposit && (
          <Button
            variant="default"
            size="compact-sm"
            loading={asking.isPending}
            onClick={() => asking.mutate({ params: { id }, body: { action: 'ask' } })}
          >
            {t('enquiries_ask_deposit')}
          </Button>
        )
      }
    >
      <KeyValueList
        items={[{ label: t('enquiries_deposit_wish'), value: wish }, ...(deposit ? linesOf(t, deposit) : [])]}
      />
      {canEdit && (!deposit || canOpen.allowed) && <OpenForm id={id} deposit={data} />}
      {(deposit?.isDemo ?? isDemo) && <p className={styles.demo}>{t('enquiries_demo_provider')}</p>}
    </Section>
  )
}

function linesOf(t: ReturnType<typeof useText>, deposit: NonNullable<Deposit['deposit']>) {
  const { state, provider, amount, requestedAt, requestedBy, tenantUrl } = deposit
  return [
    {
      label: t('enquiries_deposit_state'),
      value: <StateBadge state={state} title={t(`enquiries_deposit_${state}`)} tone={tones[state]} />,
    },
    { label: t('enquiries_deposit_amount'), value: formatMoney(amount) },
    {
      label: t('enquiries_deposit_provider'),
      value: (
        <a href={tenantUrl} target="_blank" rel="noreferrer">
          {provider}
        </a>
      ),
    },
    { label: '', value: t('enquiries_deposit_since', { date: formatDate(requestedAt), name: requestedBy }) },
  ]
}

function OpenForm({ id, deposit: { canOpen, most, proposed } }: { id: string; deposit: Deposit }) {
  const t = useText()
  const [amount, setAmount] = useState<number | string>(proposed ?? '')
  const { errorOf, show, take, clear } = useServerErrors()
  const opening = useOpenDeposit('own')
  const open = () => {
    if (typeof amount !== 'number') return show({ amount: t('general_field_is_required') })
    opening.mutate({ params: { id }, body: { action: 'open', amount } }, { onError: take })
  }
  return (
    <Group align="flex-end" gap={12} mt={12}>
      <NumberInput
        label={t('enquiries_deposit_amount')}
        description={most === null ? null : t('enquiries_deposit_most', { most: formatMoney(most) })}
        value={amount}
        onChange={(value) => {
          setAmount(value)
          clear('amount')
        }}
        min={0}
        decimalScale={2}
        thousandSeparator="'"
        hideControls
        disabled={!canOpen.allowed}
        error={labelledMessage(errorOf('amount') ?? '', t('enquiries_deposit_amount'), currentLanguage())}
      />
      <ActionButton availability={canOpen} loading={opening.isPending} onClick={open}>
        {t('enquiries_open_deposit')}
      </ActionButton>
    </Group>
  )
}
