// Objects as cards with an image or floor plan.

import { useText } from '#platform/web/i18n/texts.ts'
import { ScreenLink } from '#platform/web/ui/ScreenLink.tsx'
import { StateBadge } from '#platform/web/ui/StateBadge.tsx'
import type { PublicItem } from '../../contract/public.ts'
import { moveInWords, priceWords, sizeWords, toneOfPublicState } from './public-words.ts'
import { PublicPicture } from './PublicPicture.tsx'
import { WishButton } from './WishButton.tsx'
import styles from './PublicCards.module.css'

export function PublicCards({ items }: { items: readonly PublicItem[] }) {
  return (
    <ul className={styles.cards}>
      {items.map((item) => (
        <Card key={item.id} item={item} />
      ))}
    </ul>
  )
}

function Card({ item }: { item: PublicItem }) {
  const t = useText()
  const price = priceWords(t, item)
  return (
    <li className={styles.card} data-taken={item.object_state !== 'free' || undefined}>
      <div className={styles.picture}>
        <PublicPicture item={item} />
        <span className={styles.state}>
          <StateBadge
            state={item.object_state}
            title={item.object_state_text}
            tone={toneOfPublicState[item.object_state]}
          />
        </span>
      </div>
      <div className={styles.words}>
        <h2 className={styles.title}>
          <ScreenLink to={`/public-object-details/${item.id}`} className={styles.link}>
            {sizeWords(t, item) || item.object_type}
          </ScreenLink>
        </h2>
        <p className={styles.address}>
          {item.address}, {item.postal_code} {item.city}
        </p>
        <div className={styles.foot}>
          <div>
            {price && <p className={styles.price}>{price}</p>}
            <p className={styles.from}>{moveInWords(t, item)}</p>
          </div>
          {item.application_form && <WishButton id={item.id} name={item.title} />}
        </div>
        {item.application_closed && <p className={styles.from}>{item.application_closed}</p>}
      </div>
    </li>
  )
}
