// Legal objection to a question or to texts above several, and input for the reason to keep it.

import { memo } from 'react'
import { IconScale } from '@tabler/icons-react'
import { readUser } from '#platform/web/api/stored-user.ts'
import { SelectField } from '#platform/web/form/fields/SelectField.tsx'
import { formatDateTime } from '#platform/web/i18n/format.ts'
import { GrowingText } from '#platform/web/form/fields/GrowingText.tsx'
import { useText } from '#platform/web/i18n/texts.ts'
import { catalogueField } from '#areas/forms/rules/field-catalogue.ts'
import {
  fieldType,
  touchyQuestions,
  type FormField,
  type FormSection,
  type FormStep,
} from '#areas/forms/rules/form-definition.ts'
import { fieldAt, sectionAt, type FieldPlace } from '../../rules/places.ts'
import {
  isOverridden,
  objectionTo,
  objectionToHeading,
  shortestReason,
  type Objection,
} from '../../rules/question-guard.ts'
import { useBench, useBenchState, useFieldChange, useFieldPart, useSectionPart } from '../builder/bench-context.ts'
import { Paragraph } from '#platform/web/kit/Paragraph.tsx'
import styles from './Settings.module.css'
import own from './LawPart.module.css'

type Override = FormField['override']
type ChangeOverride = (change: { override: Override }, about: string) => void

export function LawPart({ place }: { place: FieldPlace }) {
  const { kind, preset } = useBench()
  const section = useBenchState(({ history }) => sectionAt(history.present, place))
  const field = useBenchState(({ history }) => fieldAt(history.present, place))
  const change = useFieldChange(place)
  if (!field || !section) return null
  const objection = objectionTo({ kind, preset, section, field })
  const words = { verdict: 'form_settings_verdict', override: 'form_settings_override' }
  return objection && <ObjectionNote words={words} objection={objection} override={field.override} change={change} />
}

interface HeadingProps {
  heading: FormSection | FormStep
  change: ChangeOverride
}

export function HeadingLawPart({ heading, change }: HeadingProps) {
  const { kind, preset } = useBench()
  const objection = objectionToHeading({ kind, preset, heading })
  const words = { verdict: 'form_settings_said_verdict', override: 'form_settings_said_override' }
  return objection && <ObjectionNote words={words} objection={objection} override={heading.override} change={change} />
}

interface NoteProps {
  /** Text keys; the verdict is appended to the key in `verdict`. */
  words: { verdict: string; override: string }
  objection: Objection
  override: Override
  change: ChangeOverride
}

function ObjectionNote({ words, objection, override, change }: NoteProps) {
  const { verdict, reason, moment, source } = objection
  const t = useText()
  const write = (typed: string) => {
    const user = readUser()
    const by = user?.name || '–'
    change({ override: typed ? { reason: typed, by, at: new Date().toISOString() } : undefined }, 'override')
  }
  return (
    <div className={own.law} data-verdict={verdict} role="note">
      <p className={styles.row}>
        <IconScale size={18} stroke={1.5} aria-hidden />
        <span className={own.strong}>{t(`${words.verdict}_${verdict}`)}</span>
      </p>
      <p>{t(reason)}</p>
      <p>{t(moment)}</p>
      <Paragraph isSoft size="small">
        {t(source)}
      </Paragraph>
      <GrowingText
        label={t(words.override)}
        description={t('form_settings_override_hint', { count: shortestReason })}
        rows={2}
        maxLength={1000}
        value={override?.reason ?? ''}
        onChange={(event) => write(event.currentTarget.value)}
      />
      {override && isOverridden({ override }) && (
        <Paragraph isSoft size="small">
          {t('form_settings_override_by', { name: override.by, date: formatDateTime(override.at) })}
        </Paragraph>
      )}
    </div>
  )
}

/**
 * The subject of product questions is known. For a project question, staff select it if the label does not reveal it.
 */
export const AsksAbout = memo(function AsksAbout({ place }: { place: FieldPlace }) {
  const t = useText()
  const { preset } = useBench()
  const of = useSectionPart(place, 'of') ?? 'household'
  const asksAbout = useFieldPart(place, 'asksAbout')
  const type = useFieldPart(place, 'type')
  const change = useFieldChange(place)
  if (preset === 'none' || catalogueField(of, place.field) || type === fieldType.html) return null
  return (
    <SelectField
      label={t('form_settings_property_asksAbout')}
      hint={t('form_settings_asks_about_hint')}
      placeholder={t('form_settings_asks_about_nothing')}
      options={touchyQuestions.map((value) => ({ value, displayName: t(`form_settings_value_${value}`) }))}
      value={asksAbout ?? null}
      onChange={(value) => change({ asksAbout: touchyQuestions.find((one) => one === value) })}
    />
  )
})
