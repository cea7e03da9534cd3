// Fields of one buyer. Share and property regime are asked only where they mean something.

import { Button } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { DateField } from '#platform/web/form/time/DateField.tsx'
import { PhoneField } from '#platform/web/form/fields/PhoneField.tsx'
import { SelectField } from '#platform/web/form/fields/SelectField.tsx'
import { TextField } from '#platform/web/form/fields/TextField.tsx'
import { useText } from '#platform/web/i18n/texts.ts'
import { civilStatuses, hasPropertyRegime, propertyRegimes } from '../../rules/confirmation/civil-status.ts'
import type { DraftBuyer } from './draft.ts'
import styles from './Confirmation.module.css'

interface Props {
  buyer: DraftBuyer
  /** Position, from 0. */
  place: number
  count: number
  errorOf: (path: string) => string | undefined
  onChange: (changes: Partial<DraftBuyer>) => void
  onRemove: () => void
}

export function BuyerFields({ buyer, place, count, errorOf, onChange, onRemove }: Props) {
  const t = useText()
  const text = (field: TextName) => ({
    name: `buyers.${place}.${field}`,
    label: t(`sales_field_${field}`),
    error: errorOf(`buyers.${place}.${field}`),
    value: buyer[field],
    onChange: (value: string) => onChange({ [field]: value }),
  })
  const title = t('sales_buyer_number', { number: place + 1 })
  const own = (autoComplete: string) => (place === 0 ? autoComplete : 'off')
  return (
    <section className={styles.card} aria-label={title}>
      <div className={styles.cardHead}>
        <h3 className={styles.cardTitle}>{title}</h3>
        {count > 1 && (
          <Button
            variant="subtle"
            color="gray"
            size="compact-sm"
            leftSection={<IconTrash size={16} stroke={1.5} aria-hidden />}
            aria-label={t('sales_buyer_remove_number', { number: place + 1 })}
            onClick={onRemove}
          >
            {t('sales_remove')}
          </Button>
        )}
      </div>
      <div className={styles.pair}>
        <TextField {...text('firstName')} required maxLength={80} autoComplete={own('given-name')} />
        <TextField {...text('lastName')} required maxLength={80} autoComplete={own('family-name')} />
      </div>
      <DateField {...text('dateOfBirth')} required autoComplete={place === 0 ? 'bday' : 'off'} />
      <TextField {...text('street')} required maxLength={120} autoComplete={own('street-address')} />
      <div className={styles.postal}>
        <TextField
          {...text('postalCode')}
          required
          maxLength={12}
          inputMode="numeric"
          autoComplete={own('postal-code')}
        />
        <TextField {...text('city')} required maxLength={80} autoComplete={own('address-level2')} />
      </div>
      <div className={styles.pair}>
        <TextField {...text('email')} type="email" maxLength={254} autoComplete={own('email')} />
        <PhoneField {...text('phone')} autoComplete={own('tel')} />
      </div>
      <SelectField
        name={`buyers.${place}.civilStatus`}
        label={t('sales_field_civilStatus')}
        required
        error={errorOf(`buyers.${place}.civilStatus`)}
        value={buyer.civilStatus}
        onChange={(chosen) => onChange({ civilStatus: civilStatuses.find((one) => one === chosen) ?? null })}
        options={civilStatuses.map((value) => ({ value, displayName: t(`sales_civil_${value}`) }))}
      />
      {hasPropertyRegime(buyer.civilStatus) && (
        <SelectField
          name={`buyers.${place}.propertyRegime`}
          label={t('sales_field_propertyRegime')}
          hint={t('sales_regime_hint')}
          required
          error={errorOf(`buyers.${place}.propertyRegime`)}
          value={buyer.propertyRegime}
          onChange={(chosen) => onChange({ propertyRegime: propertyRegimes.find((one) => one === chosen) ?? null })}
          options={propertyRegimes.map((value) => ({ value, displayName: t(`sales_regime_${value}`) }))}
        />
      )}
      {count > 1 && <TextField {...text('share')} hint={t('sales_share_hint')} required maxLength={20} />}
    </section>
  )
}

type TextName = Exclude<keyof DraftBuyer, 'civilStatus' | 'propertyRegime'>
