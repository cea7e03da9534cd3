// Two devices or windows answered the same questions differently. Both answers are shown side by side and the user
// chooses.

import { Button } from '@mantine/core'
import { useText } from '#platform/web/i18n/texts.ts'
import type { FormField } from '#areas/forms/rules/form-definition.ts'
import { useAnswerWords } from '../questions/answer-words.ts'
import type { Part } from './part.ts'
import { useFormText } from '../questions/use-form-text.ts'
import { usePart } from './use-part.ts'
import { AmberNotice } from '../look/AmberNotice.tsx'
import styles from './ConflictNotice.module.css'

export function ConflictNotice({ part, fields }: { part: Part; fields: readonly FormField[] }) {
  const t = useText()
  const said = useFormText()
  const wordsFor = useAnswerWords()
  const { conflict, answers } = usePart(part)
  if (!conflict) return null
  const where = conflict.isOurs ? 'window' : 'device'
  const asked = fields.filter(({ key }) => conflict.keys.includes(key))
  return (
    <AmberNotice title={t(`application_form_conflict_title_${where}`)}>
      <dl className={styles.answers}>
        {asked.map((field) => (
          <div key={field.key}>
            <dt>{said(field.label)}</dt>
            <dd>
              {t('application_form_conflict_here')}: {wordsFor(field, answers[field.key])}
            </dd>
            <dd>
              {t(`application_form_conflict_there_${where}`)}: {wordsFor(field, conflict.theirs.answers[field.key])}
            </dd>
          </div>
        ))}
      </dl>
      <div className={styles.choices}>
        <Button variant="default" onClick={() => part.resolve('mine')}>
          {t('application_form_conflict_keep')}
        </Button>
        <Button variant="default" onClick={() => part.resolve('theirs')}>
          {t('application_form_conflict_take')}
        </Button>
      </div>
    </AmberNotice>
  )
}
