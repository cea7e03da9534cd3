// List of changes between two contents, block by block.

import { IconArrowsSort, IconMinus, IconPencil, IconPlus } from '@tabler/icons-react'
import { useText } from '#platform/web/i18n/texts.ts'
import { Paragraph } from '#platform/web/kit/Paragraph.tsx'
import type { PageContent } from '../../rules/content.ts'
import { changesOfPage } from '../../rules/page-changes.ts'
import { blockTitle, kindText } from './block-words.ts'
import { useEditorState } from './editor-context.ts'
import styles from './ChangeList.module.css'

const icons = { added: IconPlus, removed: IconMinus, moved: IconArrowsSort, changed: IconPencil } as const

export function ChangeList({ before, after }: { before: PageContent; after: PageContent }) {
  const t = useText()
  const language = useEditorState((state) => state.language)
  const changes = changesOfPage(before, after)
  if (changes.length === 0) return <Paragraph isSoft>{t('website_no_changes')}</Paragraph>
  return (
    <ul className={styles.changes}>
      {changes.map(({ what, block, fields }) => {
        const Icon = icons[what]
        return (
          <li key={`${what} ${block?.id ?? ''}`} className={styles.change} data-what={what}>
            <Icon size={16} stroke={1.75} aria-hidden />
            <span>
              <span className={styles.name}>{block ? blockTitle(t, block, language) : t('website_page')}</span>{' '}
              <span className={styles.soft}>
                {[
                  block && t(kindText(block.kind)),
                  [t(`website_change_${what}`), fields.map((field) => t(`website_field_${field}`)).join(', ')]
                    .filter(Boolean)
                    .join(': '),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
          </li>
        )
      })}
    </ul>
  )
}
