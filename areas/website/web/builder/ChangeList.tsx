// List of changes between two contents, block by block.

import { ChangeRows } from '#platform/web/builder/ChangeRows.tsx'
import { useText } from '#platform/web/i18n/texts.ts'
import { Paragraph } from '#platform/web/kit/Paragraph.tsx'
import type { PageContent } from '../../rules/content.ts'
import { changesOfPage } from '../../rules/page-changes.ts'
import { blockTitle, kindText } from './block-words.ts'
import { useEditorState } from './editor-context.ts'

export function ChangeList({ before, after }: { before: PageContent; after: PageContent }) {
  const t = useText()
  const language = useEditorState((state) => state.language)
  const changes = changesOfPage(before, after)
  if (changes.length === 0) return <Paragraph isSoft>{t('website_no_changes')}</Paragraph>
  return (
    <ChangeRows
      changes={changes.map(({ what, block, fields }) => {
        const done = [t(`website_change_${what}`), fields.map((field) => t(`website_field_${field}`)).join(', ')]
        return {
          key: `${what} ${block?.id ?? ''}`,
          what,
          path: block ? blockTitle(t, block, language) : t('website_page'),
          action: [block && t(kindText(block.kind)), done.filter(Boolean).join(': ')].filter(Boolean).join(' · '),
        }
      })}
    />
  )
}
