// Picker for one object: wishes first, then others that can be offered. An object that cannot be offered shows its
// reason.

import { Button } from '@mantine/core'
import { useState } from 'react'
import { useText } from '#platform/web/i18n/texts.ts'
import { formatDate, formatMoney } from '#platform/web/i18n/format.ts'
import { StateBadge } from '#platform/web/ui/StateBadge.tsx'
import type { ObjectChoice } from '../../contract/offers.ts'
import { FitMarks } from './FitMarks.tsx'
import { addressAndFacts } from './object-facts.ts'
import styles from './ObjectPicker.module.css'

interface Props {
  objects: readonly ObjectChoice[]
  chosen: string | undefined
  onChoose: (objectId: string) => void
}

/** Number of objects shown at first, so that date and text remain on screen. */
const shownFirst = 3

export function ObjectPicker({ objects, chosen, onChoose }: Props) {
  const t = useText()
  const [showsAll, setShowsAll] = useState(false)
  const wishes = objects.filter(({ rank }) => rank !== null)
  const others = objects.filter(({ rank }) => rank === null)
  return (
    <fieldset className={styles.picker}>
      <legend className={styles.legend}>{t('applications_object_to_offer')}</legend>
      {wishes.length > 0 && <p className={styles.heading}>{t('applications_wishes')}</p>}
      {wishes.map((object) => (
        <Choice key={object.objectId} object={object} isChosen={object.objectId === chosen} onChoose={onChoose} />
      ))}
      {others.length > 0 && <p className={styles.heading}>{t('applications_other_objects')}</p>}
      {others
        .filter(({ objectId }, index) => showsAll || index < shownFirst || objectId === chosen)
        .map((object) => (
          <Choice key={object.objectId} object={object} isChosen={object.objectId === chosen} onChoose={onChoose} />
        ))}
      {!showsAll && others.length > shownFirst && (
        <Button variant="subtle" size="compact-sm" className={styles.more} onClick={() => setShowsAll(true)}>
          {t('applications_more_objects', { count: others.length - shownFirst })}
        </Button>
      )}
      {objects.length === 0 && <p className={styles.none}>{t('applications_no_objects')}</p>}
    </fieldset>
  )
}

interface ChoiceProps {
  object: ObjectChoice
  isChosen: boolean
  onChoose: (objectId: string) => void
}

function Choice({ object, isChosen, onChoose }: ChoiceProps) {
  const { objectId, title, address, rank, grossRent, progress_state, stateTitle, fits, canBeOffered } = object
  const { allowed, reason } = canBeOffered
  return (
    <label className={styles.choice} data-chosen={isChosen || undefined} data-unavailable={allowed ? undefined : true}>
      <input
        type="radio"
        name="object"
        className={styles.radio}
        checked={isChosen}
        disabled={!allowed}
        onChange={() => onChoose(objectId)}
      />
      <span className={styles.what}>
        <span className={styles.line}>
          <span className={styles.title}>{rank === null ? title : `${rank}. ${title}`}</span>
          <span className={styles.rent}>{formatMoney(grossRent)}</span>
        </span>
        <Facts object={object} address={address} />
        <FitMarks fits={fits} />
        {!allowed && (
          <span className={styles.reason}>
            <StateBadge state={progress_state} title={stateTitle} /> {reason}
          </span>
        )}
      </span>
    </label>
  )
}

function Facts({ object, address }: { object: ObjectChoice; address: string }) {
  const t = useText()
  return (
    <span className={styles.facts}>
      {addressAndFacts(t, address, object)}
      {object.nextFrom && ` · ${t('applications_free_from', { date: formatDate(object.nextFrom) })}`}
    </span>
  )
}
