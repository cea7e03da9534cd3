// Objects of an owner, on the page of the owner.

import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { queryOf } from '#platform/web/api/query.ts'
import { formatNumber } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { QueryView } from '#platform/web/kit/QueryView.tsx'
import { Section } from '#platform/web/ui/Section.tsx'
import { StateBadge } from '#platform/web/ui/StateBadge.tsx'
import { listOwnerObjects } from '../../contract/owner-objects.ts'
import styles from './OwnerObjectsSection.module.css'

export default function OwnerObjectsSection({ ownerId }: { ownerId: string }) {
  const t = useText()
  const query = useQuery(queryOf(listOwnerObjects, { params: { id: ownerId } }))
  const none = <p className={styles.quiet}>{t('objects_of_owner_none')}</p>
  return (
    <Section title={t('menu_objects')}>
      <QueryView query={query} rows={3} empty={{ when: ({ count }) => count === 0, shown: none }}>
        {({ count, objects }) => (
          <>
            <ul className={styles.objects}>
              {objects.map((object) => (
                <li key={object.id} className={styles.object}>
                  <Link to="/objects/$id" params={{ id: object.id }}>
                    {object.title}
                  </Link>
                  <StateBadge state={object.progress_state} title={object.stateTitle} />
                </li>
              ))}
            </ul>
            {count > objects.length && (
              <p className={styles.quiet}>
                {t('objects_of_owner_more', { shown: formatNumber(objects.length), all: formatNumber(count) })}
              </p>
            )}
          </>
        )}
      </QueryView>
    </Section>
  )
}
