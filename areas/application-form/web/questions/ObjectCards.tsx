// The wished objects as cards: image, title, address, size, price.

import { IconCircleCheck, IconMapPin } from '@tabler/icons-react'
import { useState } from 'react'
import { formatMoney, formatNumber } from '#platform/web/i18n/format.ts'
import { useText, type Translate } from '#platform/web/i18n/texts.ts'
import type { WishedObjectCard } from '../../contract/form-shapes.ts'
import { addressBeside } from '#areas/objects/rules/public-pages/address-beside.ts'
import type { WishOutcome } from '#areas/applications/rules/after-sending.ts'
import styles from './ObjectCards.module.css'

/**
 * `outcome` is set once the application is submitted; from then on the card does not show whether the object takes
 * applications.
 */
type ShownObject = WishedObjectCard & { outcome?: WishOutcome }

interface Props {
  objects: readonly ShownObject[]
  /** A buyer's own reservation takes an object, so the cards of a purchase do not mark it as taken. */
  isPurchase?: boolean
}

export function ObjectCards({ objects, isPurchase = false }: Props) {
  return (
    <ul className={styles.cards}>
      {objects.map((object) => (
        <li key={object.id}>
          <ObjectCard object={isPurchase ? { ...object, isFree: true } : object} />
        </li>
      ))}
    </ul>
  )
}

export function ObjectCard({ object }: { object: ShownObject }) {
  const t = useText()
  // The image of an object no longer on offer may be deleted.
  const [isMissing, setMissing] = useState(false)
  const { rentalgross } = object
  const price =
    rentalgross === null
      ? formatMoney(object.selling_price)
      : t('application_form_rent', { rent: formatMoney(rentalgross) })
  return (
    <article className={styles.card} data-outcome={object.outcome}>
      {object.image && !isMissing ? (
        <img
          className={styles.picture}
          src={object.image}
          alt=""
          width={120}
          height={90}
          loading="lazy"
          onError={() => setMissing(true)}
        />
      ) : (
        <NoPicture />
      )}
      <div className={styles.facts}>
        <h3 className={styles.title}>{object.tender_title}</h3>
        {object.tender_title !== object.title && <p>{object.title}</p>}
        <p className={styles.address}>
          <IconMapPin size={16} stroke={1.5} aria-hidden />
          {addressBeside(`${object.tender_title} ${object.title}`, object.address)}
        </p>
        <p>{sizeOf(object, t)}</p>
        {price && <p className={styles.price}>{price}</p>}
        <Mark object={object} />
      </div>
    </article>
  )
}

function Mark({ object: { outcome, isFree, isFull } }: { object: ShownObject }) {
  const t = useText()
  if (outcome === 'awarded' || outcome === 'offered') {
    return (
      <p className={styles.chosen}>
        <IconCircleCheck size={18} stroke={1.5} aria-hidden />
        {t(`application_form_outcome_${outcome}`)}
      </p>
    )
  }
  if (outcome === 'not_pursued') return <p>{t('application_form_outcome_not_pursued')}</p>
  if (!isFree) return <p className={styles.taken}>{t('application_form_object_taken')}</p>
  return isFull && outcome === undefined ? <p className={styles.taken}>{t('application_form_objects_full')}</p> : null
}

/** "3.5 Zimmer · 82 m² · 2. OG"; unknown values are left out. */
function sizeOf({ rooms, area, floor }: WishedObjectCard, t: Translate): string {
  return [
    rooms === null ? '' : t('application_form_rooms', { rooms: formatNumber(rooms) }),
    area === null ? '' : `${formatNumber(area)} m²`,
    floor ?? '',
  ]
    .filter(Boolean)
    .join(' · ')
}

function NoPicture() {
  return (
    <svg className={styles.picture} viewBox="0 0 120 90" aria-hidden focusable="false">
      <path
        d="M14 76V14h92v62H14M14 46h34M62 14v32h44M48 76V60M62 60v16"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
      />
    </svg>
  )
}
