// Explains in sentences why a person can or cannot do something, using the rule that guards the calls.

import { IconCircleCheck, IconCircleX } from '@tabler/icons-react'
import { useState } from 'react'
import { SelectField } from '#platform/web/form/fields/SelectField.tsx'
import { useText } from '#platform/web/i18n/texts.ts'
import { Section } from '#platform/web/ui/Section.tsx'
import type { UserView } from '../contract/people.ts'
import styles from './Management.module.css'

export function WhySection({ why }: { why: UserView['why'] }) {
  const t = useText()
  const [asked, setAsked] = useState<string | null>(null)
  const found = why.find(({ permission }) => permission === asked)
  return (
    <Section title={t('users_why_title')}>
      <SelectField
        label={t('users_why_action')}
        name="why"
        required
        placeholder={t('users_why_choose')}
        options={why.map(({ permission, title }) => ({ value: permission, displayName: title }))}
        value={asked}
        onChange={setAsked}
      />
      <div role="status">
        {found && (
          <div className={styles.answer} data-allowed={found.allowed || undefined}>
            {found.allowed ? (
              <IconCircleCheck size={20} stroke={1.5} aria-hidden />
            ) : (
              <IconCircleX size={20} stroke={1.5} aria-hidden />
            )}
            <p>{found.answer}</p>
            <p className={styles.quiet}>{found.changedBy}</p>
          </div>
        )}
      </div>
    </Section>
  )
}
