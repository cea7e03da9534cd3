// Lists the other entries of the same action.

import { useText } from '#platform/web/i18n/texts.ts'
import { CellLink } from '#platform/web/table/cells/CellLink.tsx'
import { ScreenLink } from '#platform/web/ui/ScreenLink.tsx'
import { Section } from '#platform/web/ui/Section.tsx'
import type { ChangeView } from '../contract/changelog.ts'
import { entryAddress } from '../rules/changelog-address.ts'
import styles from './changelog.module.css'

export function TogetherSection({ together }: Pick<ChangeView, 'together'>) {
  const t = useText()
  if (together.length === 0) return null
  return (
    <Section title={t('changelog_section_together')} count={together.length}>
      <ul className={styles.together}>
        {together.map(({ id, title, record }) => (
          <li key={id}>
            <ScreenLink to={entryAddress(id)}>{title}</ScreenLink>
            <span className={styles.about}>
              {record.kindTitle} · <CellLink link={record.link} />
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
