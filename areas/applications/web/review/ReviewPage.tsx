// Review mode: evaluates many applications in sequence on the full screen, by keyboard (field.md §5.1 no. 9). The
// order is fixed at the start, so that grades do not move applications. The previous and next dossiers are rendered
// in advance.

import { Button, Progress } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { queryOf } from '#platform/web/api/query.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { useAddress } from '#platform/web/core/address.ts'
import { useCommands } from '#platform/web/core/commands.ts'
import { useSteady } from '#platform/web/core/use-steady.ts'
import { QueryView } from '#platform/web/kit/QueryView.tsx'
import { EmptyState } from '#platform/web/ui/states/EmptyState.tsx'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { getReview } from '../../contract/review.ts'
import { grades } from '../../rules/application-state.ts'
import { ReviewBar } from './ReviewBar.tsx'
import { Moves } from './ReviewMoves.tsx'
import { ReviewedApplication } from './ReviewedApplication.tsx'
import { useRound, type Round } from './use-round.ts'
import styles from './ReviewPage.module.css'

export default function ReviewPage() {
  const t = useText()
  const navigate = useNavigate()
  const { search } = useAddress()
  const { state = '', sort = '', filters = '', search: words = '' } = search
  const query = { state, sort, filters, search: words }
  const review = useQuery({ ...queryOf(getReview, { query }), staleTime: Infinity, gcTime: 0 })
  const { data } = review
  const leave = () => void navigate({ to: '/applications', search: query })
  return (
    <div className={styles.screen} data-full-screen role="region" aria-label={t('applications_review')}>
      {data && data.ids.length > 0 && <RoundScreen ids={data.ids} isCut={data.isCut} leave={leave} />}
      {data?.ids.length === 0 && (
        <EmptyState
          title={t('applications_review_nothing')}
          text={t('applications_review_nothing_text')}
          action={<Button onClick={leave}>{t('applications_review_back')}</Button>}
        />
      )}
      {!data && <QueryView query={review} />}
    </div>
  )
}

function RoundScreen({ ids, isCut, leave }: { ids: string[]; isCut: boolean; leave: () => void }) {
  const t = useText()
  const round = useRound(ids)
  useReviewKeys(round, leave)
  const grade = useSteady(round.grade)
  const { position, total, isOver } = round
  return (
    <>
      <header className={styles.bar}>
        <IconButton label={t('applications_review_leave')} keys="escape" onClick={leave}>
          <IconX size={18} stroke={1.5} />
        </IconButton>
        <h1 className={styles.title}>{t('applications_review')}</h1>
        <span className={styles.position} role="status">
          {isOver ? t('applications_review_over') : t('applications_review_position', { position, total })}
          {isCut && ` · ${t('applications_review_cut')}`}
        </span>
        <Progress value={((isOver ? total : position - 1) / total) * 100} className={styles.progress} aria-hidden />
        <span className={styles.moves}>
          <Moves round={round} />
        </span>
      </header>
      {isOver ? (
        <EmptyState
          title={t('applications_review_over')}
          text={t('applications_review_summary', { graded: round.graded, total })}
          action={<Button onClick={leave}>{t('applications_review_back')}</Button>}
        />
      ) : (
        <div className={styles.stage}>
          {round.drawn.map((id) => (
            <div key={id} className={styles.drawn} inert={id !== round.id}>
              <ReviewedApplication id={id} onGraded={grade} />
            </div>
          ))}
        </div>
      )}
      <ReviewBar round={round} />
    </>
  )
}

function useReviewKeys(round: Round, leave: () => void) {
  const t = useText()
  const group = t('applications_review')
  const grading = grades.map((grade) => ({
    id: `review ${grade}`,
    title: t('applications_review_grade', { grade }),
    keys: grade.toLowerCase(),
    run: () => round.grade(grade),
  }))
  useCommands(
    [
      { id: 'review next', title: t('applications_next'), keys: 'j', run: round.next },
      { id: 'review previous', title: t('applications_previous'), keys: 'k', run: round.previous },
      { id: 'review undo', title: t('applications_review_undo'), keys: 'u', run: round.undo },
      { id: 'review leave', title: t('applications_review_leave'), keys: 'escape', run: leave },
      ...(round.isOver ? [] : grading),
    ].map((command) => ({ ...command, group })),
  )
}
