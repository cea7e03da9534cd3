// Third step of the wizard: rules of booking, texts for visitors, and a comment for staff.

import { Checkbox, Stack } from '@mantine/core'
import { useState } from 'react'
import type { Language } from '#platform/rules/project-type.ts'
import { useInit } from '#platform/web/api/session.ts'
import { TextAreaField } from '#platform/web/form/fields/TextAreaField.tsx'
import { LanguageChoice } from '#platform/web/form/LanguageChoice.tsx'
import { NumberStepper } from '#platform/web/form/time/NumberStepper.tsx'
import { useText } from '#platform/web/i18n/texts.ts'
import { planLimits, takesBookings } from '../../rules/appointment.ts'
import type { NumberField } from './plan-draft.ts'
import type { Plan } from './use-plan.ts'
import styles from './plan.module.css'

interface Props {
  plan: Plan
  /** Set if an edited appointment has participants. */
  telling: { isOn: boolean; onChange: (isOn: boolean) => void } | undefined
}

const ruleFields = ['mostPersons', 'bookUntilHours', 'offerMinutes'] as const
const steps: Partial<Record<NumberField, number>> = { offerMinutes: 30 }

export function RulesStep({ plan, telling }: Props) {
  const t = useText()
  const { draft, set, errorOf } = plan
  const units: Partial<Record<NumberField, string>> = {
    mostPersons: t('viewing_appointments_persons'),
    bookUntilHours: t('viewing_appointments_hours'),
    offerMinutes: t('viewing_appointments_minutes'),
  }
  return (
    <Stack gap={20}>
      {(draft.kind === null || takesBookings(draft.kind)) && (
        <div className={styles.fields}>
          {ruleFields.map((field) => (
            <NumberStepper
              key={field}
              label={t(`viewing_appointments_field_${field}`)}
              hint={t(`viewing_appointments_${field}_hint`)}
              name={field}
              required
              min={planLimits[field].least}
              max={planLimits[field].most}
              step={steps[field] ?? 1}
              unit={units[field] ?? ''}
              value={draft[field]}
              onChange={(value) => set({ [field]: value })}
              error={errorOf(field)}
            />
          ))}
        </div>
      )}
      <Texts plan={plan} />
      <TextAreaField
        label={t('viewing_appointments_field_comment')}
        hint={t('viewing_appointments_comment_hint')}
        name="comment"
        rows={2}
        value={draft.comment}
        onChange={(comment) => set({ comment })}
        error={errorOf('comment')}
      />
      {telling && (
        <Checkbox
          label={t('viewing_appointments_tell_participants')}
          description={t('viewing_appointments_tell_participants_hint')}
          checked={telling.isOn}
          onChange={(event) => telling.onChange(event.currentTarget.checked)}
        />
      )}
    </Stack>
  )
}

function Texts({ plan: { draft, set, errorOf } }: { plan: Plan }) {
  const t = useText()
  const { languages } = useInit()
  const [language, setLanguage] = useState<Language>('de')
  const field = `texts.${language}`
  return (
    <Stack gap={8}>
      {languages.length > 1 && (
        <div className={styles.choice}>
          <LanguageChoice value={language} onChange={setLanguage} />
        </div>
      )}
      <TextAreaField
        key={language}
        label={t('viewing_appointments_field_texts', { language: t(`general_language_${language}`) })}
        hint={t('viewing_appointments_texts_hint')}
        name={field}
        value={draft.texts[language]}
        onChange={(text) => set({ texts: { ...draft.texts, [language]: text } })}
        error={errorOf(field)}
      />
    </Stack>
  )
}
