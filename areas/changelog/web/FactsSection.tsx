// Shows who changed which record and when, and the place of the entry in the chain.

import { MailLink } from '#areas/communication/web/public.tsx'
import { formatDate, formatNumber, formatTime } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { CellLink } from '#platform/web/table/cells/CellLink.tsx'
import { KeyValueList } from '#platform/web/ui/KeyValueList.tsx'
import { Section } from '#platform/web/ui/Section.tsx'
import type { ChangeView } from '../contract/changelog.ts'
import styles from './changelog.module.css'

export function FactsSection({ change }: { change: ChangeView }) {
  const t = useText()
  const { at, actor, record, mailId, proof } = change
  const items = [
    { label: t('changelog_column_at'), value: `${formatDate(at)} ${formatTime(at)}` },
    { label: t('changelog_column_by'), value: actor.name },
    { label: t('changelog_filter_actor'), value: actor.kindTitle },
    { label: record.kindTitle, value: <CellLink link={record.link} /> },
    ...(record.state === 'ended' ? [{ label: t('changelog_record'), value: t('changelog_record_ended') }] : []),
    ...(mailId
      ? [
          {
            label: t('changelog_mail'),
            value: (
              <MailLink recordId={record.id} mailId={mailId}>
                {t('changelog_mail_sent')}
              </MailLink>
            ),
          },
        ]
      : []),
    { label: t('changelog_column_number'), value: formatNumber(proof.sequence) },
    { label: t('changelog_hash'), value: <code className={styles.hash}>{proof.hash}</code> },
  ]
  return (
    <Section title={t('changelog_section_facts')}>
      <KeyValueList items={items} />
    </Section>
  )
}
