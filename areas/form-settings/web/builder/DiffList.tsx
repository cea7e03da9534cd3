// Lists the differences between two definitions: place, property and both values.

import { ChangeRows } from '#platform/web/builder/ChangeRows.tsx'
import { useText } from '#platform/web/i18n/texts.ts'
import { Paragraph } from '#platform/web/kit/Paragraph.tsx'
import type { DefinitionChange } from '../../rules/definition-diff.ts'
import styles from './DiffList.module.css'

/** Labels of the two sides. */
interface Sides {
  before: string
  after: string
}

interface Props {
  changes: readonly DefinitionChange[]
  /** Without them the list shows a conflict between the saved and the unsaved version, without a direction. */
  sides?: Sides
}

export function DiffList({ changes, sides }: Props) {
  const t = useText()
  if (changes.length === 0) return <Paragraph isSoft>{t('form_settings_diff_nothing')}</Paragraph>
  return (
    <ChangeRows
      changes={changes.map((change) => {
        const { what, path, property } = change
        const done = t(`form_settings_${sides ? 'diff' : 'clash'}_${what}`)
        return {
          key: [...path, what, property].join(' › '),
          what,
          path: path.join(' › ') || t('form_settings_the_form'),
          action: property ? `${done}: ${property}` : done,
          lines: <Values change={change} sides={sides} />,
        }
      })}
    />
  )
}

function Values({ change: { before, after }, sides }: { change: DefinitionChange; sides: Sides | undefined }) {
  const t = useText()
  if (before === null && after === null) return null
  return sides ? (
    <p className={styles.values}>
      <span className="visually-hidden">{sides.before}: </span>
      <del>{before || '–'}</del>
      <span aria-hidden> → </span>
      <span className="visually-hidden">, {sides.after}: </span>
      <ins>{after || '–'}</ins>
    </p>
  ) : (
    <>
      <p>{t('form_settings_conflict_theirs', { value: before || '–' })}</p>
      <p>{t('form_settings_conflict_mine', { value: after || '–' })}</p>
    </>
  )
}
