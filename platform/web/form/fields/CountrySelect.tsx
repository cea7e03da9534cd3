// Country select with search; the value is the ISO code.

import { useMemo } from 'react'
import { currentLanguage } from '../../i18n/language.ts'
import { countriesIn } from './countries.ts'
import type { FieldProps } from '../field-props.ts'
import { SelectField } from './SelectField.tsx'

export function CountrySelect(props: FieldProps<string | null>) {
  const language = currentLanguage()
  const options = useMemo(() => countriesIn(language), [language])
  return <SelectField {...props} options={options} />
}
