// One fact of the point rules: its weight, and its steps with their points.

import { Button } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { NumberStepper } from '#platform/web/form/time/NumberStepper.tsx'
import { useText } from '#platform/web/i18n/texts.ts'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import type { PointRule } from '../../rules/points.ts'
import { addStep, removeStep, stepsOf, withPoints, withReached } from './point-rule-edits.ts'
import styles from './PointRuleCard.module.css'

interface Props {
  rule: PointRule
  place: number
  householdTypes: readonly { value: string; displayName: string }[]
  /** The form in use does not ask for it. */
  isUnasked: boolean
  errorOf: (field: string) => string | undefined
  onChange: (rule: PointRule) => void
  onRemove: () => void
}

export function PointRuleCard({ rule, place, householdTypes, isUnasked, errorOf, onChange, onRemove }: Props) {
  const t = useText()
  const fact = t(`applications_fact_${rule.fact}`)
  const wordOf = (value: string): string => {
    if (rule.fact === 'household_type') return householdTypes.find((one) => one.value === value)?.displayName ?? value
    if (rule.fact === 'overall_evaluation') return t('general_grade', { grade: value })
    return t(rule.fact === 'pets' ? `general_${value}` : `applications_${rule.fact}_${value}`)
  }
  const steps = stepsOf(
    rule,
    householdTypes.map(({ value }) => value),
  )
  return (
    <section className={styles.rule} aria-label={fact}>
      <header className={styles.head}>
        <h2 className={styles.fact}>{fact}</h2>
        <div className={styles.weight}>
          <NumberStepper
            label={t('applications_weight')}
            value={rule.weight}
            onChange={(weight) => onChange({ ...rule, weight: weight ?? 0 })}
            error={errorOf(`rules.${place}.weight`)}
            min={0}
            max={10}
            step={0.5}
            decimals={1}
          />
        </div>
        <IconButton label={t('applications_point_rule_remove', { fact })} onClick={onRemove}>
          <IconTrash size={18} stroke={1.5} />
        </IconButton>
      </header>
      {isUnasked && <p>{t('applications_fact_unasked')}</p>}
      <ul className={styles.steps}>
        {steps.map((step, at) => (
          <li key={step.key} className={styles.step}>
            {step.value === undefined ? (
              <NumberStepper
                label={t('applications_step_from')}
                value={step.from ?? null}
                onChange={(from) => onChange(withReached(rule, at, from ?? 0))}
                error={errorOf(`rules.${place}.steps.${at}.from`)}
                step={rule.fact === 'income_ratio' ? 0.5 : 1}
                decimals={rule.fact === 'income_ratio' ? 1 : 0}
              />
            ) : (
              <span className={styles.name}>{wordOf(step.value)}</span>
            )}
            <NumberStepper
              label={
                at > 0 && step.value !== undefined
                  ? `${wordOf(step.value)}: ${t('applications_points')}`
                  : t('applications_points')
              }
              value={step.points}
              onChange={(points) => onChange(withPoints(rule, step, points ?? 0))}
              error={errorOf(`rules.${place}.steps.${at}.points`)}
              min={0}
              max={100}
            />
            {step.value === undefined && rule.steps.length > 1 && (
              <IconButton label={t('applications_step_remove')} onClick={() => onChange(removeStep(rule, at))}>
                <IconTrash size={16} stroke={1.5} />
              </IconButton>
            )}
          </li>
        ))}
      </ul>
      {errorOf(`rules.${place}.steps`) && <p className={styles.error}>{errorOf(`rules.${place}.steps`)}</p>}
      {steps[0]?.value === undefined && (
        <Button variant="subtle" size="compact-sm" onClick={() => onChange(addStep(rule))}>
          {t('applications_step_add')}
        </Button>
      )}
    </section>
  )
}
