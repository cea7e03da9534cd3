// All fields of an object in collapsible groups, so that a narrow panel stays readable. A group with a refused field
// opens automatically.

import { Accordion } from '@mantine/core'
import { useState } from 'react'
import { useText } from '#platform/web/i18n/texts.ts'
import { sectionsOf, type ObjectField } from '../../rules/object-sections.ts'
import { fieldWords } from '../fields/field-words.ts'
import type { ObjectFormProps } from '../fields/object-form.ts'
import { SectionFields } from '../fields/SectionFields.tsx'
import styles from './ObjectSections.module.css'

const openAtFirst = ['identity', 'rent']

export function ObjectSections(props: ObjectFormProps) {
  const t = useText()
  const [opened, setOpened] = useState<readonly string[]>(openAtFirst)
  const { form, asked } = props
  const sections = sectionsOf(asked)
  const refused = sections.filter(({ fields }) => fields.some((field) => form.errorOf(field))).map(({ key }) => key)
  const known = (fields: readonly ObjectField[]) =>
    fields.filter((field) => fieldWords(t, field, form.values[field]) !== undefined).length
  return (
    <div data-wide>
      <Accordion
        multiple
        order={3}
        value={[...new Set([...opened, ...refused])]}
        onChange={setOpened}
        classNames={{ item: styles.item ?? '', control: styles.control ?? '', content: styles.content ?? '' }}
      >
        {sections.map(({ key, fields }) => (
          <Accordion.Item key={key} value={key}>
            <Accordion.Control>
              <span className={styles.title}>{t(`objects_section_${key}`)}</span>
              <span className={styles.known}>{knownWords(t, known(fields))}</span>
            </Accordion.Control>
            <Accordion.Panel>
              <SectionFields {...props} fields={fields} />
            </Accordion.Panel>
          </Accordion.Item>
        ))}
      </Accordion>
    </div>
  )
}

const knownWords = (t: ReturnType<typeof useText>, count: number): string =>
  count === 0 ? t('objects_section_known_none') : t('objects_section_known', { count })
