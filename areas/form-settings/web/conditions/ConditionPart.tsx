// Shows when a question is asked: always, or under a condition, which is displayed as a sentence.

import { Button, Group } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useDeferredValue } from 'react'
import { useText } from '#platform/web/i18n/texts.ts'
import type { Condition } from '#areas/forms/rules/conditions.ts'
import type { FormSection } from '#areas/forms/rules/form-definition.ts'
import { useFormText } from '#areas/application-form/web/public.tsx'
import { firstLeaf, withAnother, type Asking } from '../../rules/condition-edits.ts'
import { conditionWords } from '../../rules/condition-words.ts'
import { useBench, useDefinition } from '../builder/bench-context.ts'
import { ConditionGroup } from './ConditionGroup.tsx'
import { SettingsPart } from '../field/SettingsPart.tsx'
import { Paragraph } from '#platform/web/kit/Paragraph.tsx'
import styles from './Condition.module.css'

interface Props {
  of: FormSection['of']
  fieldKey: string | null
  condition: Condition | undefined
  onChange: (condition: Condition | undefined, about: string | null) => void
}

export function ConditionPart({ of, fieldKey, condition, onChange }: Props) {
  const t = useText()
  const { workbench } = useBench()
  const at: Asking = { of, key: fieldKey }
  const add = () => {
    const leaf = firstLeaf(workbench.now().history.present, at)
    if (leaf) onChange(withAnother(condition, [], leaf), null)
  }
  return (
    <SettingsPart title={t('form_settings_part_when')}>
      {condition ? (
        <>
          <Sentence condition={condition} of={of} />
          <ConditionGroup
            whole={condition}
            way={[]}
            at={at}
            onChange={(next, about = null) => onChange(next ?? undefined, about)}
          />
        </>
      ) : (
        <Paragraph isSoft size="small">
          {t('form_settings_asked_always')}
        </Paragraph>
      )}
      {!condition && (
        <Group gap={8}>
          <Button
            variant="default"
            size="compact-sm"
            leftSection={<IconPlus size={16} stroke={1.5} aria-hidden />}
            onClick={add}
          >
            {t('form_settings_add_condition')}
          </Button>
        </Group>
      )}
    </SettingsPart>
  )
}

function Sentence({ condition, of }: { condition: Condition; of: FormSection['of'] }) {
  const t = useText()
  const said = useFormText()
  const definition = useDeferredValue(useDefinition())
  const words = { text: said, word: t }
  return (
    <p className={styles.sentence}>
      {t('form_settings_asked_when', { condition: conditionWords(condition, { definition, of, words }) })}
    </p>
  )
}
