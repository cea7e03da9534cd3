// The offered flat: plan or picture, address and price.

import { formatDate, formatMoney, formatNumber } from '#platform/web/i18n/format.ts'
import { withLanguage } from '#platform/web/api/request.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { KeyValueList } from '#platform/web/ui/KeyValueList.tsx'
import type { ReceivedResponseOf } from '#platform/contract/endpoint.ts'
import type { getOfferForm } from '../../../contract/offers.ts'
import { depositOf, rentOf } from '../../../rules/offers/together.ts'
import styles from './OfferedObject.module.css'

export type Offer = ReceivedResponseOf<typeof getOfferForm>

export function OfferedObject({ offer }: { offer: Offer }) {
  const t = useText()
  const { object, greetingName, together, goneWithout } = offer
  const { title, address, rooms, area, floor, moveInDate } = object
  return (
    <article>
      <p className={styles.greeting}>{t(`applications_offer_form_greeting_${object.kind}`, { name: greetingName })}</p>
      <h1 className={styles.title} tabIndex={-1} data-page-title>
        {title}
      </h1>
      <p className={styles.address}>{address}</p>
      {goneWithout.length > 0 && (
        <p className={styles.changed} role="status">
          {t('applications_offer_form_goes_on', { objects: goneWithout.join(', '), object: title })}
        </p>
      )}
      <Views object={object} />
      <ul className={styles.facts}>
        {rooms !== null && <Fact value={formatNumber(rooms)} word={t('applications_offer_form_rooms')} />}
        {area !== null && (
          <Fact
            value={`${formatNumber(area)} m²`}
            word={t(
              object.kind === 'apartment' ? 'applications_offer_form_area' : 'applications_offer_form_floor_space',
            )}
          />
        )}
        {floor !== null && <Fact value={floor} word={t('applications_offer_form_floor')} />}
        {moveInDate !== null && (
          <Fact
            value={formatDate(moveInDate)}
            word={t(object.kind === 'apartment' ? 'applications_offer_form_move_in' : 'applications_offer_form_from')}
          />
        )}
      </ul>
      <h2 className={styles.subtitle}>{t('applications_offer_form_costs')}</h2>
      <KeyValueList
        items={[
          { label: t('applications_net_rent'), value: formatMoney(object.netRent) },
          { label: t('applications_ancillary_cost'), value: formatMoney(object.ancillaryCost) },
          {
            label: t('applications_gross_rent'),
            value: <strong>{formatMoney(object.grossRent)}</strong>,
          },
          ...together.map((one) => ({ label: one.title, value: formatMoney(one.grossRent) })),
          ...(together.length > 0
            ? [
                {
                  label: t('applications_offer_form_total'),
                  value: <strong>{formatMoney(rentOf([object, ...together]))}</strong>,
                },
              ]
            : []),
          { label: t('applications_deposit_once'), value: formatMoney(depositOf([object, ...together])) },
        ]}
      />
    </article>
  )
}

function Fact({ value, word }: { value: string; word: string }) {
  return (
    <li className={styles.fact}>
      <span className={styles.value}>{value}</span>
      <span className={styles.word}>{word}</span>
    </li>
  )
}

function Views({ object: { id, title, pictures, hasFloorPlan } }: { object: Offer['object'] }) {
  const t = useText()
  // The plan contains text, so it is requested in the reader's language.
  const plan = withLanguage(`/api/v1/public-objects/${id}/floor-plan`)
  const [first] = pictures
  return (
    <>
      {first && <img className={styles.picture} src={first.url} alt={title} />}
      {hasFloorPlan && (
        <figure className={styles.plan}>
          <img
            className={styles.light}
            src={`${plan}?scheme=light`}
            alt={t('applications_offer_form_plan', { object: title })}
          />
          <img
            className={styles.dark}
            src={`${plan}?scheme=dark`}
            alt={t('applications_offer_form_plan', { object: title })}
          />
        </figure>
      )}
    </>
  )
}
