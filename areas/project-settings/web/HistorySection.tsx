// Changes on this page: person, time, and both values.

import { useText } from '#platform/web/i18n/texts.ts'
import { Section } from '#platform/web/ui/Section.tsx'
import { Timeline } from '#platform/web/ui/Timeline.tsx'
import type { SettingHistory } from '../contract/history.ts'
import styles from './Settings.module.css'

export function HistorySection({ history }: { history: SettingHistory }) {
  const t = useText()
  return (
    <Section title={t('project_settings_history')} count={history.length}>
      {history.length === 0 ? (
        <p className={styles.quiet}>{t('project_settings_history_empty')}</p>
      ) : (
        <Timeline
          entries={history.map(({ id, at, by, title, changes }) => ({
            id,
            at,
            by,
            title,
            detail: changes.length > 0 && (
              <ul className={styles.changes}>
                {changes.map((change) => (
                  <li key={change.label}>
                    {t(change.old === '–' ? 'project_settings_first' : 'project_settings_change', {
                      field: change.label,
                      old: change.old,
                      new: change.new,
                    })}
                  </li>
                ))}
              </ul>
            ),
          }))}
        />
      )}
    </Section>
  )
}
