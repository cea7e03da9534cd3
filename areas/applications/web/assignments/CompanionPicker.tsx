// Picker for objects offered together with the main object: lists parking spaces and side rooms of the same building,
// and finds others by search.

import { Checkbox, Stack, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queryOf } from '#platform/web/api/query.ts'
import { formatDate, formatMoney } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { findObjectsBeside, mostBeside, type ObjectChoice } from '../../contract/offers.ts'
import { Paragraph } from '#platform/web/kit/Paragraph.tsx'
import styles from './CompanionPicker.module.css'

interface Props {
  applicationId: string
  /** Main object of the companions. */
  objectId: string
  /** Objects in the same building. */
  companions: readonly ObjectChoice[]
  chosen: readonly ObjectChoice[]
  onChoose: (objects: ObjectChoice[]) => void
}

/** Same delay in milliseconds as in the lists (spec 1 §9). */
const searchPause = 600

export function CompanionPicker({ applicationId, objectId, companions, chosen, onChoose }: Props) {
  const t = useText()
  const [search, setSearch] = useState('')
  const [settled] = useDebouncedValue(search.trim(), searchPause)
  const { data } = useQuery({
    ...queryOf(findObjectsBeside, { params: { id: applicationId }, query: { search: settled, objectId } }),
    enabled: settled !== '',
    placeholderData: keepPreviousData,
  })
  const found = settled === '' ? [] : (data?.objects ?? [])
  const standing = [
    ...companions.filter((one) => one.objectId !== objectId),
    ...chosen.filter((one) => companions.every(({ objectId: other }) => other !== one.objectId)),
  ]
  const hits = found.filter((one) => standing.every(({ objectId: other }) => other !== one.objectId))
  const isChosen = (one: ObjectChoice) => chosen.some((other) => other.objectId === one.objectId)
  const choice = (one: ObjectChoice) => (
    <Checkbox
      key={one.objectId}
      label={[`${one.title} (${one.referenceNumber})`, formatMoney(one.grossRent)].filter(Boolean).join(', ')}
      description={
        one.canBeOffered.reason ?? (one.nextFrom && t('applications_free_from', { date: formatDate(one.nextFrom) }))
      }
      disabled={!one.canBeOffered.allowed || (chosen.length >= mostBeside && !isChosen(one))}
      checked={isChosen(one)}
      onChange={(event) =>
        onChoose(
          event.currentTarget.checked
            ? [...chosen, one]
            : chosen.filter(({ objectId: other }) => other !== one.objectId),
        )
      }
    />
  )
  const nothingFound = settled !== '' && data !== undefined && found.length === 0
  return (
    <fieldset className={styles.companions}>
      <legend className={styles.legend}>{t('applications_offer_together')}</legend>
      <Stack gap={8}>
        {standing.map(choice)}
        {chosen.length >= mostBeside && <Paragraph isSoft>{t('applications_at_most_five_beside')}</Paragraph>}
        <TextInput
          label={t('applications_search_beside')}
          type="search"
          leftSection={<IconSearch size={16} stroke={1.5} aria-hidden />}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
          onKeyDown={(event) => {
            // Enter in the search field must not submit the offer form.
            if (event.key === 'Enter') event.preventDefault()
          }}
          placeholder={t('applications_search_objects_hint')}
          maxLength={200}
        />
        {hits.map(choice)}
        {nothingFound && (
          <Paragraph isSoft role="status">
            {t('applications_search_beside_nothing')}
          </Paragraph>
        )}
      </Stack>
    </fieldset>
  )
}
