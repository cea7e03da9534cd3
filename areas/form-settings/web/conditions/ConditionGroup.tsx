// Condition editor: groups that require all or any of their parts, and single conditions in them.

import { Button, SegmentedControl } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useText } from '#platform/web/i18n/texts.ts'
import type { Condition } from '#areas/forms/rules/conditions.ts'
import {
  firstLeaf,
  isGroup,
  jointOf,
  mayGroup,
  pieceAt,
  piecesOf,
  withAnother,
  withJoint,
  withPiece,
  type Asking,
  type Way,
} from '../../rules/condition-edits.ts'
import { useBench } from '../builder/bench-context.ts'
import { ConditionLeaf } from './ConditionLeaf.tsx'
import styles from './Condition.module.css'

interface Props {
  whole: Condition
  way: Way
  at: Asking
  onChange: (whole: Condition | null, about?: string | null) => void
}

export function ConditionGroup({ whole, way, at, onChange }: Props) {
  const t = useText()
  const { workbench } = useBench()
  const piece = pieceAt(whole, way)
  if (!piece) return null
  const another = () => {
    const leaf = firstLeaf(workbench.now().history.present, at)
    if (leaf) onChange(withAnother(whole, way, leaf))
  }
  const add = (words: string) => (
    <Button
      variant="subtle"
      size="compact-xs"
      leftSection={<IconPlus size={14} stroke={1.5} aria-hidden />}
      onClick={another}
    >
      {t(words)}
    </Button>
  )
  if (!isGroup(piece)) {
    return (
      <div className={styles.leaf}>
        <ConditionLeaf
          leaf={piece}
          number={way.map((one) => one + 1).join('.') || '1'}
          at={at}
          onChange={(leaf, about) => onChange(withPiece(whole, way, leaf), about && `${way.join('.')} ${about}`)}
        />
        {mayGroup(way) && add(way.length === 0 ? 'form_settings_condition_more' : 'form_settings_condition_group')}
      </div>
    )
  }
  return (
    <div className={styles.group} role="group" aria-label={t(`form_settings_joint_${jointOf(piece)}`)}>
      <SegmentedControl
        size="xs"
        aria-label={t('form_settings_joint')}
        data={(['all', 'any'] as const).map((value) => ({ value, label: t(`form_settings_joint_${value}`) }))}
        value={jointOf(piece)}
        onChange={(value) => onChange(withJoint(whole, way, value === 'any' ? 'any' : 'all'))}
      />
      <ul className={styles.pieces}>
        {piecesOf(piece).map((_, index) => (
          // Parts have no id; their position identifies them.
          <li key={index}>
            <ConditionGroup whole={whole} way={[...way, index]} at={at} onChange={onChange} />
          </li>
        ))}
      </ul>
      {add('form_settings_condition_more')}
    </div>
  )
}
