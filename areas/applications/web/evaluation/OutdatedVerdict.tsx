// Notice above the grades that the household has changed its answers since the evaluation. The user can confirm that
// the evaluation still holds.

import { Button } from '@mantine/core'
import { IconHistory } from '@tabler/icons-react'
import { useChange } from '#platform/web/api/query.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { confirmEvaluation, getChangesSince } from '../../contract/changes-since.ts'
import type { EvaluationView } from '../../contract/evaluation.ts'
import { staleAfterAction } from '../changes.ts'
import styles from './OutdatedVerdict.module.css'

export function OutdatedVerdict({ evaluation }: { evaluation: EvaluationView }) {
  const t = useText()
  const confirm = useChange(confirmEvaluation, { stale: [...staleAfterAction, getChangesSince] })
  const { applicationId: id, version, isOlderThanAnswers, canEvaluate } = evaluation
  if (!isOlderThanAnswers) return null
  return (
    <div className={styles.outdated}>
      <IconHistory size={18} stroke={1.5} aria-hidden />
      <p>{t('applications_evaluation_older')}</p>
      <Button
        variant="default"
        size="compact-sm"
        disabled={!canEvaluate.allowed}
        loading={confirm.isPending}
        onClick={() => confirm.mutate({ params: { id }, body: { version } })}
      >
        {t('applications_evaluation_still_holds')}
      </Button>
    </div>
  )
}
