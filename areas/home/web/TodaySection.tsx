// Open work: each line has a count and links to the list of exactly these rows.

import { IconCircleCheck } from '@tabler/icons-react'
import { useId } from 'react'
import type { ReceivedResponseOf } from '#platform/contract/endpoint.ts'
import { formatNumber } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { NamedIcon } from '#platform/web/ui/NamedIcon.tsx'
import { ScreenLink } from '#platform/web/ui/ScreenLink.tsx'
import { Section } from '#platform/web/ui/Section.tsx'
import type { getMyWork } from '../contract/shell.ts'
import styles from './TodaySection.module.css'

type Lines = ReceivedResponseOf<typeof getMyWork>['today']

export function TodaySection({ lines }: { lines: Lines }) {
  const t = useText()
  return (
    <Section title={t('home_today')} bare>
      {lines.length === 0 && (
        <p className={styles.none}>
          <IconCircleCheck size={20} stroke={1.5} aria-hidden />
          <span>
            <strong>{t('home_today_none')}</strong> {t('home_today_none_text')}
          </span>
        </p>
      )}
      <div className={styles.topics}>
        {[...Map.groupBy(lines, ({ topic }) => topic)].map(([topic, members]) => (
          <Topic key={topic} topic={topic} lines={members} />
        ))}
      </div>
    </Section>
  )
}

function Topic({ topic, lines }: { topic: Lines[number]['topic']; lines: Lines }) {
  const t = useText()
  const titleId = useId()
  return (
    <div className={styles.topic} data-topic={topic}>
      <h3 className={styles.title} id={titleId}>
        {t(`home_topic_${topic}`)}
      </h3>
      <ul className={styles.lines} aria-labelledby={titleId}>
        {lines.map((line) => (
          <Line key={`${line.key}${line.path}`} line={line} />
        ))}
      </ul>
    </div>
  )
}

function Line({ line }: { line: Lines[number] }) {
  const t = useText()
  const { key, icon, count, capped, of, path, search, action } = line
  return (
    <li className={styles.line}>
      <ScreenLink to={path} search={search} className={styles.link}>
        <NamedIcon name={icon} size={18} className={styles.icon} />
        <span className={styles.count}>
          {formatNumber(count)}
          {capped ? '+' : ''}
        </span>
        <span>
          {t(`home_line_${key}`, { count })}
          {of && <span className={styles.of}> · {of}</span>}
        </span>
      </ScreenLink>
      {action && (
        <ScreenLink to={action.path} search={search} className={styles.action}>
          {action.text}
        </ScreenLink>
      )}
    </li>
  )
}
