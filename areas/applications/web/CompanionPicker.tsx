// Parking spaces and side rooms of the same house, to be offered together with the object.

import { Checkbox, Stack } from '@mantine/core'
import { formatDate, formatMoney } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import type { ObjectChoice } from '../contract/offers.ts'
import styles from './OfferPanel.module.css'

interface Props {
  companions: readonly ObjectChoice[]
  chosen: readonly string[]
  onChoose: (objectIds: string[]) => void
}

export function CompanionPicker({ companions, chosen, onChoose }: Props) {
  const t = useText()
  if (companions.length === 0) return null
  return (
    <fieldset className={styles.companions}>
      <legend className={styles.legend}>{t('applications_offer_together')}</legend>
      <Stack gap={8}>
        {companions.map(({ objectId, title, referenceNumber, grossRent, nextFrom, canBeOffered }) => (
          <Checkbox
            key={objectId}
            label={`${title} (${referenceNumber}), ${formatMoney(grossRent)}`}
            description={
              canBeOffered.reason ?? (nextFrom && t('applications_free_from', { date: formatDate(nextFrom) }))
            }
            disabled={!canBeOffered.allowed}
            checked={chosen.includes(objectId)}
            onChange={(event) =>
              onChoose(event.currentTarget.checked ? [...chosen, objectId] : chosen.filter((one) => one !== objectId))
            }
          />
        ))}
      </Stack>
    </fieldset>
  )
}
