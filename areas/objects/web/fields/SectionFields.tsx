// Fields of one group in two columns; wide fields take the full width.

import { coreField } from '../../rules/core-fields.ts'
import { facts } from '../../rules/object-facts.ts'
import { isCore, type ObjectField as FieldKey } from '../../rules/object-sections.ts'
import type { ObjectFormProps } from './object-form.ts'
import { ObjectField } from './ObjectField.tsx'
import { PriceSums } from './PriceSums.tsx'
import styles from './ObjectFields.module.css'

const kindOf = (name: FieldKey) => (isCore(name) ? coreField(name) : facts[name]).kind

const takesAll = (name: FieldKey): boolean =>
  ['text', 'features', 'link'].includes(kindOf(name)) || ['title', 'tenderTitle', 'usage'].includes(name)

export function SectionFields({ fields, ...props }: ObjectFormProps & { fields: readonly FieldKey[] }) {
  return (
    <div className={styles.fields}>
      {fields.map((name) => (
        <div key={name} data-wide={takesAll(name) || undefined}>
          <ObjectField name={name} {...props} />
        </div>
      ))}
      {fields.some((name) => name === 'netRent' || name === 'sellingPrice') && (
        <PriceSums values={props.form.values} isForSale={props.asked.isForSale} />
      )}
    </div>
  )
}
