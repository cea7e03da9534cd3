// Shows the household's changes after sending, old value beside new value. Renders nothing if there are none.

import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#platform/web/api/query.ts'
import { formatDateTime } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { Section } from '#platform/web/ui/Section.tsx'
import { getChangesSince, type ChangesSince } from '../../contract/changes-since.ts'
import styles from './ChangedSinceSection.module.css'

export function ChangedSinceSection({ id }: { id: string }) {
  const t = useText()
  const { data } = useQuery(queryOf(getChangesSince, { params: { id } }))
  const count = data ? data.changes.length + data.people.length + data.papers.length : 0
  if (!data || count === 0) return null
  return (
    <Section title={t('applications_changes_since')} count={count}>
      {data.changes.length > 0 && <Differences changes={data.changes} />}
      <Moves moves={data.people} of="person" />
      <Moves moves={data.papers} of="paper" />
    </Section>
  )
}

function Differences({ changes }: Pick<ChangesSince, 'changes'>) {
  const t = useText()
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('applications_changes_since_field')}</th>
            <th scope="col">{t('applications_changes_since_before')}</th>
            <th scope="col">{t('applications_changes_since_after')}</th>
            <th scope="col">{t('applications_changes_since_at')}</th>
          </tr>
        </thead>
        <tbody>
          {changes.map(({ key, person, label, before, after, at, isNew }) => (
            <tr key={key}>
              <th scope="row">
                {label}
                {person && <span className={styles.person}>{person}</span>}
              </th>
              <td>
                <del>{before}</del>
              </td>
              <td>
                <ins>{after}</ins>
              </td>
              <td className={styles.at}>
                {formatDateTime(at)}
                {isNew && <span className={styles.new}>{t('applications_changes_since_new')}</span>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Moves({ moves, of }: { moves: ChangesSince['people']; of: 'person' | 'paper' }) {
  const t = useText()
  if (moves.length === 0) return null
  return (
    <ul className={styles.moves}>
      {moves.map(({ name, what, at, isNew }) => (
        <li key={`${at} ${name} ${what}`}>
          {t(`applications_changes_since_${of}_${what}`, { name })}
          <span className={styles.at}>
            {formatDateTime(at)}
            {isNew && <span className={styles.new}>{t('applications_changes_since_new')}</span>}
          </span>
        </li>
      ))}
    </ul>
  )
}
