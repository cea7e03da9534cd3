// A held mail as its recipient would see it. HTML is shown in a sandboxed frame without scripts; links open in a new
// tab.

import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { ReceivedResponseOf } from '#platform/contract/endpoint.ts'
import { download } from '#platform/web/api/download.ts'
import { queryOf } from '#platform/web/api/query.ts'
import { tellFailure } from '#platform/web/api/tell-failure.ts'
import { formatDateTime } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { QueryView } from '#platform/web/kit/QueryView.tsx'
import { useRecordKind } from '#platform/web/records/use-record-kinds.ts'
import { useSession } from '#platform/web/api/session.ts'
import { ScreenLink } from '#platform/web/ui/ScreenLink.tsx'
import { getHeldMail } from '../../contract/outbox.ts'
import { HeldActions } from '../inbox/HeldActions.tsx'
import { ReadingFrame } from './ReadingFrame.tsx'
import styles from './MailView.module.css'

interface Props {
  id: string
  /** True once a mail server is configured. */
  canSend: boolean
  close: () => void
}

export function MailView({ id, canSend, close }: Props) {
  const query = useQuery(queryOf(getHeldMail, { params: { id } }))
  const { data: mail } = query
  if (!mail) return <QueryView query={query} />
  return (
    <ReadingFrame
      subject={mail.subject}
      actions={<Actions mail={mail} canSend={canSend} close={close} />}
      facts={<Facts mail={mail} />}
      close={close}
    >
      {/* The mail brings its own paper, which is white in any mail program. */}
      <iframe
        className={styles.paper}
        title={mail.subject}
        sandbox="allow-popups allow-popups-to-escape-sandbox"
        srcDoc={mail.html.replace('<head>', '<head><base target="_blank">')}
      />
    </ReadingFrame>
  )
}

interface MailProps {
  mail: ReceivedResponseOf<typeof getHeldMail>
}

function Actions({ mail, canSend, close }: MailProps & Omit<Props, 'id'>) {
  const save = () =>
    download(`/api/v1/communication/outbox/${mail.id}/eml`).catch((failure: unknown) => {
      tellFailure(failure)
    })
  return (
    <>
      {canSend && <HeldActions mailId={mail.id} onDone={close} />}
      <Button
        variant="default"
        size="compact-sm"
        leftSection={<IconDownload size={14} stroke={1.5} />}
        onClick={() => void save()}
      >
        .eml
      </Button>
    </>
  )
}

function Facts({ mail }: MailProps) {
  const t = useText()
  const { can } = useSession()
  const kind = useRecordKind(mail.about)
  return (
    <>
      <dt>{t('communication_to')}</dt>
      <dd>
        {mail.toName} <span className={styles.address}>{mail.toAddress}</span>
      </dd>
      <dt>{t('communication_from')}</dt>
      <dd>{mail.from}</dd>
      <dt>{t('communication_written')}</dt>
      <dd>
        {formatDateTime(mail.createdAt)} · {mail.kindTitle} · {t(`general_language_${mail.language}`)}
        {mail.href && kind && can(kind.permission) && (
          <>
            {' · '}
            <ScreenLink to={mail.href}>{t(kind.open)}</ScreenLink>
          </>
        )}
      </dd>
      {mail.attachments.length > 0 && (
        <>
          <dt>{t('communication_attachments')}</dt>
          <dd>{mail.attachments.join(', ')}</dd>
        </>
      )}
    </>
  )
}
