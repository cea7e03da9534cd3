// People to inform before an action: a sentence, and links to the first of them. They open a new tab, so
// that the dialog stays; the confirmation dialog is outside of the router.

import type { PeopleConcerned } from '#platform/contract/side-effects.ts'
import { formatNumber } from '../i18n/format.ts'
import { useText } from '../i18n/texts.ts'

export function ConcernedPeople({ concerns: { text, people, more } }: { concerns: PeopleConcerned }) {
  const t = useText()
  return (
    <div>
      {text}
      {people.length > 0 && (
        <ul style={{ margin: '4px 0 0', paddingInlineStart: 20 }}>
          {people.map(({ name, path }) => (
            <li key={path}>
              <a href={path} target="_blank" rel="noopener">
                {name}
              </a>
            </li>
          ))}
          {more > 0 && <li>{t('table_bulk_more_skipped', { count: formatNumber(more) })}</li>}
        </ul>
      )}
    </div>
  )
}
