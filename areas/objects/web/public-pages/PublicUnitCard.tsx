// Card of one unit in a building, with a link to its page and the wish button.

import { useText } from '#platform/web/i18n/texts.ts'
import { ScreenLink } from '#platform/web/ui/ScreenLink.tsx'
import { StateBadge } from '#platform/web/ui/StateBadge.tsx'
import type { PublicItem } from '../../contract/public.ts'
import { headingWords, moveInWords, priceWords, toneOfPublicState } from '../../rules/public-pages/public-words.ts'
import styles from './PublicUnitCard.module.css'
import { WishButton } from './WishButton.tsx'

export function PublicUnitCard({ item }: { item: PublicItem }) {
  const t = useText()
  const { id, title, object_state, object_state_text } = item
  const price = priceWords(t, item)
  const from = moveInWords(t, item)
  return (
    <div className={styles.card}>
      <div className={styles.head}>
        <ScreenLink to={`/public-object-details/${id}`} className={styles.title}>
          {headingWords(t, item)}
        </ScreenLink>
        <StateBadge state={object_state} title={object_state_text} tone={toneOfPublicState[object_state]} />
      </div>
      {price && <p className={styles.price}>{price}</p>}
      {from && <p className={styles.from}>{from}</p>}
      {item.application_form && <WishButton id={id} name={title} />}
      {item.application_closed && <p className={styles.from}>{item.application_closed}</p>}
    </div>
  )
}
