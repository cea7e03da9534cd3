// Comments between evaluating users; a resolved comment is dimmed.

import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queryOf } from '#platform/web/api/query.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { useSession } from '#platform/web/api/session.ts'
import { Section } from '#platform/web/ui/Section.tsx'
import { getEvaluation } from '../../contract/evaluation.ts'
import { useAddComment } from '../changes.ts'
import { CommentField, useColleagues } from './CommentField.tsx'
import { CommentItem } from './CommentItem.tsx'
import { namedIn } from './mentions.ts'
import styles from './CommentsSection.module.css'

export function CommentsSection({ id }: { id: string }) {
  const t = useText()
  const { can } = useSession()
  const { data } = useQuery(queryOf(getEvaluation, { params: { id } }))
  const adding = useAddComment()
  const people = useColleagues()
  const [text, setText] = useState('')
  const comments = data?.comments ?? []
  const canComment = data?.canComment ?? { allowed: true }
  const open = comments.filter(({ resolved }) => !resolved)
  const add = () => {
    const written = text.trim()
    if (!written) return
    const body = { text: written, mentions: namedIn(written, people) }
    adding.mutate({ params: { id }, body }, { onSuccess: () => setText('') })
  }
  return (
    <Section title={t('applications_comments')} count={open.length} anchor="comments">
      {comments.length > 0 && (
        <ul className={styles.comments}>
          {comments.map((comment) => (
            <CommentItem key={comment.commentId} applicationId={id} comment={comment} />
          ))}
        </ul>
      )}
      {comments.length === 0 && !can('applications_write') && (
        <p className={styles.none}>{t('applications_no_comments')}</p>
      )}
      {can('applications_write') && !canComment.allowed && <p className={styles.none}>{canComment.reason}</p>}
      {can('applications_write') && canComment.allowed && (
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault()
            add()
          }}
        >
          <CommentField label={t('applications_new_comment')} value={text} onChange={setText} />
          {text.trim() === '' && <p className={styles.none}>{t('applications_comment_help')}</p>}
          {text.trim() !== '' && (
            <Button type="submit" size="compact-sm" loading={adding.isPending}>
              {t('applications_comment_add')}
            </Button>
          )}
        </form>
      )}
    </Section>
  )
}
