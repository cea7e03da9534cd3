// The wished objects as cards: picture, title, address, size, price.

import { IconMapPin } from '@tabler/icons-react'
import { useState } from 'react'
import { formatMoney, formatNumber } from '#platform/web/i18n/format.ts'
import { useText, type Translate } from '#platform/web/i18n/texts.ts'
import type { WishedObjectCard } from '../contract/form-shapes.ts'
import styles from './ObjectCards.module.css'

export function ObjectCards({ objects }: { objects: readonly WishedObjectCard[] }) {
  return (
    <ul className={styles.cards}>
      {objects.map((object) => (
        <li key={object.id}>
          <ObjectCard object={object} />
        </li>
      ))}
    </ul>
  )
}

export function ObjectCard({ object }: { object: WishedObjectCard }) {
  const t = useText()
  // What is no longer on offer may have lost its picture too.
  const [isMissing, setMissing] = useState(false)
  const { rentalgross, isFree } = object
  const price =
    rentalgross === null
      ? formatMoney(object.selling_price)
      : t('application_form_rent', { rent: formatMoney(rentalgross) })
  return (
    <article className={styles.card}>
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
          {object.address}
        </p>
        <p className={styles.size}>{sizeOf(object, t)}</p>
        {price && <p className={styles.price}>{price}</p>}
        {(object.isFull || !isFree) && (
          <p className={styles.taken}>
            {t(isFree ? 'application_form_objects_full' : 'application_form_object_taken')}
          </p>
        )}
      </div>
    </article>
  )
}

/** "3.5 Zimmer · 82 m² · 2. OG": what is known of it. */
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
