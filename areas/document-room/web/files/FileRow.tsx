// One file: preview, download and, for staff, its further actions.

import { Button } from '@mantine/core'
import { IconDownload, IconEye } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { download } from '#platform/web/api/download.ts'
import { markStale } from '#platform/web/api/stale.ts'
import { tellFailure } from '#platform/web/api/tell-failure.ts'
import { formatDateTime } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { Muted } from '#platform/web/kit/Muted.tsx'
import { askToConfirm } from '#platform/web/modal/confirm.ts'
import { ActionMenu, type Action } from '#platform/web/ui/ActionMenu.tsx'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { StateBadge } from '#platform/web/ui/StateBadge.tsx'
import { showPaper } from '#platform/web/viewer/viewer.ts'
import type { RoomFileView } from '../../contract/room.ts'
import { staleAfterContent, useDeleteRoomFile, useReleaseRoomFile } from '../changes.ts'
import type { FileDialog } from './file-dialog.ts'
import styles from './files.module.css'

interface Props {
  slug: string
  file: RoomFileView
  isStaff: boolean
  canWrite: boolean
  viewAs: string | null
  onOpen: (dialog: FileDialog) => void
  moving: ReactNode
}

const kilobyte = 1024

export function FileRow({ slug, file, isStaff, canWrite, viewAs, onOpen, moving }: Props) {
  const t = useText()
  const path = `/api/v1/dms/${slug}/files/${file.id}`
  const queryClient = useQueryClient()
  // The access was logged; or it was refused, because the right or the whole access has ended since the page was loaded.
  const refresh = () => markStale(queryClient, staleAfterContent)
  const look = () =>
    void showPaper({
      address: `${path}/preview${viewAs ? `?view_as=${viewAs}` : ''}`,
      method: 'POST',
      name: file.name,
      // Only the download of the row is logged as one.
      isOnlyShown: true,
    }).then(refresh)
  const keep = () => void download(`${path}/download`, { method: 'POST' }).catch(tellFailure).then(refresh)
  return (
    <li className={styles.file}>
      <span className={styles.index}>{file.index}</span>
      <div className={styles.about}>
        <span className={styles.name}>
          <strong>{file.name}</strong>
          {file.is_new && <StateBadge state="new" title={t('document_room_new')} tone="blue" />}
          {file.is_waiting && <StateBadge state="waiting" title={t('document_room_waits')} tone="amber" />}
        </span>
        <Muted>
          {[
            formatDateTime(file.uploaded_at),
            file.uploaded_by,
            t('document_room_kilobytes', { count: Math.max(1, Math.round(file.size / kilobyte)) }),
            file.content_version > 1 && t('document_room_version', { version: file.content_version }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Muted>
      </div>
      <div className={styles.buttons}>
        {moving}
        <IconButton
          label={t('document_room_preview_of', { name: file.name })}
          unavailable={file.can_preview.reason ?? undefined}
          onClick={look}
        >
          <IconEye size={18} stroke={1.5} aria-hidden />
        </IconButton>
        <IconButton
          label={t('document_room_download_of', { name: file.name })}
          unavailable={file.can_download.reason ?? undefined}
          onClick={keep}
        >
          <IconDownload size={18} stroke={1.5} aria-hidden />
        </IconButton>
        <FileActions {...{ slug, file, canWrite, isStaff, onOpen }} />
      </div>
    </li>
  )
}

type ActionsProps = Pick<Props, 'slug' | 'file' | 'canWrite' | 'isStaff' | 'onOpen'>

function FileActions({ slug, file, canWrite, isStaff, onOpen }: ActionsProps) {
  const t = useText()
  const releasing = useReleaseRoomFile()
  const deleting = useDeleteRoomFile()
  const params = { slug, fileId: file.id }
  const remove = async () => {
    const isConfirmed = await askToConfirm({
      title: t('document_room_file_delete'),
      text: t('document_room_file_delete_text', { name: file.name }),
      confirm: t('document_room_file_delete'),
      danger: true,
    })
    if (isConfirmed) deleting.mutate({ params })
  }
  const removal: Action = {
    key: 'delete',
    title: t('document_room_file_delete'),
    allowed: true,
    danger: true,
    run: () => void remove(),
  }
  if (!isStaff) {
    return file.is_waiting ? (
      <ActionMenu label={t('document_room_actions', { title: file.name })} actions={[removal]} />
    ) : null
  }
  if (!canWrite) return null
  return (
    <>
      {file.is_waiting && (
        <Button
          size="compact-sm"
          loading={releasing.isPending}
          aria-label={t('document_room_release_of', { name: file.name })}
          onClick={() => releasing.mutate({ params, body: { version: file.version } })}
        >
          {t('document_room_release')}
        </Button>
      )}
      <ActionMenu
        label={t('document_room_actions', { title: file.name })}
        isBusy={deleting.isPending}
        actions={[
          {
            key: 'edit',
            title: t('document_room_file_edit'),
            allowed: true,
            run: () => onOpen({ kind: 'file', file }),
          },
          {
            key: 'version',
            title: t('document_room_new_version'),
            allowed: true,
            run: () => onOpen({ kind: 'version', file }),
          },
          removal,
        ]}
      />
    </>
  )
}
