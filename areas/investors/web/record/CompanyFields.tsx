// Fields of the company; the short form has the ones that every investor needs.

import { Checkbox } from '@mantine/core'
import { languages } from '#platform/rules/project-type.ts'
import { SelectField } from '#platform/web/form/fields/SelectField.tsx'
import { TextAreaField } from '#platform/web/form/fields/TextAreaField.tsx'
import { TextField } from '#platform/web/form/fields/TextField.tsx'
import { useText } from '#platform/web/i18n/texts.ts'
import { investorSources, investorTypes, legalForms } from '../../rules/investor-facts.ts'
import { choicesOf, oneOf, type FormPart } from './investor-form.ts'

type Word = 'company' | 'uid' | 'street' | 'postalCode' | 'seat' | 'website'

export function CompanyFields({ values, set, errorOf, isShort = false }: FormPart & { isShort?: boolean }) {
  const t = useText()
  const word = (name: Word) => ({
    name,
    label: t(`investors_field_${name}`),
    error: errorOf(name),
    value: values[name],
    onChange: (value: string) => set(name, value),
  })
  return (
    <>
      <div data-wide>
        <TextField {...word('company')} required maxLength={200} />
      </div>
      <SelectField
        label={t('investors_field_investorType')}
        name="investorType"
        required
        value={values.investorType}
        error={errorOf('investorType')}
        options={choicesOf(t, 'investors_type_', investorTypes)}
        onChange={(value) => set('investorType', oneOf(investorTypes, value) ?? values.investorType)}
      />
      <SelectField
        label={t('investors_field_language')}
        name="language"
        required
        value={values.language}
        error={errorOf('language')}
        options={choicesOf(t, 'general_language_', languages)}
        onChange={(value) => set('language', oneOf(languages, value) ?? values.language)}
      />
      <TextField {...word('uid')} hint={t('investors_uid_hint')} maxLength={40} />
      <SelectField
        label={t('investors_field_source')}
        name="source"
        required
        value={values.source}
        error={errorOf('source')}
        options={choicesOf(t, 'investors_source_', investorSources)}
        onChange={(value) => set('source', oneOf(investorSources, value) ?? values.source)}
      />
      {!isShort && (
        <>
          <SelectField
            label={t('investors_field_legalForm')}
            name="legalForm"
            value={values.legalForm}
            error={errorOf('legalForm')}
            options={choicesOf(t, 'investors_form_', legalForms)}
            onChange={(value) => set('legalForm', oneOf(legalForms, value))}
          />
          <TextField {...word('website')} maxLength={200} />
          <TextField {...word('street')} maxLength={200} />
          <TextField {...word('postalCode')} maxLength={20} />
          <TextField {...word('seat')} maxLength={100} />
          <div data-wide>
            <Checkbox
              label={t('investors_field_isCoBroker')}
              description={t('investors_co_broker_hint')}
              checked={values.isCoBroker}
              onChange={(event) => set('isCoBroker', event.currentTarget.checked)}
            />
          </div>
          <div data-wide>
            <TextAreaField
              label={t('investors_field_remark')}
              name="remark"
              value={values.remark}
              error={errorOf('remark')}
              onChange={(value) => set('remark', value)}
              rows={3}
              maxLength={2000}
            />
          </div>
        </>
      )}
    </>
  )
}
