// Settings for the answer: type of field, options, limits and checks.

import { Checkbox, Switch } from '@mantine/core'
import { NumberStepper } from '#platform/web/form/time/NumberStepper.tsx'
import { SelectField } from '#platform/web/form/fields/SelectField.tsx'
import { TextField } from '#platform/web/form/fields/TextField.tsx'
import { useText } from '#platform/web/i18n/texts.ts'
import { fieldType, type FieldCheck, type FormField } from '#areas/forms/rules/form-definition.ts'
import { neverAskedBy, ofType, withOptions } from '../../rules/new-parts.ts'
import { fieldAt, type FieldPlace } from '../../rules/places.ts'
import { withField } from '../../rules/definition-edits.ts'
import { useBench, useFieldChange, useFieldPart } from '../builder/bench-context.ts'
import { OptionsPart } from '../field/OptionsPart.tsx'
import { kindsOfField } from '../field/field-kinds-in-order.ts'
import { SettingsPart } from '../field/SettingsPart.tsx'
import styles from './AnswerPart.module.css'

interface Props {
  place: FieldPlace
  answers: number
  isProducts: boolean
}

export function AnswerPart({ place, answers, isProducts }: Props) {
  const t = useText()
  const type = useFieldPart(place, 'type') ?? fieldType.text
  return (
    <SettingsPart title={t('form_settings_part_answer')}>
      <TypeField place={place} type={type} answers={answers} isProducts={isProducts} />
      {type === fieldType.boolean && <MustAgree place={place} />}
      {type === fieldType.boolean && <AsTick place={place} />}
      {withOptions.includes(type) && <OptionsPart place={place} answers={answers} />}
      <Limits place={place} type={type} />
      <Checks place={place} type={type} />
    </SettingsPart>
  )
}

function TypeField({ place, type, answers, isProducts }: Props & { type: FormField['type'] }) {
  const t = useText()
  const { workbench, kind } = useBench()
  const offered = kindsOfField.filter((one) => one === type || !neverAskedBy(kind).includes(one))
  const reason = isProducts ? 'form_settings_type_of_product' : answers > 0 ? 'form_settings_type_answered' : null
  const choose = (value: string | null) => {
    const chosen = kindsOfField.find((one) => String(one) === value)
    const field = fieldAt(workbench.now().history.present, place)
    if (chosen && field && chosen !== field.type)
      workbench.edit(place, (form) => withField(form, place, (one) => ofType(one, chosen)))
  }
  return (
    <SelectField
      label={t('form_settings_property_type')}
      {...(reason && { hint: t(reason) })}
      required
      disabled={reason !== null}
      options={offered.map((value) => ({ value: String(value), displayName: t(`form_settings_type_${value}`) }))}
      value={String(type)}
      onChange={choose}
    />
  )
}

function MustAgree({ place }: { place: FieldPlace }) {
  const t = useText()
  const mustAgree = useFieldPart(place, 'mustAgree') ?? false
  const change = useFieldChange(place)
  return (
    <Switch
      label={t('form_settings_property_mustAgree')}
      description={t('form_settings_must_agree_hint')}
      checked={mustAgree}
      onChange={(event) => change({ mustAgree: event.currentTarget.checked })}
    />
  )
}

function AsTick({ place }: { place: FieldPlace }) {
  const t = useText()
  const isTick = useFieldPart(place, 'isTick') ?? false
  const change = useFieldChange(place)
  return (
    <Switch
      label={t('form_settings_property_isTick')}
      description={t('form_settings_is_tick_hint')}
      checked={isTick}
      onChange={(event) => change({ isTick: event.currentTarget.checked || undefined })}
    />
  )
}

const texts: readonly FormField['type'][] = [fieldType.text, fieldType.textarea]

function Limits({ place, type }: { place: FieldPlace; type: FormField['type'] }) {
  const t = useText()
  const min = useFieldPart(place, 'min')
  const max = useFieldPart(place, 'max')
  const maxLength = useFieldPart(place, 'maxLength')
  const unit = useFieldPart(place, 'unit')
  const change = useFieldChange(place)
  const set = (key: 'min' | 'max' | 'maxLength') => (value: number | null) => change({ [key]: value ?? undefined }, key)
  if (type === fieldType.integer) {
    return (
      <>
        <div className={styles.two}>
          <NumberStepper label={t('form_settings_least')} value={min ?? null} onChange={set('min')} />
          <NumberStepper label={t('form_settings_most')} value={max ?? null} onChange={set('max')} />
        </div>
        <TextField
          label={t('form_settings_property_unit')}
          maxLength={20}
          value={unit ?? ''}
          onChange={(typed) => change({ unit: typed || undefined }, 'unit')}
        />
      </>
    )
  }
  if (type === fieldType.date) return <DayLimits place={place} />
  const isFile = type === fieldType.file
  if (!isFile && !texts.includes(type)) return null
  return (
    <NumberStepper
      label={t(isFile ? 'form_settings_most_files' : 'form_settings_most_characters')}
      min={1}
      max={isFile ? 20 : 4000}
      value={maxLength ?? null}
      onChange={set('maxLength')}
    />
  )
}

const mostDays = 50_000

/** In days, counted from the day on which the question is answered. */
function DayLimits({ place }: { place: FieldPlace }) {
  const t = useText()
  const daysBack = useFieldPart(place, 'daysBack')
  const daysAhead = useFieldPart(place, 'daysAhead')
  const change = useFieldChange(place)
  const set = (key: 'daysBack' | 'daysAhead') => (value: number | null) => change({ [key]: value ?? undefined }, key)
  const within = { min: 0, max: mostDays }
  return (
    <div className={styles.two}>
      <NumberStepper
        label={t('form_settings_property_daysBack')}
        value={daysBack ?? null}
        onChange={set('daysBack')}
        {...within}
      />
      <NumberStepper
        label={t('form_settings_property_daysAhead')}
        value={daysAhead ?? null}
        onChange={set('daysAhead')}
        {...within}
      />
    </div>
  )
}

const checksOf: Partial<Record<FormField['type'], readonly FieldCheck[]>> = {
  [fieldType.date]: [
    'birth',
    'adult',
    'child',
    'not_future',
    'not_past',
    'since_birth',
    'since_arrival',
    'before_present_home',
  ],
  [fieldType.boolean]: ['moved_lately'],
  [fieldType.text]: ['iban', 'street', 'city', 'post_code', 'person_name'],
}

/** The only question that this check compares with the day of moving in. */
const movedLately = 'move_three_years'

function Checks({ place, type }: { place: FieldPlace; type: FormField['type'] }) {
  const t = useText()
  const checks = useFieldPart(place, 'checks') ?? []
  const change = useFieldChange(place)
  const key = useFieldPart(place, 'key')
  const possible = checksOf[type]?.filter(
    (one) => one !== 'moved_lately' || key === movedLately || checks.includes(one),
  )
  if (!possible?.length) return null
  const title = t('form_settings_property_checks')
  return (
    <Checkbox.Group
      label={title}
      value={checks}
      onChange={(chosen) => change({ checks: possible.filter((one) => chosen.includes(one)) })}
    >
      <div className={styles.checks}>
        {possible.map((one) => (
          <Checkbox key={one} value={one} label={t(`form_settings_check_${one}`)} />
        ))}
      </div>
    </Checkbox.Group>
  )
}
