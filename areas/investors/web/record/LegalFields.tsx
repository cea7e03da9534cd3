// Legal facts of an investor: general NDA, facts for the rules on persons abroad, beneficial owner.

import { DateField } from '#platform/web/form/time/DateField.tsx'
import { NumberStepper } from '#platform/web/form/time/NumberStepper.tsx'
import { SelectField } from '#platform/web/form/fields/SelectField.tsx'
import { TextField } from '#platform/web/form/fields/TextField.tsx'
import { useText } from '#platform/web/i18n/texts.ts'
import { lexDomiciles, lexNationalities, lexPermits } from '../../rules/lex-koller.ts'
import { choicesOf, oneOf, type FormPart } from './investor-form.ts'

export function LegalFields({ values, set, errorOf }: FormPart) {
  const t = useText()
  const shared = (name: keyof FormPart['values']) => ({
    name,
    label: t(`investors_field_${name}`),
    error: errorOf(name),
  })
  const isPerson = values.investorType === 'private' || values.legalForm === 'person'
  return (
    <>
      <DateField
        {...shared('generalNdaOn')}
        hint={t('investors_general_nda_hint')}
        value={values.generalNdaOn ?? ''}
        onChange={(day) => set('generalNdaOn', day || null)}
      />
      <DateField
        {...shared('generalNdaUntil')}
        value={values.generalNdaUntil ?? ''}
        onChange={(day) => set('generalNdaUntil', day || null)}
      />
      <SelectField
        {...shared('lexDomicile')}
        value={values.lexDomicile}
        options={choicesOf(t, 'investors_domicile_', lexDomiciles)}
        onChange={(value) => set('lexDomicile', oneOf(lexDomiciles, value))}
      />
      {isPerson ? (
        <>
          <SelectField
            {...shared('lexNationality')}
            value={values.lexNationality}
            options={choicesOf(t, 'investors_nationality_', lexNationalities)}
            onChange={(value) => set('lexNationality', oneOf(lexNationalities, value))}
          />
          <SelectField
            {...shared('lexPermit')}
            value={values.lexPermit}
            options={choicesOf(t, 'investors_permit_', lexPermits)}
            onChange={(value) => set('lexPermit', oneOf(lexPermits, value))}
          />
        </>
      ) : (
        <NumberStepper
          {...shared('lexForeignShare')}
          value={values.lexForeignShare}
          onChange={(value) => set('lexForeignShare', value)}
          min={0}
          max={100}
          step={1}
          decimals={1}
          unit="%"
        />
      )}
      <TextField
        {...shared('beneficialOwner')}
        value={values.beneficialOwner}
        onChange={(value) => set('beneficialOwner', value)}
        maxLength={200}
      />
    </>
  )
}
