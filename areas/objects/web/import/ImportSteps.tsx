// The four steps of an import.

import { useText } from '#platform/web/i18n/texts.ts'
import { StepBar } from '#platform/web/ui/StepBar.tsx'
import styles from './ImportSteps.module.css'

const steps = ['file', 'columns', 'check', 'done'] as const
type Step = (typeof steps)[number]

interface Props {
  current: Step
  /** Callbacks for the steps that can be opened again. */
  onOpen: Partial<Record<Step, () => void>>
}

export function ImportSteps({ current, onOpen }: Props) {
  const t = useText()
  return (
    <div className={styles.steps}>
      <StepBar
        label={t('objects_import_steps')}
        current={current}
        steps={steps.map((key, at) => ({
          key,
          name: t(`objects_import_step_${key}`),
          isDone: at < steps.indexOf(current) || current === 'done',
          onOpen: onOpen[key] ?? null,
        }))}
      />
    </div>
  )
}
