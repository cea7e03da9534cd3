// Shown in place of a first evaluation that is hidden from a user who can still give the second one.

import { Button } from '@mantine/core'
import { IconEyeOff } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useText } from '#platform/web/i18n/texts.ts'
import { useSession } from '#platform/web/api/session.ts'
import type { EvaluationView } from '../../contract/evaluation.ts'
import { useSaveEvaluation } from '../changes.ts'
import styles from './HiddenVerdict.module.css'

export function HiddenVerdict({ evaluation }: { evaluation: EvaluationView }) {
  const t = useText()
  const { can } = useSession()
  const { mutate, isPending } = useSaveEvaluation()
  const { applicationId, begunBy, version } = evaluation
  if (!begunBy) return <KeptVerdict text={t('applications_first_hidden')} />
  return (
    <KeptVerdict text={t('applications_first_begun', { name: begunBy.name })}>
      {can('applications_write') && (
        <>
          <p className={styles.text}>{t('applications_take_over_help')}</p>
          <Button
            variant="default"
            size="compact-sm"
            loading={isPending}
            onClick={() => mutate({ params: { id: applicationId }, body: { takeOver: true, version } })}
          >
            {t('applications_take_over')}
          </Button>
        </>
      )}
    </KeptVerdict>
  )
}

export function KeptVerdict({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className={styles.notice}>
      <IconEyeOff size={18} stroke={1.5} aria-hidden />
      <div>
        <p className={styles.text}>{text}</p>
        {children}
      </div>
    </div>
  )
}
