// Somebody else has changed the form meanwhile: what differs, and the choice between the two.

import { Button, Group } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useText } from '#platform/web/i18n/texts.ts'
import { useFormText } from '#areas/application-form/web/public.tsx'
import { definitionDiff } from '../rules/definition-diff.ts'
import { useBench, useBenchState } from './bench-context.ts'
import { DiffList } from './DiffList.tsx'
import styles from './Head.module.css'

export function ConflictSection() {
  const t = useText()
  const said = useFormText()
  const { workbench } = useBench()
  const theirs = useBenchState((state) => state.theirs)
  const mine = useBenchState(({ history }) => history.present)
  const refusal = useBenchState((state) => state.refusal)
  if (refusal) {
    return (
      <div className={styles.notice} role="alert">
        <p className={styles.noticeTitle}>
          <IconAlertTriangle size={18} stroke={1.5} aria-hidden />
          {t('form_settings_not_saved')}
        </p>
        <p>{refusal}</p>
      </div>
    )
  }
  if (!theirs) return null
  const changes = definitionDiff(theirs.definition, mine, { text: said, word: t })
  return (
    <div className={styles.notice} role="alert">
      <p className={styles.noticeTitle}>
        <IconAlertTriangle size={18} stroke={1.5} aria-hidden />
        {t('form_settings_conflict')}
      </p>
      <p>{t('form_settings_conflict_text')}</p>
      <DiffList
        changes={changes}
        before={t('form_settings_conflict_theirs')}
        after={t('form_settings_conflict_mine')}
      />
      <Group gap={8} mt={12}>
        <Button size="compact-sm" onClick={() => workbench.resolve('mine')}>
          {t('general_conflict_keep')}
        </Button>
        <Button size="compact-sm" variant="default" onClick={() => workbench.resolve('theirs')}>
          {t('general_conflict_take')}
        </Button>
      </Group>
    </div>
  )
}
