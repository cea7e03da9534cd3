// Wish list at the bottom of the window, with a button to apply for all objects at once. An embedded page may extend
// beyond the visible window of the outer page. If the outer page does not report the visible end, the list is placed
// above the objects.

import { ActionIcon, Button } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { queryOf } from '#platform/web/api/query.ts'
import { currentLanguage } from '#platform/web/i18n/language.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { useInit } from '#platform/web/api/session.ts'
import { isSelling } from '#platform/rules/project-type.ts'
import { isEmbedded, outOfFrame, useVisibleEnd } from '#platform/web/shell/frame/embedded.ts'
import { listPublicObjects } from '../../contract/public.ts'
import { longestWishList } from '../../rules/public-pages/public-object.ts'
import { withColumns } from '../../rules/shown-columns.ts'
import { priceWords, sizeWords } from '../../rules/public-pages/public-words.ts'
import { useShownParts } from '../shown-parts.ts'
import { applicationPath, useWishList } from './wish-list.ts'
import styles from './WishBar.module.css'

/** `isOver`: the bar above the objects, for embedding pages that do not report their visible end. */
export function WishBar({ isOver = false }: { isOver?: boolean }) {
  const end = useVisibleEnd()
  const floats = !isEmbedded() || end !== undefined
  return floats === isOver ? null : <Bar end={end} floats={floats} />
}

function Bar({ end, floats }: { end: number | undefined; floats: boolean }) {
  const t = useText()
  const { project_type } = useInit()
  const { ids, toggle, keepOnly } = useWishList()
  const { data, isPlaceholderData } = useQuery({
    ...queryOf(listPublicObjects, { query: { ids: ids.join(',') } }),
    enabled: ids.length > 0,
    placeholderData: (before) => before,
  })
  const { columns } = useShownParts()
  const items = (data?.items ?? []).filter((item) => ids.includes(item.id)).map((item) => withColumns(item, columns))
  // Placeholder data belongs to the previous wish list and does not contain a newly added wish.
  useForgetTaken(isPlaceholderData ? undefined : data?.items, keepOnly)
  if (ids.length === 0) return null
  return (
    <section
      className={styles.bar}
      data-place={end === undefined ? (floats ? 'window' : 'page') : 'frame'}
      style={end === undefined ? undefined : { '--visible-end': `${end}px` }}
      aria-label={t('objects_wish_list')}
    >
      <div className={styles.inner}>
        <span className={styles.count}>
          {t('objects_wish_list')} {ids.length}/{longestWishList}
        </span>
        <ul className={styles.wishes}>
          {items.map((item) => (
            <li key={item.id} className={styles.wish}>
              <span className={styles.words}>
                <span className={styles.title}>{item.title}</span>
                <span className={styles.meta}>
                  {[sizeWords(t, item), priceWords(t, item)].filter(Boolean).join(' · ')}
                </span>
              </span>
              <ActionIcon
                variant="subtle"
                aria-label={t('objects_wish_remove_named', { object: item.title })}
                onClick={() => toggle(item.id)}
              >
                <IconX size={16} stroke={1.5} />
              </ActionIcon>
            </li>
          ))}
        </ul>
        <Button component="a" {...outOfFrame()} href={applicationPath(ids, currentLanguage())} className={styles.apply}>
          {t(isSelling(project_type) ? 'objects_apply_to_buy' : 'objects_apply')}
        </Button>
      </div>
    </section>
  )
}

/** Removes objects that are taken or no longer public, since they accept no applications. */
function useForgetTaken(
  items: readonly { id: string; application_form: string | null }[] | undefined,
  keepOnly: (ids: readonly string[]) => void,
) {
  useEffect(() => {
    if (items) keepOnly(items.filter((item) => item.application_form).map((item) => item.id))
  }, [items, keepOnly])
}
