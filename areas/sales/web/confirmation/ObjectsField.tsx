// The wished objects by priority: chosen from those for sale, moved by buttons.

import { SelectField } from '#platform/web/form/fields/SelectField.tsx'
import { fieldId } from '#platform/web/form/field-props.ts'
import { OrderButtons } from '#platform/web/form/OrderButtons.tsx'
import { formatMoney } from '#platform/web/i18n/format.ts'
import { useText, type Translate } from '#platform/web/i18n/texts.ts'
import { moved } from '#areas/applications/rules/priorities.ts'
import { mostObjects, type SaleObject } from '../../contract/confirmation-data.ts'
import styles from './Confirmation.module.css'

interface Props {
  choices: readonly SaleObject[]
  value: readonly string[]
  error: string | undefined
  onChange: (ids: string[]) => void
}

export function ObjectsField({ choices, value, error, onChange }: Props) {
  const t = useText()
  const chosen = value.flatMap((id) => choices.find((one) => one.id === id) ?? [])
  const left = choices.filter(({ id, isFree }) => isFree && !value.includes(id))
  const canAdd = value.length < mostObjects && left.length > 0
  return (
    <div className={styles.objects} id={fieldId('objects')} tabIndex={-1}>
      <ol className={styles.objectList}>
        {chosen.map((object, place) => (
          <li key={object.id} className={styles.object}>
            <span className={styles.rank}>{place + 1}</span>
            <div className={styles.objectWords}>
              <span className={styles.objectTitle}>{object.title}</span>
              <span className={styles.soft}>{factsOf(t, object)}</span>
              {!object.isFree && <span className={styles.taken}>{t('sales_object_taken')}</span>}
            </div>
            <span className={styles.price}>{object.price === null ? '–' : formatMoney(object.price)}</span>
            <span className={styles.order}>
              <OrderButtons
                title={object.title}
                place={place}
                count={chosen.length}
                size={20}
                onMove={(to) => onChange(moved(value, place, to))}
                onRemove={() => onChange(value.filter((id) => id !== object.id))}
              />
            </span>
          </li>
        ))}
      </ol>
      {canAdd && (
        <SelectField
          name="objectToAdd"
          label={t(value.length === 0 ? 'sales_object_choose' : 'sales_object_add')}
          required={value.length === 0}
          value={null}
          error={error}
          onChange={(id) => id && onChange([...value, id])}
          options={left.map((object) => ({
            value: object.id,
            displayName: [object.title, object.price === null ? '' : formatMoney(object.price)]
              .filter(Boolean)
              .join(' · '),
          }))}
        />
      )}
      {!canAdd && error && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
    </div>
  )
}

const factsOf = (t: Translate, { address, rooms, area }: SaleObject): string =>
  [address, rooms === null ? '' : t('sales_rooms', { rooms }), area === null ? '' : `${area} m²`]
    .filter(Boolean)
    .join(' · ')
