// Renders all fifteen field types; the form definition says what to ask.

import { Suspense } from 'react'
import { useText } from '#platform/web/i18n/texts.ts'
import { PartName, shownLater } from '#platform/web/ui/states/LaterPart.tsx'
import { fieldId, useFieldLabel } from '#platform/web/form/field-props.ts'
import { TextField } from '#platform/web/form/fields/TextField.tsx'
import type { WishedObjectCard } from '../../contract/form-shapes.ts'
import type { AnswerValue } from '#areas/forms/rules/answers.ts'
import { fieldType, type FormField as Field } from '#areas/forms/rules/form-definition.ts'
import { asksForMonth } from '#areas/forms/rules/offered-months.ts'
import type { Dressed, FormFieldProps } from './asked-field.ts'
import { ChoiceField } from './ChoiceField.tsx'
import { useFieldFacts } from '../filling/form-context.ts'
import { laterFields } from '../later-fields.ts'
import { ObjectCards } from './ObjectCards.tsx'
import { useFormText } from './use-form-text.ts'
import { FormNote } from './FormNote.tsx'
import styles from './FormField.module.css'

const Agreement = shownLater(laterFields.agreement)
const CertificateField = shownLater(laterFields.certificate)
const CountrySelect = shownLater(laterFields.country)
const DayField = shownLater(laterFields.day)
const DocumentsField = shownLater(laterFields.documents)
const EmailField = shownLater(laterFields.email)
const MonthField = shownLater(laterFields.month)
const NumberStepper = shownLater(laterFields.count)
const PhoneField = shownLater(laterFields.phone)
const ResidentField = shownLater(laterFields.resident)
const SelectField = shownLater(laterFields.select)
const TextAreaField = shownLater(laterFields.textArea)
const WishOrder = shownLater(laterFields.wishes)

/** The known field that an issuer can verify. */
const certificateKey = 'certificate_number'

/** A lazy field that is still loading reserves its exact space, so that the layout does not shift under a tap. */
function OnItsWay({ field, shared: { label, hint, required } }: Dressed) {
  return (
    <div className={styles.waiting} data-waiting={field.type}>
      {useFieldLabel(label, required)}
      <p>{hint}</p>
    </div>
  )
}

export function FormField(props: FormFieldProps) {
  const said = useFormText()
  const { settings, isReadOnly } = useFieldFacts()
  const { field, error, onBlur } = props
  const label = said(field.label, { age: settings.adultAge })
  const shared: Dressed['shared'] = {
    label,
    hint: field.hint && said(field.hint, { age: settings.adultAge }),
    required: field.required,
    name: field.key,
    disabled: isReadOnly,
    error,
    onBlur,
  }
  return (
    <PartName value={label}>
      <Suspense fallback={<OnItsWay {...props} shared={shared} />}>
        <Control {...props} shared={shared} />
      </Suspense>
    </PartName>
  )
}

function Control({ shared, ...props }: Dressed) {
  const { objects, controls } = useFieldFacts()
  const { field, error } = props
  const Own = controls?.[field.key]
  if (Own) return <Own {...props} shared={shared} />
  switch (field.type) {
    case fieldType.hidden:
      return null
    case fieldType.html:
      return <FormNote>{shared.label}</FormNote>
    case fieldType.file:
      return <DocumentsField field={field} error={error} />
    case fieldType.selectApartment:
      return isInOrder(objects, props.value) ? (
        <OnlyWish objects={objects} {...props} label={shared.label} />
      ) : (
        <Suspense fallback={<ObjectCards objects={objects} />}>
          <WishOrder {...props} label={shared.label} />
        </Suspense>
      )
    case fieldType.boolean:
      if (field.isTick) return <Tick {...props} shared={shared} />
      return field.mustAgree ? <Agreement {...props} shared={shared} /> : <Question {...props} shared={shared} />
    case fieldType.integer:
      return <Count {...props} shared={shared} />
    default:
      return field.key === certificateKey ? (
        <CertificateField number={typeof props.value === 'string' ? props.value : ''}>
          <Words {...props} shared={shared} />
        </CertificateField>
      ) : (
        <Words {...props} shared={shared} />
      )
  }
}

