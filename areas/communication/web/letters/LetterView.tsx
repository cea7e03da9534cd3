// One letter: postal address, since when it waits or when it was printed, and its pages as printed.

import { Button, Tooltip } from '@mantine/core'
import { IconArrowsMaximize } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queryOf } from '#platform/web/api/query.ts'
import { formatDateTime } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { QueryView } from '#platform/web/kit/QueryView.tsx'
import { ScreenLink } from '#platform/web/ui/ScreenLink.tsx'
import { getLetter, type LetterItem } from '../../contract/letters.ts'
import { CancelLetterModal } from './CancelLetterModal.tsx'
import { useSendLetterByMail } from './letter-changes.ts'
import { LetterPages } from './LetterPages.tsx'
import { ReadingFrame } from '../held/ReadingFrame.tsx'
import styles from './Letters.module.css'
import { ReaddressModal } from './ReaddressModal.tsx'
import { showLetter } from '../thread/use-mail-actions.ts'

interface Props {
  id: string
  close: () => void
}

export function LetterView({ id, close }: Props) {
  const t = useText()
  const [asking, ask] = useState<'cancel' | 'address'>()
  const query = useQuery({ ...queryOf(getLetter, { params: { mailId: id } }), retry: false })
  const { data } = query
  const instead = useSendLetterByMail()
  if (!data) return <QueryView query={query} />
  const { letter, recorded } = data
  const { can } = letter
  return (
    <ReadingFrame
      subject={letter.subject}
      facts={<Facts letter={letter} />}
      foot={
        <div className={styles.actions}>
          <Button
            variant="default"
            size="compact-sm"
            leftSection={<IconArrowsMaximize size={14} stroke={1.5} aria-hidden />}
            onClick={() => void showLetter(letter.id, letter.subject)}
          >
            {t('communication_letter_open')}
          </Button>
          <Way verdict={can.beReaddressed} title={t('communication_letter_readdress')} run={() => ask('address')} />
          <Way
            verdict={can.beSentByMail}
            title={t('communication_letter_by_mail')}
            isBusy={instead.isPending}
            run={() => instead.mutate({ params: { mailId: id } }, { onSuccess: close })}
          />
          <Way verdict={can.beCancelled} title={t('communication_letter_cancel')} run={() => ask('cancel')} />
        </div>
      }
      close={close}
    >
      <LetterPages key={JSON.stringify(letter.postal)} letter={letter} />
      {asking === 'address' && <ReaddressModal letter={letter} recorded={recorded} onClose={() => ask(undefined)} />}
      {asking === 'cancel' && (
        <CancelLetterModal
          id={id}
          onClose={() => ask(undefined)}
          onCancelled={() => {
            ask(undefined)
            close()
          }}
        />
      )}
    </ReadingFrame>
  )
}

function Facts({ letter }: { letter: LetterItem }) {
  const t = useText()
  const { postal, name, place, missing, writtenAt, printedAt, printedBy, kindTitle, href, threadId, enclosures } =
    letter
  const address = [name, postal.extra, postal.street, place].filter(Boolean).join(', ')
  return (
    <>
      <dt>{t('communication_to')}</dt>
      <dd>
        {address}
        {missing && <div className={styles.missing}>{t('communication_letter_missing', { parts: missing })}</div>}
      </dd>
      <dt>{t(printedAt ? 'communication_letter_printed_at' : 'communication_letter_since')}</dt>
      <dd>
        {printedAt
          ? t('communication_letter_by', { date: formatDateTime(printedAt), who: printedBy ?? '' })
          : formatDateTime(writtenAt)}{' '}
        · {kindTitle}
        {enclosures > 0 && ` · ${t('communication_letter_enclosed', { count: enclosures })}`}
      </dd>
      {href && (
        <>
          <dt>{t('communication_letter_about')}</dt>
          <dd>
            <ScreenLink to={href}>{t('communication_letter_to_record')}</ScreenLink>
            {' · '}
            <ScreenLink to={`/communication?mailbox=all&thread=${threadId}`}>
              {t('communication_letter_to_thread')}
            </ScreenLink>
          </dd>
        </>
      )}
    </>
  )
}

interface WayProps {
  verdict: LetterItem['can']['bePrinted']
  title: string
  isBusy?: boolean
  run: () => void
}

/** A disabled action shows its reason as tooltip. */
function Way({ verdict, title, isBusy = false, run }: WayProps) {
  const { allowed, reason } = verdict
  return (
    <Tooltip label={reason} disabled={allowed}>
      <Button
        variant="default"
        size="compact-sm"
        loading={isBusy}
        {...(allowed ? {} : { 'data-disabled': true, 'aria-disabled': true })}
        aria-label={allowed ? title : `${title}: ${reason}`}
        onClick={() => allowed && run()}
      >
        {title}
      </Button>
    </Tooltip>
  )
}
