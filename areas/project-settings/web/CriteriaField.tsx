// Selects and orders the evaluation criteria: selected ones on top, moved by their arrows.

import { ActionIcon, Checkbox } from '@mantine/core'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { useId } from 'react'
import { evaluationCriteria, type EvaluationCriterion } from '../rules/evaluation-criteria.ts'
import { fieldId, type FieldProps } from '#platform/web/form/field-props.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import styles from './Settings.module.css'

interface Props extends FieldProps<EvaluationCriterion[]> {
  criteria: readonly { value: string; displayName: string }[]
}

export function CriteriaField({ label, hint, error, name, value, onChange, criteria }: Props) {
  const t = useText()
  const labelId = useId()
  const titleOf = (one: EvaluationCriterion) => criteria.find((known) => known.value === one)?.displayName ?? one
  const left = evaluationCriteria.filter((one) => !value.includes(one))
  const move = (one: EvaluationCriterion, by: 1 | -1) => {
    const from = value.indexOf(one)
    const without = value.filter((other) => other !== one)
    onChange([...without.slice(0, from + by), one, ...without.slice(from + by)])
  }
  return (
    <div role="group" aria-labelledby={labelId} {...(name && { id: fieldId(name) })} tabIndex={-1}>
      <p className={styles.legend} id={labelId}>
        {label}
      </p>
      {hint && <p className={styles.quiet}>{hint}</p>}
      <ol className={styles.criteria}>
        {value.map((one, index) => (
          <li key={one} className={styles.criterion}>
            <Checkbox
              className={styles.criterionName}
              label={titleOf(one)}
              checked
              onChange={() => onChange(value.filter((other) => other !== one))}
            />
            <ActionIcon
              aria-label={t('project_settings_criterion_up', { criterion: titleOf(one) })}
              disabled={index === 0}
              onClick={() => move(one, -1)}
            >
              <IconArrowUp size={16} stroke={1.5} />
            </ActionIcon>
            <ActionIcon
              aria-label={t('project_settings_criterion_down', { criterion: titleOf(one) })}
              disabled={index === value.length - 1}
              onClick={() => move(one, 1)}
            >
              <IconArrowDown size={16} stroke={1.5} />
            </ActionIcon>
          </li>
        ))}
        {left.map((one) => (
          <li key={one} className={styles.criterion}>
            <Checkbox
              className={styles.criterionName}
              label={titleOf(one)}
              checked={false}
              onChange={() => onChange([...value, one])}
            />
          </li>
        ))}
      </ol>
      {error && <p className={styles.criteriaError}>{error}</p>}
    </div>
  )
}
