// The buying confirmation on the page of an application: state, buyers, objects with their price, financing, proofs.

import { Button, Group } from '@mantine/core'
import { IconFileText, IconInfoCircle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ApplicationView } from '#areas/applications/contract/application.ts'
import { queryOf } from '#platform/web/api/query.ts'
import { useSession } from '#platform/web/api/session.ts'
import { formatDate, formatMoney } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { ActionButton } from '#platform/web/kit/ActionButton.tsx'
import { QueryView } from '#platform/web/kit/QueryView.tsx'
import { KeyValueList } from '#platform/web/ui/KeyValueList.tsx'
import { Section } from '#platform/web/ui/Section.tsx'
import { getConfirmationInfo, type ConfirmationInfo } from '../../contract/confirmation.ts'
import { financingHints } from '../../rules/confirmation/financing.ts'
import { BuyerList } from './BuyerList.tsx'
import { ConfirmedObjects } from './ConfirmedObjects.tsx'
import { RecordConfirmationModal } from './RecordConfirmationModal.tsx'
import { SendConfirmationModal } from './SendConfirmationModal.tsx'
import styles from './confirmation-facts.module.css'

export default function ConfirmationSection({ application }: { application: ApplicationView }) {
  const t = useText()
  const { can } = useSession()
  const query = useQuery(queryOf(getConfirmationInfo, { params: { id: application.id } }))
  const { data: info } = query
  const [dialog, setDialog] = useState<'send' | 'record'>()
  const close = () => setDialog(undefined)
  return (
    <Section
      title={t('sales_confirmation')}
      action={info && can('applications_write') && <Actions info={info} onOpen={setDialog} />}
    >
      {info ? <Confirmation info={info} /> : <QueryView query={query} rows={4} />}
      {info && dialog === 'send' && (
        <SendConfirmationModal application={application} isAgain={info.linkUntil !== null} onClose={close} />
      )}
      {info && dialog === 'record' && <RecordConfirmationModal info={info} onClose={close} />}
    </Section>
  )
}

function Actions({ info, onOpen }: { info: ConfirmationInfo; onOpen: (dialog: 'send' | 'record') => void }) {
  const t = useText()
  const { confirmedAt, linkUntil, canBeRecorded, canBeSent } = info
  return (
    <Group gap={8}>
      <ActionButton availability={canBeRecorded} variant="default" size="compact-sm" onClick={() => onOpen('record')}>
        {t(confirmedAt ? 'general_edit' : 'sales_record')}
      </ActionButton>
      <ActionButton
        availability={canBeSent}
        variant={confirmedAt || linkUntil ? 'default' : 'filled'}
        size="compact-sm"
        onClick={() => onOpen('send')}
      >
        {t(linkUntil ? 'sales_send_form_again' : 'sales_send_form')}
      </ActionButton>
    </Group>
  )
}

function Confirmation({ info }: { info: ConfirmationInfo }) {
  return (
    <div className={styles.parts}>
      <Standing info={info} />
      {info.confirmedAt && (
        <>
          <ConfirmedObjects objects={info.confirmed} />
          <BuyerList buyers={info.data.buyers} />
          <Financing info={info} />
        </>
      )}
      <Proofs info={info} />
    </div>
  )
}

function Standing({ info: { confirmedAt, recordedBy, sentAt, linkUntil } }: { info: ConfirmationInfo }) {
  const t = useText()
  const sentence = confirmedAt
    ? recordedBy
      ? t('sales_confirmed_by_staff', { date: formatDate(confirmedAt), name: recordedBy })
      : t('sales_confirmed_by_buyer', { date: formatDate(confirmedAt) })
    : sentAt
      ? t(linkUntil ? 'sales_form_sent_until' : 'sales_form_sent_over', {
          date: formatDate(sentAt),
          until: formatDate(linkUntil),
        })
      : t('sales_confirmation_missing')
  return <p className={styles.standing}>{sentence}</p>
}

function Financing({ info: { data, confirmed } }: { info: ConfirmationInfo }) {
  const t = useText()
  const hints = financingHints(confirmed[0]?.price ?? null, data)
  const money = (amount: number | null) => amount !== null && formatMoney(amount)
  return (
    <div className={styles.part}>
      <h3 className={styles.title}>{t('sales_part_financing')}</h3>
      <KeyValueList
        items={[
          { label: t('sales_field_ownMeans'), value: money(data.ownMeans) || null },
          { label: t('sales_field_pensionFunds'), value: money(data.pensionFunds) || null },
          { label: t('sales_field_mortgage'), value: money(data.mortgage) || null },
          { label: t('sales_field_bank'), value: data.bank },
        ]}
      />
      {hints.map(({ key, amount }) => (
        <p key={key} className={styles.hint}>
          <IconInfoCircle size={16} stroke={1.5} aria-hidden />
          {t(key, { amount: formatMoney(amount), price: formatMoney(confirmed[0]?.price ?? null) })}
        </p>
      ))}
      {data.note && <blockquote className={styles.note}>{data.note}</blockquote>}
    </div>
  )
}

function Proofs({ info: { proofs } }: { info: ConfirmationInfo }) {
  const t = useText()
  if (proofs.length === 0) return null
  return (
    <div className={styles.part}>
      <h3 className={styles.title}>{t('sales_field_proofs')}</h3>
      <ul className={styles.files}>
        {proofs.map(({ id, url, displayName, createdAt }) => (
          <li key={id}>
            <Button
              component="a"
              href={url}
              target="_blank"
              variant="subtle"
              size="compact-sm"
              leftSection={<IconFileText size={16} stroke={1.5} aria-hidden />}
            >
              {displayName}
            </Button>
            <span className={styles.soft}>{formatDate(createdAt)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
