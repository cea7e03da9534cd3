// One comment: resolved by anyone who may evaluate, edited and deleted by its author only.

import { Button, Group } from '@mantine/core'
import { IconCheck, IconPencil, IconRotate, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { formatDateTime } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { askToConfirm } from '#platform/web/modal/confirm.ts'
import { useSession } from '#platform/web/api/session.ts'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import type { EvaluationView } from '../../contract/evaluation.ts'
import { CommentField, useColleagues } from './CommentField.tsx'
import { namedIn, piecesOf } from './mentions.ts'
import { useDeleteComment, useEditComment, useResolveComment } from '../changes.ts'
import styles from './CommentItem.module.css'

interface Props {
  applicationId: string
  comment: EvaluationView['comments'][number]
}

export function CommentItem({ applicationId, comment }: Props) {
  const t = useText()
  const { can } = useSession()
  const [draft, setDraft] = useState<string>()
  const people = useColleagues()
  const editing = useEditComment()
  const deletion = useDeleteComment()
  const settling = useResolveComment()
  const { commentId, text, author, at, edited, resolved, mentions, canEdit, version } = comment
  const params = { id: applicationId, commentId }

  const remove = async () => {
    const question = { title: t('applications_comment_delete_title'), text, confirm: t('general_delete'), danger: true }
    if (await askToConfirm(question)) deletion.mutate({ params })
  }
  const save = () => {
    const written = draft?.trim()
    if (!written) return
    const body = { text: written, mentions: namedIn(written, people), version }
    editing.mutate({ params, body }, { onSuccess: () => setDraft(undefined) })
  }
  const settle = () => settling.mutate({ params: { id: applicationId }, body: { commentId, resolved: !resolved } })

  return (
    <li className={styles.comment} data-resolved={resolved ? true : undefined}>
      <div className={styles.head}>
        <span className={styles.author}>{author.name}</span>
        <span className={styles.when}>
          {formatDateTime(at)}
          {edited && ` · ${t('applications_comment_edited')}`}
        </span>
        {can('applications_write') && draft === undefined && (
          <span className={styles.tools}>
            <IconButton
              label={t(resolved ? 'applications_comment_reopen' : 'applications_comment_resolve')}
              onClick={settle}
            >
              {resolved ? <IconRotate size={16} stroke={1.5} /> : <IconCheck size={16} stroke={1.5} />}
            </IconButton>
            {canEdit && (
              <>
                <IconButton label={t('general_edit')} onClick={() => setDraft(text)}>
                  <IconPencil size={16} stroke={1.5} />
                </IconButton>
                <IconButton label={t('general_delete')} onClick={() => void remove()}>
                  <IconTrash size={16} stroke={1.5} />
                </IconButton>
              </>
            )}
          </span>
        )}
      </div>
      {draft === undefined ? (
        <p className={styles.text}>
          {piecesOf(text, mentions).map(({ text: piece, isName }, index) =>
            isName ? <strong key={`${index} ${piece}`}>{piece}</strong> : piece,
          )}
        </p>
      ) : (
        <div className={styles.edit}>
          <CommentField label={t('applications_comment')} value={draft} onChange={setDraft} />
          <Group justify="flex-end" gap={8}>
            <Button size="compact-sm" variant="default" onClick={() => setDraft(undefined)}>
              {t('general_cancel')}
            </Button>
            <Button size="compact-sm" onClick={save} loading={editing.isPending}>
              {t('general_save')}
            </Button>
          </Group>
        </div>
      )}
      {resolved && (
        <p className={styles.settled}>
          {t('applications_comment_resolved_by', { name: resolved.by.name, date: formatDateTime(resolved.at) })}
        </p>
      )}
    </li>
  )
}
