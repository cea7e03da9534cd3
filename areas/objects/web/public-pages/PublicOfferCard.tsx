// Card with object, price and date, and two actions: apply, or add to the wish list.

import { Button } from '@mantine/core'
import type { ReceivedResponseOf } from '#platform/contract/endpoint.ts'
import { formatMoney } from '#platform/web/i18n/format.ts'
import { currentLanguage } from '#platform/web/i18n/language.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { useInit } from '#platform/web/api/session.ts'
import { isSelling } from '#platform/rules/project-type.ts'
import { outOfFrame } from '#platform/web/shell/frame/embedded.ts'
import { StateBadge } from '#platform/web/ui/StateBadge.tsx'
import { PhoneLink } from '#platform/web/ui/PhoneLink.tsx'
import type { getPublicObject } from '../../contract/public.ts'
import { addressBeside } from '../../rules/public-pages/address-beside.ts'
import { moveInWords, sizeWords, toneOfPublicState } from '../../rules/public-pages/public-words.ts'
import { WishButton } from './WishButton.tsx'
import { applicationPath } from './wish-list.ts'
import styles from './PublicOfferCard.module.css'

type Object = ReceivedResponseOf<typeof getPublicObject>

export function PublicOfferCard({ object }: { object: Object }) {
  const t = useText()
  const { project_type } = useInit()
  const title = object.tender_title ?? object.title
  const { id, object_state, contact_person: contact } = object
  const isForSale = isSelling(project_type) || (object.rentalgross === null && object.selling_price !== null)
  return (
    <section className={styles.card}>
      <StateBadge state={object_state} title={object.object_state_text} tone={toneOfPublicState[object_state]} />
      <h1 className={styles.title} tabIndex={-1} data-page-title>
        {title}
      </h1>
      <p className={styles.address}>
        {addressBeside(title, `${object.address}, ${object.postal_code} ${object.city}`)}
      </p>
      <p className={styles.size}>{sizeWords(t, object)}</p>
      <Prices object={object} />
      <p className={styles.from}>{moveInWords(t, object)}</p>
      {object.application_form ? (
        <div className={styles.actions}>
          <Button component="a" {...outOfFrame()} href={applicationPath([id], currentLanguage())} size="md" fullWidth>
            {t(isForSale ? 'objects_apply_to_buy' : 'objects_apply')}
          </Button>
          <WishButton id={id} name={object.title} size="md" />
        </div>
      ) : (
        <p className={styles.taken}>
          {object.application_closed ?? t(object_state === 'free' ? 'objects_public_ask' : 'objects_public_taken')}
        </p>
      )}
      {(contact.phone || contact.email) && (
        <address className={styles.contact}>
          <span className={styles.label}>{t('objects_public_contact')}</span>
          <span>{contact.name}</span>
          {contact.phone && <PhoneLink number={contact.phone} />}
          {contact.email && <a href={`mailto:${contact.email}`}>{contact.email}</a>}
        </address>
      )}
    </section>
  )
}

function Prices({ object }: { object: Object }) {
  const t = useText()
  // Without ancillary costs, net and gross rent are equal.
  const adds = Boolean(object.incidentals)
  const lines = [
    ['netRent', adds ? object.rentalgross_net : null],
    ['ancillaryCost', adds ? object.incidentals : null],
    ['grossRent', object.rentalgross],
    ['sellingPrice', object.selling_price],
  ] as const
  const told = lines.filter(([, amount]) => amount !== null)
  if (told.length === 0) return null
  return (
    <dl className={styles.prices}>
      {told.map(([key, amount]) => (
        <div key={key} data-sum={key === 'grossRent' || key === 'sellingPrice' || undefined}>
          <dt>{t(`objects_field_${key}`)}</dt>
          <dd>{formatMoney(amount)}</dd>
        </div>
      ))}
    </dl>
  )
}