/** True for a single wish that can be neither reordered nor removed. */
const isInOrder = (objects: readonly WishedObjectCard[], value: AnswerValue | undefined): boolean =>
  objects.length === 1 && (!Array.isArray(value) || value.length === 1)

interface OnlyWishProps extends FormFieldProps {
  objects: readonly WishedObjectCard[]
  label: string
}

function OnlyWish({ field, objects, error, label }: OnlyWishProps) {
  return (
    <div id={fieldId(field.key)} role="group" aria-label={label} data-wide>
      <ObjectCards objects={objects} />
      {error && <p className={styles.wrong}>{error}</p>}
    </div>
  )
}

function Question({ value, onChange, shared }: Dressed) {
  const t = useText()
  const options = [
    { value: 'true', displayName: t('general_yes') },
    { value: 'false', displayName: t('general_no') },
  ]
  const chosen = typeof value === 'boolean' ? String(value) : null
  return (
    <ChoiceField
      {...shared}
      isInRow
      options={options}
      value={chosen}
      onChange={(answer) => onChange(answer === 'true')}
    />
  )
}

/** One line of a list to tick; a tick that is taken away is a no. */
function Tick({ value, onChange, shared }: Dressed) {
  return (
    <label className={styles.tick}>
      <input
        id={shared.name && fieldId(shared.name)}
        type="checkbox"
        checked={value === true}
        disabled={shared.disabled}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      {shared.label}
    </label>
  )
}

function Count({ field, value, onChange, shared }: Dressed) {
  const { min, max, unit } = field
  return (
    <NumberStepper
      {...shared}
      value={typeof value === 'number' ? value : null}
      onChange={onChange}
      min={min}
      max={max}
      {...(unit && { unit })}
    />
  )
}

/** Countries whose postcodes consist of digits; in others a phone needs its letters. */
const hasNumbers = (country = 'CH'): boolean => ['CH', 'LI', 'AT', 'DE', 'FR', 'IT'].includes(country)

/** Data of a referee, and what is typed twice on purpose, are not filled in from the applicant's own. */
const tokenOf = ({ key, autocomplete, confirms }: Field, usual: string): string =>
  confirms || key.startsWith('company_') ? 'off' : (autocomplete ?? usual)

/** All questions with a text answer, for any kind of control. */
function Words({ field, value, country, onChange, shared }: Dressed) {
  const said = useFormText()
  const { adults, settings } = useFieldFacts()
  const text = typeof value === 'string' ? value : ''
  const choose = (chosen: string | null) => onChange(chosen)
  const type = (typed: string) => onChange(typed === '' ? null : typed)
  const options = (field.options ?? []).map(({ value: one, label, values }) => ({
    value: one,
    displayName: said(label, values),
  }))
  switch (field.type) {
    case fieldType.date:
      if (asksForMonth(field)) {
        return <MonthField {...shared} field={field} today={settings.today} value={text || null} onChange={choose} />
      }
      return <DayField {...shared} field={field} today={settings.today} value={text} onChange={type} />
    case fieldType.email:
      return <EmailField {...shared} autoComplete={tokenOf(field, 'email')} value={text} onChange={type} />
    case fieldType.phone:
      return (
        <PhoneField {...shared} value={text} onChange={type} country={country} autoComplete={tokenOf(field, 'tel')} />
      )
    case fieldType.textarea:
      return <TextAreaField {...shared} value={text} onChange={type} maxLength={field.maxLength ?? 2000} />
    case fieldType.radio:
      return <ChoiceField {...shared} options={options} value={text || null} onChange={choose} />
    case fieldType.select:
      return <SelectField {...shared} options={options} value={text || null} onChange={choose} />
    case fieldType.selectCountry:
      return <CountrySelect {...shared} value={text || null} onChange={choose} />
    case fieldType.selectResidents:
      return <ResidentField {...shared} adults={adults} value={text || null} onChange={choose} />
    default:
      return (
        <TextField
          {...shared}
          value={text}
          onChange={type}
          maxLength={field.maxLength ?? 200}
          autoComplete={field.autocomplete ?? 'off'}
          inputMode={field.checks.includes('post_code') && hasNumbers(country) ? 'numeric' : 'text'}
        />
      )
  }
}
