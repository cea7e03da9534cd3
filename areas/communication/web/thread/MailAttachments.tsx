// Attachments of a mail: view in place, download, file with the documents of the record.

import { IconDownload, IconFile, IconFolderPlus, IconPhoto } from '@tabler/icons-react'
import { useState } from 'react'
import { download } from '#platform/web/api/download.ts'
import { tellFailure } from '#platform/web/api/tell-failure.ts'
import { formatNumber } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { useRecordKind } from '#platform/web/records/use-record-kinds.ts'
import { useSession } from '#platform/web/api/session.ts'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { showPaper } from '#platform/web/viewer/viewer.ts'
import type { InboxItem } from '../../contract/inbox.ts'
import type { FeedMail } from '../../contract/feed-mail.ts'
import { FilingModal } from '../inbox/FilingModal.tsx'
import styles from './MailAttachments.module.css'

type Attachment = FeedMail['attachments'][number]

export function MailAttachments({ mail, thread }: { mail: FeedMail; thread: InboxItem }) {
  const t = useText()
  const { can } = useSession()
  const filing = useRecordKind(thread.about)?.filing
  const [filed, file] = useState<Attachment>()
  return (
    <>
      <ul className={styles.files} aria-label={t('communication_attachments')}>
        {mail.attachments.map((attachment) => (
          <AttachmentRow
            key={attachment.id}
            attachment={attachment}
            onFile={filing && can(filing) ? () => file(attachment) : undefined}
          />
        ))}
      </ul>
      {filed && (
        <FilingModal
          threadId={thread.application_id}
          attachmentId={filed.id}
          name={filed.name}
          onClose={() => file(undefined)}
        />
      )}
    </>
  )
}

interface RowProps {
  attachment: Attachment
  /** Omitted if the attachment cannot be filed as a document. */
  onFile: (() => void) | undefined
}

function AttachmentRow({ attachment: { name, url, contentType, size, filed }, onFile }: RowProps) {
  const t = useText()
  const Mark = contentType.startsWith('image/') ? IconPhoto : IconFile
  /** Download only: the content type is not one that a browser may display. */
  const isDownloadOnly = contentType === 'application/octet-stream'
  const save = () =>
    download(url).catch((failure: unknown) => {
      tellFailure(failure)
    })
  return (
    <li className={styles.file}>
      <Mark size={18} stroke={1.5} aria-hidden className={styles.sign} />
      <button
        type="button"
        className={styles.name}
        aria-label={t(isDownloadOnly ? 'communication_download' : 'general_file_open', { name })}
        onClick={() => void (isDownloadOnly ? save() : showPaper({ address: url, name }))}
      >
        {name}
      </button>
      <span className={styles.size}>
        {sizeOf(size)}
        {filed && ` · ${t('communication_is_filed')}`}
      </span>
      <span className={styles.tools}>
        <IconButton label={t('communication_download', { name })} onClick={() => void save()}>
          <IconDownload size={17} stroke={1.5} />
        </IconButton>
        {onFile && (
          <IconButton
            label={t('communication_file_away', { name })}
            onClick={onFile}
            unavailable={filed ? t('communication_already_filed') : undefined}
          >
            <IconFolderPlus size={17} stroke={1.5} />
          </IconButton>
        )}
      </span>
    </li>
  )
}

const sizeOf = (bytes: number): string =>
  bytes < 1024 * 1024
    ? `${formatNumber(Math.max(1, Math.round(bytes / 1024)))} KB`
    : `${formatNumber(bytes / 1024 / 1024, 1)} MB`
