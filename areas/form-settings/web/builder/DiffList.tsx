// Lists the differences between two definitions: place, property and both values.

import { IconArrowsMove, IconMinus, IconPencil, IconPlus } from '@tabler/icons-react'
import { useText } from '#platform/web/i18n/texts.ts'
import type { DefinitionChange } from '../../rules/definition-diff.ts'
import styles from './DiffList.module.css'

interface Props {
  changes: readonly DefinitionChange[]
  /**
   * Labels of the two sides. Without them the list shows a conflict between the saved and the unsaved version,
   * without a direction.
   */
  sides?: { before: string; after: string }
}

const icons = { added: IconPlus, removed: IconMinus, moved: IconArrowsMove, changed: IconPencil } as const

export function DiffList({ changes, sides }: Props) {
  const t = useText()
  if (changes.length === 0) return <p className={styles.nothing}>{t('form_settings_diff_nothing')}</p>
  return (
    <ul className={styles.changes}>
      {changes.map((change) => {
        const Icon = icons[change.what]
        return (
          <li
            key={[...change.path, change.what, change.property].join(' › ')}
            className={styles.change}
            data-what={change.what}
          >
            <Icon size={16} stroke={1.75} aria-hidden />
            <div className={styles.words}>
              <p>
                <span className={styles.path}>{change.path.join(' › ') || t('form_settings_the_form')}</span>{' '}
                <span className={styles.action}>
                  {t(`form_settings_${sides ? 'diff' : 'clash'}_${change.what}`)}
                  {change.property && `: ${change.property}`}
                </span>
              </p>
              {(change.before !== null || change.after !== null) &&
                (sides ? (
                  <p className={styles.values}>
                    <span className="visually-hidden">{sides.before}: </span>
                    <del>{change.before || '–'}</del>
                    <span aria-hidden> → </span>
                    <span className="visually-hidden">, {sides.after}: </span>
                    <ins>{change.after || '–'}</ins>
                  </p>
                ) : (
                  <>
                    <p>{t('form_settings_conflict_theirs', { value: change.before || '–' })}</p>
                    <p>{t('form_settings_conflict_mine', { value: change.after || '–' })}</p>
                  </>
                ))}
            </div>
          </li>
        )
      })}
    </ul>
  )
}
