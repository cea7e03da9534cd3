// Placeholders for the wording. Pressing an entry inserts it into the last edited block.

import { Accordion, Button } from '@mantine/core'
import { useText } from '#platform/web/i18n/texts.ts'
import { variableGroups } from '../rules/agreement-variables.ts'
import styles from './VariableList.module.css'

interface Props {
  variables: readonly { key: string; name: string; group: string }[]
  onInsert: (key: string) => void
}

export function VariableList({ variables, onInsert }: Props) {
  const t = useText()
  return (
    <Accordion variant="contained">
      <Accordion.Item value="variables">
        <Accordion.Control>{t('contracts_variables')}</Accordion.Control>
        <Accordion.Panel>
          <p className={styles.text}>{t('contracts_variables_text')}</p>
          {variableGroups.map((group) => (
            <div key={group} className={styles.group}>
              <h3 className={styles.title}>{t(`contracts_group_${group}`)}</h3>
              {variables
                .filter((one) => one.group === group)
                .map(({ key, name }) => (
                  <Button
                    key={key}
                    variant="default"
                    size="compact-sm"
                    title={`[${key}]`}
                    onClick={() => onInsert(key)}
                  >
                    {name}
                  </Button>
                ))}
            </div>
          ))}
        </Accordion.Panel>
      </Accordion.Item>
    </Accordion>
  )
}
